import Foundation
import PackagePlugin

/// The build commands for the specs of one target.
///
/// They are made once and kept until a file is added or removed, so the outputs follow from the name of a spec and from
/// the size it has then: as many as that are written until they are made again. The inputs are the files that specs
/// mention then; the tool warns of one that is mentioned later.
struct SpecCommands {
  /// Every file of the target, whether it was declared or not.
  var files: [URL]
  /// The folder to which names are relative.
  var root: URL
  /// The folder of the package or project.
  var package: URL
  /// Where specs were looked for, as a message says it.
  var place: String
  var tool: URL
  var output: URL

  var all: [Command] {
    let documents = documents
    var taken: Set<String> = []
    let specs = documents.compactMap { file in
      SpecFile(file.lastPathComponent).map { kind in
        Spec(
          file: file, prefix: freeStem(of: file, besides: &taken) + ".sdk",
          kinds: kind.outputs(bytes: size(of: file, among: documents)))
      }
    }
    if specs.isEmpty {
      Diagnostics.warning(
        "SDKGenPlugin finds no spec in \(place): expected NAME.sdk.json, "
          + "openapi.yaml, NAME.openapi.yaml, swagger.yaml or NAME.swagger.yaml (or .json, .yml)")
    }
    for unused in configurations.dropFirst() {
      // Not every build system shows the file that a plugin names beside a message.
      Diagnostics.warning(
        "'\(folders(to: unused).joined(separator: "/"))' has no effect: the settings of a target are in one "
          + "sdkgen.json, the nearest to its folder",
        file: unused.path, line: 1)
    }
    for file in misnamedDocuments(besides: documents) {
      Diagnostics.warning(
        "'\(folders(to: file).joined(separator: "/"))' is an OpenAPI document from which nothing is generated; "
          + "call it openapi.yaml, NAME.openapi.yaml, swagger.yaml or NAME.swagger.yaml (or .json, .yml)",
        file: file.path, line: 1)
    }
    for entry in misnamedEntries {
      Diagnostics.warning(
        "nothing is generated from '\(entry)' of sdkgen.json, since its name says nothing to the plugin; call it "
          + "NAME.sdk.json, or openapi.yaml, NAME.openapi.yaml, swagger.yaml or NAME.swagger.yaml (or .json, .yml)",
        file: configurations.first?.path, line: 1)
    }
    if let file = forgottenConfiguration(of: specs) {
      Diagnostics.warning(
        "'\(file.path)' has no effect here: the plugin reads an sdkgen.json among the files of the target",
        file: file.path, line: 1)
    }
    let commands = specs.map { command(for: $0, inputs: documents) }
    return specs.count > 1 ? commands + [comparison(of: specs)] : commands
  }

  /// A spec, and the files that are generated from it.
  private struct Spec {
    var file: URL
    var prefix: String
    var kinds: [String]

    func outputs(in folder: URL) -> [URL] {
      kinds.map { folder.appendingPathComponent("\(prefix).\($0).swift") }
    }
  }

  /// The specs, the configuration, and what one of these mentions: imports, references and overlays. Other JSON and
  /// YAML files belong to the target's own code.
  private var documents: [URL] {
    var others = files.filter { isDocument($0.lastPathComponent) }
    var found = others.filter { file in
      SpecFile(file.lastPathComponent) != nil || file.lastPathComponent == "sdkgen.json"
    }
    var next = 0
    while next < found.count {
      others.removeAll(where: found.contains)
      if others.isEmpty { break }
      let text = (try? Data(contentsOf: found[next])) ?? Data()
      found += others.filter { text.mentions($0) }
      next += 1
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Each `sdkgen.json`, the nearest to the target's folder first: its settings are those of all specs.
  private var configurations: [URL] {
    files.filter { $0.lastPathComponent == "sdkgen.json" }
      .sorted { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
  }

  /// Returns the OpenAPI documents whose names tell the plugin nothing, and that no spec mentions.
  private func misnamedDocuments(besides documents: [URL]) -> [URL] {
    files.filter { file in
      guard isDocument(file.lastPathComponent), !documents.contains(file),
        let handle = try? FileHandle(forReadingFrom: file)
      else { return false }
      defer { try? handle.close() }
      let beginning = (try? handle.read(upToCount: 4096)) ?? Data()
      return SpecFile.isOpenAPI(beginning: String(decoding: beginning, as: UTF8.self))
    }
  }

  /// The specs that `sdkgen.json` lists by names that tell the plugin nothing.
  private var misnamedEntries: [String] {
    guard let file = configurations.first, let data = try? Data(contentsOf: file),
      let settings = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = settings["specs"] as? [[String: Any]]
    else { return [] }
    return entries.compactMap { $0["spec"] as? String }
      .filter { SpecFile(URL(fileURLWithPath: $0).lastPathComponent) == nil }
  }

  /// Returns an `sdkgen.json` that names a spec, in a folder around it, of a target that has none itself.
  private func forgottenConfiguration(of specs: [Spec]) -> URL? {
    guard configurations.isEmpty else { return nil }
    for spec in specs {
      var folder = spec.file.deletingLastPathComponent().standardizedFileURL
      let ancestors = package.standardizedFileURL.pathComponents
      while folder.pathComponents.starts(with: ancestors) {
        let file = folder.appendingPathComponent("sdkgen.json")
        if let text = try? Data(contentsOf: file), text.mentions(spec.file) { return file }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }

  /// Returns the size of a spec with all files that are not specs themselves, since it may be made of them.
  private func size(of spec: URL, among documents: [URL]) -> Int {
    documents.filter { $0 == spec || SpecFile($0.lastPathComponent) == nil }
      .reduce(0) { sum, file in
        // A link has a size of its own.
        let values = try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.fileSizeKey])
        return sum + (values?.fileSize ?? 0)
      }
  }

  private func command(for spec: Spec, inputs: [URL]) -> Command {
    .buildCommand(
      displayName: "Generating a client from \(spec.file.lastPathComponent)",
      executable: tool,
      arguments: Tool.arguments
        + [spec.file.path, configurations.first?.path ?? "", spec.prefix, output.path]
        + spec.kinds + ["--"] + inputs.map(\.path),
      inputFiles: inputs,
      outputFiles: spec.outputs(in: output))
  }

  /// The specs of a target are generated one by one, so only their files show that two declare the same type. The file
  /// that this writes is compiled with them: what nothing depends on is not built.
  private func comparison(of specs: [Spec]) -> Command {
    let marker = output.appendingPathComponent("sdkgen.Types.swift")
    return .buildCommand(
      displayName: "Comparing the types of \(specs.count) specs",
      executable: tool,
      arguments: Tool.arguments + ["compare", marker.path]
        + specs.flatMap { ["--", $0.file.path] + $0.outputs(in: output).map(\.path) },
      inputFiles: specs.flatMap { $0.outputs(in: output) },
      outputFiles: [marker])
  }

  /// Returns `Shop-posts` for `Shop/posts.sdk.json`; numbered in the rare case that this is taken, because
  /// two files of one name in a module do not compile.
  private func freeStem(of spec: URL, besides taken: inout Set<String>) -> String {
    let stem = SpecFile.stem(of: folders(to: spec).joined(separator: "-"))
    var free = stem
    var number = 2
    // As a disk that does not tell upper from lower case sees it: `ß` as `SS`.
    while !taken.insert(free.uppercased().lowercased()).inserted {
      free = "\(stem)-\(number)"
      number += 1
    }
    return free
  }

  /// Returns the folders from the root to a file, and its name; the name alone for a file that is elsewhere.
  private func folders(to file: URL) -> ArraySlice<String> {
    let folders = root.standardizedFileURL.pathComponents
    let path = file.standardizedFileURL.pathComponents
    return path.starts(with: folders) ? path.dropFirst(folders.count) : path.suffix(1)
  }
}

extension Data {
  /// Returns whether the text has the name of a file, and not only as the end of a longer one: `pets.openapi.yaml` is no
  /// mention of `api.yaml`.
  fileprivate func mentions(_ file: URL) -> Bool {
    let name = Data(file.lastPathComponent.utf8)
    var rest = self[...]
    while let found = rest.range(of: name) {
      if found.lowerBound == startIndex
        || "/\\\"' :\t\r\n".utf8.contains(self[found.lowerBound - 1])
      {
        return true
      }
      rest = rest[found.upperBound...]
    }
    return false
  }
}

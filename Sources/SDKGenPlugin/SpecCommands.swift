import Foundation
import PackagePlugin

/// The build commands for the specs of one target.
///
/// They are made once and kept until a file is added or removed, so nothing here may depend on the
/// contents of a spec: the outputs follow from its name, and all files that it could import, refer to or
/// be overlaid with are inputs.
struct SpecCommands {
  /// Every file of the target, whether it was declared or not.
  var files: [URL]
  /// The folder to which names are relative.
  var root: URL
  var tool: URL
  var output: URL

  var all: [Command] {
    var taken: Set<String> = []
    let commands = specs.map { spec, kind in
      command(for: spec, kind, prefix: freeStem(of: spec, besides: &taken) + ".sdk")
    }
    if commands.isEmpty {
      Diagnostics.warning(
        "SDKGenPlugin finds no spec in \(root.lastPathComponent): expected NAME.sdk.json, "
          + "openapi.yaml or NAME.openapi.yaml (or .json, .yml)")
    }
    return commands
  }

  private var specs: [(url: URL, kind: SpecFile)] {
    documents.compactMap { file in SpecFile(file.lastPathComponent).map { (file, $0) } }
  }

  /// All JSON and YAML files, the configuration and overlays among them.
  private var documents: [URL] {
    files.filter { isDocument($0.lastPathComponent) }.sorted { $0.path < $1.path }
  }

  /// The `sdkgen.json` nearest to the target's folder.
  private var configuration: URL? {
    files.filter { $0.lastPathComponent == "sdkgen.json" }
      .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
  }

  private func command(for spec: URL, _ kind: SpecFile, prefix: String) -> Command {
    .buildCommand(
      displayName: "Generating a client from \(spec.lastPathComponent)",
      executable: tool,
      arguments: [spec.path, configuration?.path ?? "", prefix, output.path] + kind.outputs
        + ["--"] + documents.map(\.path),
      inputFiles: documents,
      outputFiles: kind.outputs.map { output.appendingPathComponent("\(prefix).\($0).swift") })
  }

  /// Returns `Shop-posts` for `Shop/posts.sdk.json`; numbered in the rare case that this is taken, because
  /// two files of one name in a module do not compile.
  private func freeStem(of spec: URL, besides taken: inout Set<String>) -> String {
    let folders = root.standardizedFileURL.pathComponents
    let path = spec.standardizedFileURL.pathComponents
    let inside = path.starts(with: folders) ? path.dropFirst(folders.count) : path.suffix(1)
    let stem = SpecFile.stem(of: inside.joined(separator: "-"))
    var free = stem
    var number = 2
    while !taken.insert(free.lowercased()).inserted {
      free = "\(stem)-\(number)"
      number += 1
    }
    return free
  }
}

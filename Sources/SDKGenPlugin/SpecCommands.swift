import Foundation
import PackagePlugin

/// The build commands for the specs of one target.
///
/// They are made once and kept while no file comes or goes, so nothing here may depend on what a
/// spec says: the outputs follow from its name, and all that it could import, refer to or be changed
/// by are inputs.
struct SpecCommands {
  /// Every file of the target, whether it was declared or not.
  var files: [URL]
  /// The folder that names are relative to.
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

  /// The configuration and overlays are among them.
  private var documents: [URL] {
    files.filter { isDocument($0.lastPathComponent) }.sorted { $0.path < $1.path }
  }

  /// The one nearest to the target's folder.
  private var configuration: URL? {
    files.filter { $0.lastPathComponent == "sdkgen.json" }
      .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
  }

  private func command(for spec: URL, _ kind: SpecFile, prefix: String) -> Command {
    .buildCommand(
      displayName: "Generating a client of \(spec.lastPathComponent)",
      executable: tool,
      arguments: [spec.path, configuration?.path ?? "", prefix, output.path] + kind.outputs
        + ["--"] + documents.map(\.path),
      inputFiles: documents,
      outputFiles: kind.outputs.map { output.appendingPathComponent("\(prefix).\($0).swift") })
  }

  /// `Shop/posts.sdk.json` gives `Shop-posts`; numbered in the rare case that this is taken, as two
  /// files of one name in a module do not compile.
  private func freeStem(of spec: URL, besides taken: inout Set<String>) -> String {
    let folders = root.standardizedFileURL.pathComponents
    let place = spec.standardizedFileURL.pathComponents
    let inside = place.starts(with: folders) ? place.dropFirst(folders.count) : place.suffix(1)
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

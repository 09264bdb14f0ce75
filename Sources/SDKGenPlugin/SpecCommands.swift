import Foundation
import PackagePlugin

/// The build commands for the specs of one target.
///
/// They are made once and kept while no file comes or goes, so nothing here may depend on what a
/// spec says: each has the same three outputs, and all specs are inputs of each, for imports.
struct SpecCommands {
  /// Every file of the target, whether it was declared or not.
  var files: [URL]
  /// The folder that names are relative to.
  var root: URL
  var tool: URL
  var output: URL

  var all: [Command] {
    var taken: Set<String> = []
    return specs.map { spec in
      command(for: spec, prefix: freeStem(of: spec, besides: &taken) + ".sdk")
    }
  }

  private var specs: [URL] {
    files.filter { $0.lastPathComponent.hasSuffix(".sdk.json") }.sorted { $0.path < $1.path }
  }

  /// The one nearest to the target's folder.
  private var configuration: URL? {
    files.filter { $0.lastPathComponent == "sdkgen.json" }
      .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
  }

  private func command(for spec: URL, prefix: String) -> Command {
    let kinds = ["Client", "Endpoints", "Models"]
    return .buildCommand(
      displayName: "Generating a client of \(spec.lastPathComponent)",
      executable: tool,
      arguments: [spec.path, configuration?.path ?? "", prefix, output.path] + kinds,
      inputFiles: specs + (configuration.map { [$0] } ?? []),
      outputFiles: kinds.map { output.appendingPathComponent("\(prefix).\($0).swift") })
  }

  /// `Shop/posts.sdk.json` gives `Shop-posts`; numbered in the rare case that this is taken, as
  /// two files of one name in a module do not compile.
  private func freeStem(of spec: URL, besides taken: inout Set<String>) -> String {
    let folders = root.standardizedFileURL.pathComponents
    let place = spec.standardizedFileURL.pathComponents
    let inside = place.starts(with: folders) ? place.dropFirst(folders.count) : place.suffix(1)
    let stem = inside.joined(separator: "-").dropLast(".sdk.json".count)
    var free = String(stem)
    var number = 2
    while !taken.insert(free.lowercased()).inserted {
      free = "\(stem)-\(number)"
      number += 1
    }
    return free
  }
}

import Foundation
import PackagePlugin

/// The build commands for the specs of one target.
///
/// They are made once and kept while no file comes or goes, so nothing here may depend on what a
/// spec says: the outputs follow from its name, and all specs are inputs of each, for imports.
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
    files.filter { Kind($0.lastPathComponent) != nil }.sorted { $0.path < $1.path }
  }

  /// What an OpenAPI document may refer to.
  private var documents: [URL] {
    files.filter { ["json", "yaml", "yml"].contains($0.pathExtension.lowercased()) }
      .sorted { $0.path < $1.path }
  }

  /// What a spec is, by its name alone.
  private enum Kind {
    case native
    /// `openapi.yaml`, `pets.openapi.json`: large ones are many, so models and endpoints have eight files each.
    case openAPI

    init?(_ name: String) {
      let parts = name.split(separator: ".")
      if name.hasSuffix(".sdk.json") {
        self = .native
      } else if parts.count > 1, parts[parts.count - 2] == "openapi",
        ["json", "yaml", "yml"].contains(parts[parts.count - 1])
      {
        self = .openAPI
      } else {
        return nil
      }
    }

    var outputs: [String] {
      switch self {
      case .native: ["Client", "Endpoints", "Models"]
      case .openAPI:
        ["Client"] + (1...8).map { "Endpoints\($0)" } + (1...8).map { "Models\($0)" }
      }
    }
  }

  /// The one nearest to the target's folder.
  private var configuration: URL? {
    files.filter { $0.lastPathComponent == "sdkgen.json" }
      .min { ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path) }
  }

  private func command(for spec: URL, prefix: String) -> Command {
    let kind = Kind(spec.lastPathComponent) ?? .native
    let kinds = kind.outputs
    return .buildCommand(
      displayName: "Generating a client of \(spec.lastPathComponent)",
      executable: tool,
      arguments: [spec.path, configuration?.path ?? "", prefix, output.path] + kinds,
      inputFiles: (kind == .native ? specs : documents) + (configuration.map { [$0] } ?? []),
      outputFiles: kinds.map { output.appendingPathComponent("\(prefix).\($0).swift") })
  }

  /// `Shop/posts.sdk.json` gives `Shop-posts`, `openapi.yaml` gives `openapi`; numbered in the rare case that this is taken, as
  /// two files of one name in a module do not compile.
  private func freeStem(of spec: URL, besides taken: inout Set<String>) -> String {
    let folders = root.standardizedFileURL.pathComponents
    let place = spec.standardizedFileURL.pathComponents
    let inside = place.starts(with: folders) ? place.dropFirst(folders.count) : place.suffix(1)
    let name = inside.joined(separator: "-")
    let endings = [".sdk.json", ".openapi.json", ".openapi.yaml", ".openapi.yml"]
    let ending = endings.first { name.hasSuffix($0) } ?? "." + spec.pathExtension
    let stem = String(name.dropLast(ending.count))
    var free = stem
    var number = 2
    while !taken.insert(free.lowercased()).inserted {
      free = "\(stem)-\(number)"
      number += 1
    }
    return free
  }
}

import Foundation

/// The kind of spec in a file of a target, by its name alone.
enum SpecFile {
  /// `posts.sdk.json`, `posts.sdk.yaml`
  case native
  /// `openapi.yaml`, `pets.openapi.json`, `swagger.yaml`, `pets.swagger.json`
  case openAPI

  init?(_ name: String) {
    let parts = name.split(separator: ".")
    guard parts.count > 1, isDocument(name) else { return nil }
    switch parts[parts.count - 2] {
    case "sdk" where parts.count > 2: self = .native
    case "openapi", "swagger": self = .openAPI
    default: return nil
    }
  }

  /// The kinds of files generated from one. OpenAPI documents can be large, and files compile in parallel, so there
  /// are many for each of them, whatever its size.
  var outputs: [String] {
    switch self {
    case .native: ["Client", "Endpoints", "Models"]
    case .openAPI:
      ["Client"] + (1...24).map { "Groups\($0)" } + (1...24).map { "Models\($0)" }
    }
  }

  /// Returns `pets` for `pets.openapi.yaml` and `pets.sdk.json`, `openapi` for `openapi.yaml`.
  static func stem(of name: String) -> String {
    let endings = ["sdk", "openapi", "swagger"].flatMap { kind in
      documentEndings.map { ".\(kind).\($0)" }
    }
    let ending = endings.first { name.hasSuffix($0) } ?? "." + (name as NSString).pathExtension
    return String(name.dropLast(ending.count))
  }
}

/// Returns true if a file can be a spec, or a file that a spec refers to, imports or is overlaid with.
func isDocument(_ name: String) -> Bool {
  documentEndings.contains((name as NSString).pathExtension)
}

private let documentEndings = ["json", "yaml", "yml"]

import Foundation

/// What a file of a target is, by its name alone.
enum SpecFile {
  /// `posts.sdk.json`, `posts.sdk.yaml`
  case native
  /// `openapi.yaml`, `pets.openapi.json`
  case openAPI

  init?(_ name: String) {
    let parts = name.split(separator: ".")
    guard parts.count > 1, isDocument(name) else { return nil }
    switch parts[parts.count - 2] {
    case "sdk" where parts.count > 2: self = .native
    case "openapi": self = .openAPI
    default: return nil
    }
  }

  /// The files that are made of one. OpenAPI documents can be large, and files compile beside each other, so these
  /// are many for each of them, whatever its size.
  var outputs: [String] {
    switch self {
    case .native: ["Client", "Endpoints", "Models"]
    case .openAPI:
      ["Client"] + (1...8).map { "Endpoints\($0)" } + (1...8).map { "Models\($0)" }
    }
  }

  /// `pets` of `pets.openapi.yaml` and of `pets.sdk.json`, `openapi` of `openapi.yaml`.
  static func stem(of name: String) -> String {
    let endings = ["sdk", "openapi"].flatMap { kind in
      documentEndings.map { ".\(kind).\($0)" }
    }
    let ending = endings.first { name.hasSuffix($0) } ?? "." + (name as NSString).pathExtension
    return String(name.dropLast(ending.count))
  }
}

/// Whether a file can be a spec, or what one refers to, imports or is changed by.
func isDocument(_ name: String) -> Bool {
  documentEndings.contains((name as NSString).pathExtension)
}

private let documentEndings = ["json", "yaml", "yml"]

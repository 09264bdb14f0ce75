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

  /// Returns whether a file is an OpenAPI document by its beginning, whatever it is called.
  static func isOpenAPI(beginning: String) -> Bool {
    let version = #"(^|[\n{,])\s*["']?(openapi|swagger)["']?\s*:\s*["']?[23]\."#
    return beginning.range(of: version, options: .regularExpression) != nil
  }

  /// Returns the kinds of files generated from a document of so many bytes. Files compile in parallel, so a large
  /// document gets many, and in steps, so that its growth seldom changes their number.
  func outputs(bytes: Int) -> [String] {
    if self == .native || bytes < 150_000 { return ["Client", "Endpoints", "Models", "Contract"] }
    let numbers = 1...(bytes < 1_000_000 ? 8 : 24)
    return ["Client"] + numbers.map { "Groups\($0)" } + numbers.map { "Models\($0)" } + ["Contract"]
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

import Foundation
import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenNativeSpec
import SDKGenSourceText

/// The API that a spec means, and everything reported about it, in the order of the text.
struct Outcome {
  var api: API?
  var diagnostics: [Diagnostic]

  /// `3:5 unknown-type`
  var places: [String] {
    diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)" }
  }

  var messages: [String] { diagnostics.map(\.message) }
}

/// Reads, parses and resolves a spec, and what it imports by name.
func outcome(of text: String, importing files: [String: String] = [:]) -> Outcome {
  outcome(of: Array(text.utf8), importing: files.mapValues { Array($0.utf8) })
}

func outcome(of bytes: [UInt8], importing files: [String: [UInt8]] = [:]) -> Outcome {
  let tree = readJSON(bytes, file: "api.sdk.json")
  guard let node = tree.value else { return Outcome(api: nil, diagnostics: tree.diagnostics) }
  let document = parse(node)
  let imports = document.value.imports.compactMap { path in
    files[path.value].flatMap { readJSON($0, file: path.value).value }.map { parse($0) }
  }
  let api = resolve(document.value, imports: imports.map(\.value))
  let all =
    tree.diagnostics + document.diagnostics + imports.flatMap(\.diagnostics) + api.diagnostics
  let sorted = all.sorted { left, right in
    guard let first = left.location, let second = right.location else { return false }
    return first < second
  }
  return Outcome(api: api.value, diagnostics: sorted)
}

/// The snapshot cases, by folder; they are specs for these tests too.
enum SnapshotCases {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("SnapshotTests/Cases")

  static var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { has($0, "api.sdk.json") }.sorted()
  }

  static func outcome(of name: String) throws -> Outcome {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path)
    let specs = files.filter { $0.hasSuffix(".sdk.json") }
    let bytes = try specs.map { try (Self.bytes(of: $0, in: name)) }
    return try NativeSpecTests.outcome(
      of: Self.bytes(of: "api.sdk.json", in: name),
      importing: Dictionary(uniqueKeysWithValues: zip(specs, bytes)))
  }

  static func bytes(of file: String, in name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appendingPathComponent(name).appendingPathComponent(file)))
  }

  private static func has(_ name: String, _ file: String) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent(name).appendingPathComponent(file).path)
  }
}

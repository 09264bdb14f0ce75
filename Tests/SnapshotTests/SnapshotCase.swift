import Foundation
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// A folder of `Cases`: one spec, and what comes of it.
///
/// `api.sdk.json` or `api.sdk.yaml` is the spec; others beside it are those it imports, and are
/// generated as well. Or `openapi.json`, `openapi.yaml` or `swagger.yaml` is, with the files it refers to beside it.
/// `sdkgen.json` holds settings, if there are any. `expected/` holds the Swift files, and
/// `diagnostics.txt` when there is something to say.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: URL

  var testDescription: String { name }
  var expected: Golden { Golden(folder: folder.appending(path: "expected")) }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static let all: [SnapshotCase] = names(in: folder).map {
    SnapshotCase(name: $0, folder: folder.appending(path: $0))
  }

  /// The cases whose spec is right, so that there is Swift to compile.
  static let good = all.filter { snapshot in
    names(in: snapshot.expected.folder).contains { $0.hasSuffix(".swift") }
  }

  /// Returns the files that the tool makes of the spec, by name.
  func output() throws -> [String: String] {
    let root = root
    let settings = try settings()
    let options = settings.value
    var result = generate(root, load: load, options: options)
    result.diagnostics = settings.diagnostics + result.diagnostics
    if settings.hasErrors { result.value = [] }
    let imported = Self.names(in: folder)
      .filter { $0.hasSuffix(".sdk.json") || $0.hasSuffix(".sdk.yaml") }
      .filter { $0 != root && !result.value.isEmpty }
      .flatMap { generate($0, load: load, options: options).value }
    var files = Dictionary(
      (result.value + imported).map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    if !result.diagnostics.isEmpty {
      files["diagnostics.txt"] = result.diagnostics.text { try? load($0) }
    }
    return files
  }

  /// The spec's file name.
  var root: String {
    let names = Self.names(in: folder)
    return ["openapi.json", "openapi.yaml", "swagger.yaml", "api.sdk.yaml"].first(
      where: names.contains)
      ?? "api.sdk.json"
  }

  func settings() throws -> Diagnosed<GenerationOptions> {
    guard let bytes = try? load("sdkgen.json") else { return Diagnosed(GenerationOptions()) }
    let read = Configuration.read(bytes, file: "sdkgen.json")
    let entry = try #require(read.value.entries.first)
    return Diagnosed(entry.options, read.diagnostics)
  }

  @Sendable func load(_ path: String) throws -> [UInt8] {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
      throw NoSuchFile(path: path)
    }
    return Array(data)
  }

  /// Says the same on every machine.
  private struct NoSuchFile: Error, CustomStringConvertible {
    var path: String
    var description: String { "cannot read '\(path)': there is no such file" }
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

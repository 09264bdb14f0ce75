import Foundation
import SDKGenDiagnostics
import SDKGenKit
import SDKGenSwiftPlanning
import Testing

/// A folder of `Cases`: one spec, and what comes of it.
///
/// `api.sdk.json` or `api.sdk.yaml` is the spec; others beside it are those it imports, and are
/// generated as well. Or `openapi.json` or `openapi.yaml` is, with the files it refers to beside it.
/// `expected/` holds the Swift files, and `diagnostics.txt` when there is something to say.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: URL

  var testDescription: String { name }
  var expectedFolder: URL { folder.appending(path: "expected") }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static let all: [SnapshotCase] = names(in: folder).map {
    SnapshotCase(name: $0, folder: folder.appending(path: $0))
  }

  /// Those whose spec is right, and which therefore have Swift to compile.
  static let good = all.filter { snapshot in
    names(in: snapshot.expectedFolder).contains { $0.hasSuffix(".swift") }
  }

  /// The names of what the tool makes of the spec, with the texts.
  func output() throws -> [String: String] {
    let root = root
    let result = generate(root, load: load, options: options)
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
  private var root: String {
    let names = Self.names(in: folder)
    return ["openapi.json", "openapi.yaml", "api.sdk.yaml"].first(where: names.contains)
      ?? "api.sdk.json"
  }

  /// Mocks are made too for a case named for them, access is internal for one named for that.
  private var options: GenerationOptions {
    GenerationOptions {
      if name.hasSuffix("-internal") { $0.planning.access = .internal }
      if name.hasSuffix("-package") { $0.planning.access = .package }
      if name.hasPrefix("mocks") { $0.planning.mocks = .init() }
    }
  }

  func expected() throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: Self.names(in: expectedFolder).map { name in
        (name, try String(contentsOf: expectedFolder.appending(path: name), encoding: .utf8))
      })
  }

  func record(_ output: [String: String]) throws {
    try? FileManager.default.removeItem(at: expectedFolder)
    try FileManager.default.createDirectory(at: expectedFolder, withIntermediateDirectories: true)
    for (name, text) in output {
      try Data(text.utf8).write(to: expectedFolder.appending(path: name))
    }
  }

  @Sendable private func load(_ path: String) throws -> [UInt8] {
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

import Foundation
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// The call of each operation, as `sdkgen snippets` writes it, compiles beside the client.
@Suite struct SnippetTests {
  @Test(arguments: SnapshotCase.good.filter(\.hasHardArguments))
  func callsOfCasesCompile(_ snapshot: SnapshotCase) async throws {
    let files = try snapshot.expected.files().keys.filter { $0.hasSuffix(".swift") }.sorted()
    let page = snippetPage(
      of: snapshot.root, load: snapshot.load, options: try snapshot.settings().value)
    try await expectToCompile(
      try #require(page.value), beside: files.map { snapshot.expected.folder.appending(path: $0) })
  }

  @Test(arguments: ["airkorea.sdk.json", "birdwatch.openapi.yaml", "jsonplaceholder.sdk.json"])
  func callsOfDemosCompile(_ spec: String) async throws {
    let specs = SnapshotCase.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Specs")
    let load: Load = { try Array(Data(contentsOf: specs.appending(path: $0))) }
    let folder = FileManager.default.temporaryDirectory.appending(path: "sdkgen-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try generate(spec, load: load).value.map { file in
      let place = folder.appending(path: file.name)
      try Data(file.text.utf8).write(to: place)
      return place
    }

    try await expectToCompile(
      try #require(snippetPage(of: spec, load: load).value), beside: files)
  }

  @Test func hardArgumentsAreOfEveryKind() {
    let names = Set(SnapshotCase.good.map(\.name))
    #expect(hardCases.filter { !names.contains($0) } == [])
  }

  /// Compiles the code of a page: its first block makes the client, and each of the others calls it.
  private func expectToCompile(_ page: String, beside files: [URL]) async throws {
    let blocks = page.matches(of: try Regex("```swift\\n((?s:.*?))\\n```")).compactMap {
      $0.output[1].substring
    }
    let client = try #require(blocks.first)
    #expect(blocks.count > 1, "\(page)")
    let calls = blocks.dropFirst().enumerated().map { index, call in
      "func call\(index)() async throws {\n\(client)\n\(call)\n}\n"
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    try Data(("import Foundation\nimport SDKRuntime\n" + calls.joined()).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try await SwiftCompiler.run(
      ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Calls"],
      on: (files + [file]).map(\.path))

    #expect(run.isSuccess, "\(page)\n\(run.output + run.error)")
  }
}

extension SnapshotCase {
  fileprivate var hasHardArguments: Bool { hardCases.contains(name) }
}

/// What calls may take and what they may be called, each in a spec of few operations.
private let hardCases: Set = [
  "auth-schemes", "endpoint-form", "endpoint-multipart", "endpoint-other-bodies", "endpoint-raw",
  "endpoint-whole-queries", "endpoint-words", "model-enum", "model-recursive", "model-union-shape",
  "model-union-tag", "namespace", "openapi-body-overloads", "openapi-client-parameters",
  "openapi-documentation-examples", "openapi-file-overloads", "openapi-hard-06-form-bodies",
  "openapi-hard-10-event-streams", "openapi-hard-18-names", "openapi-multipart-shapes",
  "openapi-nulls-in-requests", "openapi-required-defaults", "openapi-union-literals",
  "openapi-union-shorthands", "paging-cursor", "returns-file", "servers-variables", "stream-forms",
  "stream-named-events", "swagger-form-multipart", "types-dates", "types-nullable", "types-scalars",
]

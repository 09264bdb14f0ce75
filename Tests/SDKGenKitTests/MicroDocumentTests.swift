import Foundation
import SDKGenDiagnostics
import SDKGenKit
import TestSupport
import Testing

/// The small documents of the corpus, which `SDKGEN_CORPUS` names: the OpenAPI Initiative's examples.
@Suite(.ownThread, .enabled(if: corpus != nil, "SDKGEN_CORPUS is not set"))
struct MicroDocumentTests {
  private static let documents = [
    "oai-v3.0/api-with-examples", "oai-v3.0/callback-example", "oai-v3.0/link-example",
    "oai-v3.0/petstore", "oai-v3.0/petstore-expanded", "oai-v3.0/uspto",
    "oai-v3.1/non-oauth-scopes", "oai-v3.1/tictactoe", "oai-v3.1/webhook-example",
    "oai-v3.2/3.2-tags-example",
  ].map { "micro/\($0)" }

  /// The documents of the folders, so that a document that is added is tried as well.
  @Test func theListIsWhole() throws {
    let root = try #require(corpus).appending(path: "micro")
    let found = try ["oai-v3.0", "oai-v3.1", "oai-v3.2"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .map { "micro/\(folder)/\($0)" }
    }
    let expected = Self.documents.flatMap { ["\($0).json", "\($0).yaml"] }

    #expect(found.sorted() == expected.sorted())
  }

  @Test(arguments: documents, ["json", "yaml"])
  func everyDocumentGenerates(_ document: String, _ format: String) throws {
    let result = generate("\(document).\(format)", load: load)

    #expect(!result.diagnostics.hasErrors, "\(result.diagnostics)")
    #expect(!result.value.isEmpty)
  }

  @Test func filesThatReferToEachOtherGenerate() throws {
    let result = generate("micro/petstore-separate/spec/openapi.yaml", load: load)

    #expect(result.diagnostics.filter { $0.severity != .note } == [])
    #expect(result.value.contains { $0.text.contains("struct Pet:") })
    #expect(result.value.contains { $0.text.contains("public typealias Pets = [Pet]") })
  }

  /// tictactoe's texts differ: its YAML has webhooks and links that its JSON lacks.
  @Test(arguments: documents.filter { !$0.hasSuffix("tictactoe") } + ["openai"])
  func bothFormatsGiveTheSameBytes(_ document: String) throws {
    let json = generate("\(document).json", load: load)
    let yaml = generate("\(document).yaml", load: load)

    #expect(json.value.map(\.name) == yaml.value.map(\.name))
    for (json, yaml) in zip(json.value, yaml.value) where json != yaml {
      Issue.record("\(document): \(json.name) differs")
    }
    #expect(json.diagnostics.map(\.message) == yaml.diagnostics.map(\.message))
  }

  @Test func version32IsReadWithoutAWarning() throws {
    let result = generate("micro/oai-v3.2/3.2-tags-example.yaml", load: load)

    #expect(result.diagnostics.allSatisfy { $0.severity == .note }, "\(result.diagnostics)")
    // A badge groups nothing, so the path does.
    #expect(result.value.contains { $0.text.contains("func delayed(") })
  }

  private func load(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: try #require(corpus).appending(path: path)))
  }
}

private let corpus = ProcessInfo.processInfo.environment["SDKGEN_CORPUS"].map {
  URL(filePath: $0)
}

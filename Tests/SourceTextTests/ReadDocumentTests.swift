import Foundation
import SDKGenDiagnostics
import SDKGenSourceText
import Testing

struct ReadDocumentTests {
  private func read(_ text: String, _ name: String) -> Diagnosed<Node?> {
    readDocument(Array(text.utf8), file: name)
  }

  @Test(arguments: ["a.yml", "a.yaml", "a.sdk.yaml", "openapi"])
  func jsonIsYAML(name: String) {
    let result = read("\u{FEFF}\n {\"a\": \"\\ud83d\\udc4d\", \"b\": [1]}", name)

    #expect(result.diagnostics == [])
    #expect(result.value.map(written) == "{a:<👍>,b:[1]}")
  }

  @Test func bracketsOfYAMLAreYAML() {
    #expect(read("{a: 'x', b: [y,],} # c", "a.yaml").diagnostics == [])
    #expect(read("{a: 'x', b: [y,],} # c", "a.yaml").value.map(written) == "{a:<x>,b:[<y>]}")
  }

  @Test func whatIsNamedJSONIsJSON() {
    #expect(read("{\"a\": 1} # c", "a.json").diagnostics.map(\.id) == ["json-comment"])
    #expect(read("a: 1", "a.json").diagnostics.first?.id == "json-syntax")
  }

  @Test func theReaderThatGotFurtherSaysWhatIsWrong() {
    #expect(read("{\"a\": 1, \"b\": \"\\q\"", "a.yaml").diagnostics.first?.id == "invalid-escape")
    #expect(read("{a: [1}", "a.yaml").diagnostics.map(\.id) == ["yaml-syntax"])
  }

  @Test(.enabled(if: corpus != nil, "SDKGEN_CORPUS is not set"))
  func theTwinsOfTheCorpusAreEqual() throws {
    let twins = try corpusFiles(suffix: ".yaml").filter {
      // The texts of these differ.
      !$0.path.hasSuffix("tictactoe.yaml") && !$0.path.hasSuffix("v2.0-negative/petstore.yaml")
        && FileManager.default.fileExists(atPath: $0.twin.path)
    }
    #expect(twins.count >= 7)
    for url in twins {
      let yaml = try readYAML([UInt8](Data(contentsOf: url)), file: url.lastPathComponent)
      let json = try readJSON([UInt8](Data(contentsOf: url.twin)), file: url.twin.lastPathComponent)

      #expect(yaml.diagnostics == [] && json.diagnostics == [])
      let trees = try (#require(yaml.value), #require(json.value))
      #expect(firstDifference(trees.0, trees.1) == nil)
    }
  }

  @Test(.enabled(if: corpus != nil, "SDKGEN_CORPUS is not set"))
  func everyDocumentOfTheCorpusIsRead() throws {
    for url in try corpusFiles(suffix: ".yaml") {
      let result = try readDocument([UInt8](Data(contentsOf: url)), file: url.lastPathComponent)
      #expect(result.diagnostics == [], "\(url.lastPathComponent)")
      #expect(result.value?.kind == .object || result.value?.kind == .array)
    }
  }

  private func corpusFiles(suffix: String) throws -> [URL] {
    let root = try #require(corpus)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap({ $0 as? URL }) ?? []).filter { $0.path.hasSuffix(suffix) }
  }

  /// Where two trees differ, in words; numbers are equal when their values are.
  private func firstDifference(_ left: Node, _ right: Node) -> String? {
    guard left.kind == right.kind, left.bool == right.bool, left.string == right.string,
      left.number.flatMap(Double.init(_:)) == right.number.flatMap(Double.init(_:)),
      left.elements.count == right.elements.count,
      left.members.map(\.key) == right.members.map(\.key)
    else { return "\(left.location) is not \(right.location)" }
    for (mine, theirs) in zip(left.elements, right.elements) {
      if let found = firstDifference(mine, theirs) { return found }
    }
    for (mine, theirs) in zip(left.members, right.members) {
      if let found = firstDifference(mine.value, theirs.value) { return found }
    }
    return nil
  }
}

extension URL {
  fileprivate var twin: URL { deletingPathExtension().appendingPathExtension("json") }
}

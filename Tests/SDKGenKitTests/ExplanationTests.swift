import Foundation
import SDKGenKit
import Testing

@Suite struct ExplanationTests {
  @Test func eachIdIsExplainedOnce() {
    let ids = Explanation.all.map(\.id)

    #expect(Set(ids).count == ids.count)
  }

  @Test func explanationsAreSentences() {
    for explanation in Explanation.all {
      #expect(explanation.text.hasSuffix("."), "\(explanation.id)")
      #expect(!explanation.text.contains("\n"), "\(explanation.id)")
    }
  }

  /// Ids stand in the sources as the first argument of `Diagnostic`, or as cases of an enum of them.
  @Test func everyIdInTheSourcesIsExplained() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var used: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      used.formUnion(
        text.matches(of: /Diagnostic\(\s*"([a-z0-9-]+)", \./).map { String($0.output.1) })
      if file.lastPathComponent.hasSuffix("DiagnosticID.swift") {
        used.formUnion(text.matches(of: /case \w+ = "([a-z0-9-]+)"/).map { String($0.output.1) })
      }
    }

    #expect(used.count > 100)
    let explained = Set(Explanation.all.map(\.id))
    #expect(used.subtracting(explained).sorted() == [])
    #expect(explained.subtracting(used).sorted() == [])
  }
}

import Foundation
import SDKGenDiagnostics
import Testing

private let first = SourceLocation(file: "a b.json", line: 1, column: 2, length: 3)
private let second = SourceLocation(file: "a b.json", line: 2, column: 4)
private let samples = [
  Diagnostic(
    .duplicateKey, at: second, "the key '{\"k\"}' is already here",
    notes: [.init("first here", at: first), .init("keys are names", at: nil)]),
  Diagnostic(.notYet, at: nil, "two\nlines\u{1B}"),
]
private let source: @Sendable (String) -> [UInt8]? = { _ in Array("{ \"k\": 1,\n   \"k\": 2 }".utf8)
}

struct ReportTests {
  @Test func notesHaveFramesOfTheirOwn() {
    #expect(
      samples.text(source: source) == #"""
        a b.json:2:4: error: the key '{"k"}' is already here [duplicate-key]
            2 |    "k": 2 }
              |    ^
        a b.json:1:2: note: first here
            1 | { "k": 1,
              |  ^~~
        note: keys are names
        warning: two\nlines\u{1B} [not-yet]

        """#)
  }

  @Test func pointersAreInEveryReport() {
    let one = [
      Diagnostic(.here, at: second, "here", pointer: "/paths/~1a/get"),
      Diagnostic(.everywhere, at: second, "everywhere", pointer: ""),
    ]

    #expect(
      one.text(source: source) == """
        a b.json:2:4: warning: here [openapi-x]
            2 |    "k": 2 }
              |    ^
              at #/paths/~1a/get
        a b.json:2:4: warning: everywhere [openapi-y]
            2 |    "k": 2 }
              |    ^

        """)
    #expect(one.json().contains(#""pointer": "/paths/~1a/get""#))
    #expect(one.sarif(rules: [], version: "1").contains(#""fullyQualifiedName": "/paths/~1a/get""#))
    #expect(!samples.json().contains("pointer"))
  }

  @Test func withoutAFileThereIsNoFrame() {
    let lines = samples.text { _ in nil }.split(separator: "\n")

    #expect(lines.count == 4)
    #expect(lines.first == "a b.json:2:4: error: the key '{\"k\"}' is already here [duplicate-key]")
  }

  @Test func colorsChangeNoCharacter() {
    let colored = samples.text(style: .colored, source: source)

    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(
      colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == samples.text(source: source))
  }

  @Test func buildSystemsGetALineForEachAndForEachNote() {
    #expect(
      samples.buildLines == [
        "a b.json:2:4: error: the key '{\"k\"}' is already here [duplicate-key]",
        "a b.json:1:2: note: first here", "note: keys are names",
        "warning: two\\nlines\\u{1B} [not-yet]",
      ])
  }

  @Test func jsonHasTheDocumentedShape() throws {
    let report = samples.json()
    let root = try #require(object(report))
    let list = try #require(root["diagnostics"] as? [[String: Any]])

    #expect(root["errors"] as? Int == 1 && root["warnings"] as? Int == 1)
    #expect(list.map { $0["id"] as? String } == ["duplicate-key", "not-yet"])
    #expect(list.map { $0["severity"] as? String } == ["error", "warning"])
    #expect(list.last?["message"] as? String == "two\nlines\u{1B}")
    #expect(list.last?["location"] == nil)
    let place = list.first?["location"] as? [String: Any]
    #expect(place?["file"] as? String == "a b.json")
    #expect(["line", "column", "length"].map { place?[$0] as? Int } == [2, 4, 1])
    #expect((list.first?["notes"] as? [[String: Any]])?.count == 2)
    #expect(
      [Diagnostic]().json() == "{\n  \"errors\": 0,\n  \"warnings\": 0,\n  \"diagnostics\": []\n}\n"
    )
  }

  @Test func sarifSpellsNamesAsTheirOwnersDo() {
    let rule = DiagnosticRule.note("openapi-json-id", "Any.")
    let text = [Diagnostic(rule, at: nil, "m")].sarif(rules: [rule], version: "1")
    #expect(text.contains(#""text": "OpenAPI JSON ID""#), "\(text)")
  }

  @Test func sarifNamesRulesAndRegions() throws {
    let root = try #require(object(samples.sarif(rules: sampleRules, version: "1.2.3")))
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let results = try #require(run["results"] as? [[String: Any]])
    let result = try #require(results.first)

    #expect(root["version"] as? String == "2.1.0")
    #expect(driver?["version"] as? String == "1.2.3")
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["duplicate-key", "not-yet"])
    #expect(
      rules.map { $0["fullDescription"] as? [String: String] } == [
        ["text": "A key is there twice: {k}."], ["text": "Later."],
      ])
    #expect(
      rules.map { $0["defaultConfiguration"] as? [String: String] } == [
        ["level": "error"], ["level": "warning"],
      ])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    #expect(
      (result["message"] as? [String: Any])?["text"] as? String
        == "the key '{{\"k\"}}' is already here")
    let place =
      (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect((place?["artifactLocation"] as? [String: Any])?["uri"] as? String == "a%20b.json")
    #expect(
      place?["region"] as? [String: Int] == ["startLine": 2, "startColumn": 4, "endColumn": 5])
    #expect((result["relatedLocations"] as? [[String: Any]])?.count == 2)
    #expect(results.last?["locations"] == nil)
  }

  @Test(arguments: [
    ("/tmp/é.json", "file:///tmp/%C3%A9.json"), ("Specs/a-b_c~1.json", "Specs/a-b_c~1.json"),
    ("a#b?c%.json", "a%23b%3Fc%25.json"),
  ])
  func sarifPathsAreURIs(path: String, uri: String) {
    let place = SourceLocation(file: path, line: 1, column: 1)

    #expect(
      [Diagnostic(.here, at: place, "m")].sarif(rules: [], version: "1")
        .contains("\"uri\": \"\(uri)\""))
  }

  private func object(_ text: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  }
}

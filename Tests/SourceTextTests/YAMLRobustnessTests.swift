import Foundation
import SDKGenDiagnostics
import SDKGenSourceText
import Testing

/// Whatever the bytes are, reading ends, says why there is no tree, and gives only nodes that can
/// be asked anything.
struct YAMLRobustnessTests {
  private let document = Array(
    """
    %YAML 1.2
    ---
    name: &n Café 👍 # c
    <<: {server: "x\\u00e9\\
      y", 'it''s': ! 017}
    ? - complex
    : *n
    text: |-
      block
       more

    list:
    - >+
      folded
    - [a, {b: !!int 0x1F, c: }, "d
        e"]
    again: 1
    again: [.inf, *n]
    ...

    """.utf8)

  @Test func everyTruncationEnds() {
    for length in 0..<document.count { check(Array(document.prefix(length))) }
    #expect(readYAML(document, file: "a.yaml").value != nil)
  }

  @Test(arguments: 1...20)
  func randomBytesNeverCrash(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<200 {
      var bytes = document
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        // Half of them characters that mean something.
        bytes[index] =
          Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : "\t\n\r -:?,[]{}#&*!|>'\"%@\\<~".utf8.randomElement(using: &random) ?? 0
      }
      check(bytes)
    }
  }

  @Test(arguments: 1...20)
  func randomTokensNeverCrash(seed: UInt64) {
    let tokens = [
      "- ", "? ", ": ", "a", "&a ", "*a", "!!str ", "!x ", "<<", "[", "]", "{", "}", ",", "\n",
      "\n  ",
      "\n    ", "|\n", ">-\n", "'", "\"", "\\", "#", "\t", "---\n", "...\n", "%TAG ! x\n", "é", "👍",
      "\u{FEFF}",
      "\r\n", "~", "1", "\u{85}", "\u{2028}",
    ]
    var random = SplitMix(state: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<14, using: &random)
      check(
        (0..<count).flatMap { _ in tokens.randomElement(using: &random)?.utf8.map { $0 } ?? [] })
    }
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: "])
  func aMillionLevelsAreRefused(opening: String) {
    let result = readYAML(String(repeating: opening, count: 1_000_000))

    #expect(result.value == nil)
    #expect(result.diagnostics.last?.id == "nesting-depth")
  }

  @Test func fiveHundredAndTwelveLevelsAreRead() {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)

    #expect(readYAML(text).diagnostics == [])
    #expect(readYAML("[\(text)]").diagnostics.map(\.id) == ["nesting-depth"])
  }

  @Test func aBillionLaughsAreRefused() {
    let lines = (1...12).map {
      "- &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 10).joined(separator: ", "))]"
    }
    let result = readYAML("- &l0 ha\n" + lines.joined(separator: "\n"))

    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.id) == ["alias-expansion"])
    #expect(result.diagnostics.first?.location?.line == 7)
  }

  @Test func aliasesNestNoDeeperThanTheTextMay() {
    let lines = (1...600).map { "- &l\($0) [*l\($0 - 1)]" }

    #expect(
      readYAML("- &l0 ha\n" + lines.joined(separator: "\n")).diagnostics.map(\.id) == [
        "nesting-depth"
      ])
  }

  @Test func readingGivesUpAfterAHundredMistakes() {
    let result = readYAML(String(repeating: "a: 1\n", count: 200))

    #expect(result.diagnostics.count == 101)
    #expect(result.diagnostics.last?.id == "too-many-mistakes")
  }

  @Test func oneLineOfMegabytesHasLocationsInTime() throws {
    let element = "{é: 👍},"
    let text = "[" + String(repeating: element, count: 50_000) + "0]"
    let root = try #require(readYAML(text).value)

    #expect(root.elements.last?.location.column == 50_000 * element.unicodeScalars.count + 2)
  }

  private func check(_ bytes: [UInt8]) {
    let result = readYAML(bytes, file: "a.yaml")
    #expect(result.value != nil || result.hasErrors)
    for diagnostic in result.diagnostics {
      let location = diagnostic.location
      #expect((location?.column ?? 0) >= 1 && (location?.column ?? 0) <= bytes.count + 1)
      #expect((location?.length ?? 0) >= 1)
    }
    if let root = result.value {
      _ = written(root)
      for member in root.members { _ = (member.keyLocation, member.value.location) }
    }
  }
}

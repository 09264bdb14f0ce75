import SDKGenDiagnostics
import Testing

struct CodeFrameTests {
  /// The report about one location in a text of one line, without the headline.
  private func frame(_ line: String, _ column: Int, _ length: Int = 1, at number: Int = 1) -> String
  {
    let text = String(repeating: "\n", count: number - 1) + line
    let place = SourceLocation(file: "a.json", line: number, column: column, length: length)
    let report = [Diagnostic(.here, at: place, "wrong")]
      .text { _ in Array(text.utf8) }
    return report.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func theSampleOfTheFormatIsMetExactly() {
    let line = #"        "returns": "[Pots]" },"#
    let text = String(repeating: "\n", count: 13) + line + "\n"
    let place = SourceLocation(file: "Specs/posts.sdk.json", line: 14, column: 22, length: 4)
    let message = "no type is named 'Pots'; did you mean 'Post'?"

    let report = [Diagnostic(.unknownType, at: place, message)]
      .text { $0 == "Specs/posts.sdk.json" ? Array(text.utf8) : nil }

    #expect(
      report == """
        Specs/posts.sdk.json:14:22: error: no type is named 'Pots'; did you mean 'Post'? [unknown-type]
           14 |         "returns": "[Pots]" },
              |                      ^~~~

        """)
  }

  @Test(arguments: [
    ("abc", 1, 3, "    1 | abc\n      | ^~~"), ("abc", 3, 1, "    1 | abc\n      |   ^"),
    ("abc", 4, 1, "    1 | abc\n      |    ^"), ("abc", 99, 5, "    1 | abc\n      |    ^"),
    ("abc", 0, 0, "    1 | abc\n      | ^"), ("abc", 2, 99, "    1 | abc\n      |  ^~"),
    ("\t\tab", 3, 2, "    1 |         ab\n      |         ^~"),
    ("\"한국\": x", 7, 1, "    1 | \"한국\": x\n      |         ^"),
    ("한국", 1, 2, "    1 | 한국\n      | ^~~~"), ("👍x", 2, 1, "    1 | 👍x\n      |   ^"),
    ("e\u{301}x", 3, 1, "    1 | e\u{301}x\n      |  ^"),
    ("a\u{1B}[31mb", 2, 1, "    1 | a\u{FFFD}[31mb\n      |  ^"),
    ("ab\r", 2, 1, "    1 | ab\u{FFFD}\n      |  ^"),
    ("", 1, 1, "    1 |\n      | ^"),
  ])
  func theMarkStandsUnderTheThing(line: String, column: Int, length: Int, expected: String) {
    #expect(frame(line, column, length) == expected)
  }

  @Test(arguments: [(7, "    7 | x"), (12_345, "12345 | x"), (123_456, "123456 | x")])
  func theGutterGrowsWithTheNumber(number: Int, expected: String) {
    #expect(frame("x", 1, at: number).hasPrefix(expected + "\n"))
  }

  @Test(arguments: [1, 50, 101, 400, 2_000, 999_990])
  func longLinesAreCutAroundThePlace(column: Int) throws {
    let line =
      String(repeating: ".", count: column - 1) + "here" + String(repeating: ".", count: 1_000_000)
    let lines = frame(line, column, 4).split(separator: "\n").map(String.init)

    let text = try #require(lines.first)
    let mark = try #require(lines.last?.firstIndex(of: "^"))
    #expect(text.count <= 8 + 102)
    #expect(
      text.firstIndex(of: "h").map { text.distance(from: text.startIndex, to: $0) }
        == lines.last.map { $0.distance(from: $0.startIndex, to: mark) })
    #expect(text.hasSuffix("…"))
    #expect(text.contains("| …") == (column > 50))
    #expect(lines.last?.hasSuffix(" ^~~~") == true)
  }

  @Test func aPlaceBeyondTheFileHasNoFrame() {
    let place = SourceLocation(file: "a", line: 9, column: 1)

    #expect(
      [Diagnostic(.unknownType, at: place, "m")].text { _ in [] }
        == "a:9:1: error: m [unknown-type]\n")
  }
}

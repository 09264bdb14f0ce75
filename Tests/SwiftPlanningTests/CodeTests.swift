import Testing

@testable import SDKGenSwiftPlanning

@Suite struct CodeTests {
  private let layout = Layout(width: 40)

  @Test func whatFitsStaysOnItsLine() {
    let code = Code.call("send", [.text("a"), .text("b: 1")])

    #expect(layout.text(code, indent: 4, column: 4) == "send(a, b: 1)")
  }

  @Test func argumentsMoveToALineOfTheirOwn() {
    let code = Code.call("send", [.text("argumentOne: 1"), .text("argumentTwo: 2")])

    #expect(
      layout.text(code, indent: 4, column: 20) == """
        send(
              argumentOne: 1, argumentTwo: 2)
        """)
  }

  @Test func tooManyArgumentsStandOneALine() {
    let items = (1...3).map { Code.text("argumentNumber\($0): \($0)") }

    #expect(
      layout.text(.call("send", items, together: 1), indent: 0, column: 0) == """
        send(
          argumentNumber1: 1,
          argumentNumber2: 2,
          argumentNumber3: 3)
        """)
  }

  @Test func aBrokenArrayEndsWithAComma() {
    let code = Code.array(
      open: "query: ", [.text("(\"userId\", userID)"), .text("(\"page\", page)")])

    #expect(
      layout.text(code, indent: 0, column: 10) == """
        query: [
          ("userId", userID), ("page", page),
        ]
        """)
  }

  @Test func whatFollowsCountsForTheWidth() {
    let code = Code.call("f", [.text(String(repeating: "x", count: 30))])

    #expect(!layout.text(code, indent: 0, column: 0, trailing: 7).contains("\n"))
    #expect(layout.text(code, indent: 0, column: 0, trailing: 8).contains("\n"))
  }
}

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b", #""a\"b""#), ("\\(x)", #""\\(x)""#), ("a\nb", #""a\nb""#),
    ("\u{0}", #""\u{0}""#), ("\u{202E}", #""\u{202E}""#), ("서울", "\"서울\""),
  ])
  func escapes(text: String, into literal: String) { #expect(swiftLiteral(text) == literal) }

  /// The compiler refuses the escapes of some noncharacters, and of these only.
  @Test func noncharactersAreWrittenSoThatTheyCompile() throws {
    for value in [0xFDD0, 0xFDE0, 0xFDEF] as [UInt32] {
      let text = String(try #require(Unicode.Scalar(value)))
      #expect(swiftLiteral(text) == "\"\(text)\"")
    }
    for value in [0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32] {
      let text = String(try #require(Unicode.Scalar(value)))
      #expect(swiftLiteral(text) == "\"\\u{\(String(value, radix: 16, uppercase: true))}\"")
    }
  }

  @Test(arguments: [(10, ".seconds(10)"), (0.5, ".milliseconds(500)"), (300, ".seconds(300)")])
  func writes(seconds: Double, as literal: String) { #expect(durationLiteral(seconds) == literal) }
}

@Suite struct DocCommentTests {
  private let layout = Layout(width: 30)

  @Test func paragraphsAreSetApart() {
    #expect(
      DocComment("One.", nil, "Two.").text(indent: 2, layout: layout) == """
          /// One.
          ///
          /// Two.

        """)
  }

  @Test func longLinesAreWrappedBetweenWords() {
    let text = DocComment("one two three four five six seven").text(indent: 0, layout: layout)

    #expect(text == "/// one two three four five\n/// six seven\n")
  }

  @Test func lineEndsOfAnyKindStayInsideTheComment() {
    let text = DocComment("a\r\nb\u{2028}c\u{85}d").text(indent: 0, layout: layout)

    #expect(text == "/// a b c d\n")
  }

  @Test func noTextIsNoComment() {
    #expect(DocComment(nil, "  ").text(indent: 0, layout: layout) == "")
  }
}

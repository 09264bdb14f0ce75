import Testing

@testable import SDKGenSwift

@Suite struct DocCommentTests {
  @Test func paragraphsAreSetApart() {
    let lines = DocComment("One.", nil, "Two.").lines(width: 28)

    #expect(lines == ["/// One.", "///", "/// Two."])
  }

  @Test func longLinesAreWrappedBetweenWords() {
    let lines = DocComment("one two three four five six seven").lines(width: 30)

    #expect(lines == ["/// one two three four five", "/// six seven"])
  }

  @Test func lineEndsOfAnyKindStayInsideTheComment() {
    #expect(DocComment("a\r\nb\u{2028}c\u{85}d").lines(width: 30) == ["/// a b c d"])
  }

  @Test func noTextIsNoComment() { #expect(DocComment(nil, "  ").lines(width: 30).isEmpty) }
}

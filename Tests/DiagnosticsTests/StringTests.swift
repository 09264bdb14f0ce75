import SDKGenDiagnostics
import Testing

@Suite struct StringTests {
  @Test(arguments: [("", "/", false), ("a", "/", false), ("/", "/", true), ("가/나", "/", true)])
  func bytesAreFound(text: String, byte: String, isThere: Bool) throws {
    #expect(try text.hasByte(#require(byte.utf8.first)) == isThere)
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("\n", ["", ""]), ("a\nb\n", ["a", "b", ""]), ("a\r\nb", ["a\r\nb"]),
    ("가\n\n나", ["가", "", "나"]),
  ])
  func linesEndAtALineFeed(text: String, lines: [String]) {
    #expect(text.lines.map(String.init) == lines)
  }

  @Test(arguments: [
    ("", "", true), ("a", "", true), ("", "a", false), ("a", "ab", false), ("ab", "ab", true),
    ("a--b", "---", false), ("a----b", "---", true), ("http://a", "://", true),
    ("a:/", "://", false),
    ("이름 가", "가", true),
  ])
  func bytesInATextAreFound(text: String, other: String, isIn: Bool) {
    #expect(text.hasBytes(of: other) == isIn)
  }
}

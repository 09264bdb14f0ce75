import Testing

@testable import SDKGenSwift

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

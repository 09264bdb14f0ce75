import Testing

@testable import SDKGenSwift

@Suite struct SwiftIdentifierTests {
  @Test(arguments: ["", "_", "1a", "a b", "a-b", "$0", "a.b", "`a`", "\u{301}a", "a\u{200B}"])
  func illegal(name: String) { #expect(SwiftIdentifier(name) == nil) }

  @Test(arguments: [
    ("a", "a"), ("_1", "_1"), ("class", "`class`"), ("await", "`await`"), ("async", "async"),
    ("종로구", "종로구"), ("é", "é"), ("init", "`init`"), ("open", "open"),
  ])
  func legal(name: String, text: String) {
    let identifier = SwiftIdentifier(name)

    #expect(identifier?.text == text)
    #expect(identifier?.name == name)
  }

  @Test func wordsThatHoldNothingLegalStillGiveAName() {
    #expect(SwiftIdentifier.lowerCamelCase(["-", ""]).text == "empty")
    #expect(SwiftIdentifier.upperCamelCase([]).text == "Empty")
    #expect(SwiftIdentifier.lowerCamelCase(["a\u{200B}b", "c d"]).text == "abCd")
  }

  @Test(arguments: [
    ("userID", true), ("_3ds", true), ("_1_5", false), ("ASC", false), ("`in`", true),
    ("종로구", false),
  ])
  func formatterAccepts(name: String, expected: Bool) {
    let bare = name.filter { $0 != "`" }

    #expect(SwiftIdentifier(bare)?.isLowerCamelCase == expected)
  }
}

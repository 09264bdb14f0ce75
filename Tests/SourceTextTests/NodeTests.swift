import SDKGenDiagnostics
import SDKGenSourceText
import Testing

struct NodeTests {
  @Test(arguments: [
    ("1", "1"), (" -0.5e+10 ", "-0.5e+10"), ("true", "true"), ("false\n", "false"),
    ("null", "null"), ("\"\"", "<>"), ("[]", "[]"), ("{}", "{}"), ("[[],{}]", "[[],{}]"),
    (#"{"b":1,"a":[true,null,"x"],"":{}}"#, "{b:1,a:[true,null,<x>],:{}}"),
    ("\u{FEFF}[1]", "[1]"), ("\t[ 1 ,\r\n 2 ]", "[1,2]"),
    ("12345678901234567890123", "12345678901234567890123"), ("1e-400", "1e-400"),
    ("0.\(String(repeating: "1", count: 400))", "0.\(String(repeating: "1", count: 400))"),
  ])
  func theTreeOf(text: String, is expected: String) {
    let result = read(text)

    #expect(result.diagnostics == [])
    #expect(result.value.map(written) == expected)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0041\u00e9\uD55C""#, "Aé한"),
    (#""\ud83d\udc4d\uD83D\uDC4D""#, "👍👍"), (#""\u0000x""#, "\u{0}x"),
    (#""naïve 👍 한국어""#, "naïve 👍 한국어"), (#""0123456789\n0123456789""#, "0123456789\n0123456789"),
  ])
  func theStringOf(text: String, is expected: String) {
    let result = read(text)

    #expect(result.diagnostics == [])
    #expect(result.value?.string == expected)
  }

  @Test(arguments: [
    (#""\u\u\u\u\u""#, "uuuuu"), (#""\u12g4""#, "u12g4"), (#""\é\x""#, "éx"),
    (#""\ud83d""#, "\u{FFFD}"),
    (#""\ud83d\ud83d\udc4d""#, "\u{FFFD}👍"), (#"'it\'s'"#, "it's"),
  ])
  func theStringOfABadText(text: String, is expected: String) {
    #expect(read(text).hasErrors)
    #expect(read(text).value?.string == expected)
  }

  @Test func placesOfKeysAndValuesAreWhereTheyStand() throws {
    let root = try #require(
      read("{\n\t\"é\": \"x\",\r\n  \"b\": [1,\n 22], \"한국\": {\"z\":0}}").value)
    let members = root.members

    #expect(members.map(\.key) == ["é", "b", "한국"])
    #expect(members.map { "\($0.keyLocation)" } == ["a.json:2:2", "a.json:3:3", "a.json:4:7"])
    #expect(members.map(\.keyLocation.length) == [3, 3, 4])
    #expect(
      members.map { "\($0.value.location)" } == ["a.json:2:7", "a.json:3:8", "a.json:4:13"])
    #expect(members.map(\.value.location.length) == [3, 1, 7])
    #expect(root["b"]?.value.elements.map { "\($0.location)" } == ["a.json:3:9", "a.json:4:2"])
    #expect(root["b"]?.value.elements.map(\.location.length) == [1, 2])
    #expect(root.location == SourceLocation(file: "a.json", line: 1, column: 1, length: 1))
  }

  @Test func accessorsOfOtherKindsAreNil() throws {
    let node = try #require(read("[1]").value)

    #expect(node.kind == .array)
    #expect(node.kind.description == "an array")
    #expect(node.bool == nil && node.number == nil && node.string == nil)
    #expect(node.members == [] && node["a"] == nil)
    #expect(node.elements.first?.elements == [])
  }

  @Test func aMemberIsFoundByWhatItsKeyMeans() throws {
    let root = try #require(read(#"{"a":1,"\u0062":2,"ab":3}"#).value)

    #expect(root["a"]?.value.number == "1")
    #expect(root["b"]?.value.number == "2")
    #expect(root["ab"]?.value.number == "3")
    #expect(root["A"] == nil)
  }

  @Test(arguments: [
    (#"  "[Pots]""#, 1..<5, 5, 4), (#"  "[Pots]""#, 0..<6, 4, 6), (#"  "[Pots]""#, 5..<99, 9, 1),
    (#"  "[Pots]""#, 9..<12, 10, 1), (#"  "é한b""#, 5..<6, 6, 1), (#"  "\n\u00e9b""#, 3..<4, 12, 1),
    (#"  "\n\u00e9b""#, 1..<3, 6, 6), (#"  "\ud83d\udc4dx""#, 0..<4, 4, 12),
    (#"  "\ud83d\udc4dx""#, 4..<5, 16, 1),
  ])
  func partOfAString(text: String, range: Range<Int>, isAt column: Int, length: Int) {
    let location = read(text).value?.location(of: range)

    #expect(location == SourceLocation(file: "a.json", line: 1, column: column, length: length))
  }

  @Test func nodesAreEqualWhenTextAndLocationAre() throws {
    let text = "{\"a\": [1, 2]}"

    #expect(read(text).value == read(text).value)
    #expect(read(text).value?["a"] == read(text).value?["a"])
    #expect(read(text).value != read("{\"a\": [1, 3]}").value)
    #expect(read(text).value?["a"]?.value != read(" " + text).value?["a"]?.value)
    #expect(read(text).value != readJSON(Array(text.utf8), file: "b.json").value)
  }
}

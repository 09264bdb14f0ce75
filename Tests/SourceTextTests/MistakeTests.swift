import SDKGenDiagnostics
import SDKGenSourceText
import Testing

struct MistakeTests {
  @Test(arguments: [
    ("{ \"a\" 1 }", "1:7 json-syntax: expected ':' but found '1'"),
    ("{\n  \"a\"\n}", "3:1 json-syntax: expected ':' but found '}'"),
    ("{\"a\" = 1}", "1:6 json-syntax: expected ':' but found '='"),
    ("{\"a\": }", "1:7 json-syntax: expected a value but found '}'"),
    ("{\"a\":1 \"b\":2}", "1:8 json-syntax: expected ',' or '}' but found '\"b\"'"),
    ("[1 2]", "1:4 json-syntax: expected ',' or ']' but found '2'"),
    ("[,1]", "1:2 json-syntax: expected a value but found ','"),
    ("[1,,2]", "1:4 json-syntax: expected a value but found ','"),
    ("{\"a\":1,,\"b\":2}", "1:8 json-syntax: expected a key but found ','"),
    ("[True]", "1:2 json-syntax: expected a value but found 'True'; did you mean 'true'?"),
    ("[NaN]", "1:2 json-syntax: expected a value but found 'NaN'; did you mean 'null'?"),
    ("[nul]", "1:2 json-syntax: expected a value but found 'nul'; did you mean 'null'?"),
    (
      "[Post]", "1:2 json-syntax: expected a value but found 'Post'; put a string in double quotes"
    ),
    ("[1,]", "1:3 trailing-comma: nothing follows this ','; remove it"),
    ("{\"a\":1,\n}", "1:7 trailing-comma: nothing follows this ','; remove it"),
    ("[1, // one\n2]", "1:5 json-comment: JSON has no comments; remove it"),
    ("[1 /* a\nb */, 2]", "1:4 json-comment: JSON has no comments; remove it"),
    ("# yes\r\n[1]", "1:1 json-comment: JSON has no comments; remove it"),
    ("['a']", "1:2 single-quotes: strings take double quotes '\"', not single ones"),
    ("{'a\\'':1}", "1:2 single-quotes: strings take double quotes '\"', not single ones"),
    (
      "{a-b: 1}",
      "1:2 unquoted-key: expected a key in double quotes but found 'a-b'; write '\"a-b\"'"
    ),
    (
      "{\"a\":1,\n\"b\":2,\"\\u0061\":3}",
      "2:7 duplicate-key: the key 'a' is already in this object"
    ),
    (
      "[1]]",
      "1:4 text-after-end: expected the end of the file but found ']'; a file has one JSON value"
    ),
    (
      "{}\n{}",
      "2:1 text-after-end: expected the end of the file but found '{'; a file has one JSON value"
    ),
    ("[\"a\tb\"]", "1:4 control-character: a tab in a string is written '\\t'"),
    (
      "\"\u{1}\"",
      "1:2 control-character: the control character U+0001 in a string is written '\\u0001'"
    ),
    ("\"\\x\"", "1:2 invalid-escape: JSON has no escape '\\x'; a backslash is written '\\\\'"),
    ("\"\\'\"", "1:2 invalid-escape: JSON has no escape '\\''; a backslash is written '\\\\'"),
    ("\"\\u12g4\"", "1:2 invalid-escape: expected four hexadecimal digits after '\\u'"),
    (
      "\"\\ud83d\"",
      "1:2 lone-surrogate: the first half of a surrogate pair is alone; the second, '\\uDC00' to '\\uDFFF', must follow it"
    ),
    (
      "\"\\ud83d\\u0041\"",
      "1:2 lone-surrogate: the first half of a surrogate pair is alone; the second, '\\uDC00' to '\\uDFFF', must follow it"
    ),
    (
      "\"a\\udc4d\"",
      "1:3 lone-surrogate: the second half of a surrogate pair is alone; the first, '\\uD800' to '\\uDBFF', must precede it"
    ),
    ("[01]", "1:2 invalid-number: '01' is not a JSON number; a number does not begin with 0"),
    ("[+1]", "1:2 invalid-number: '+1' is not a JSON number; a number has no '+' in front"),
    ("[.5]", "1:2 invalid-number: '.5' is not a JSON number; write a 0 before the point"),
    ("[1.]", "1:2 invalid-number: '1.' is not a JSON number; expected a digit after '.'"),
    ("[1e+]", "1:2 invalid-number: '1e+' is not a JSON number; expected a digit in the exponent"),
    ("[0x1F]", "1:2 invalid-number: '0x1F' is not a JSON number; write it in decimal"),
    ("[-]", "1:2 invalid-number: '-' is not a JSON number; expected a digit after '-'"),
    ("[-Infinity]", "1:2 invalid-number: '-Infinity' is not a JSON number; JSON has no infinity"),
    ("[1_000]", "1:2 invalid-number: '1_000' is not a JSON number; JSON does not group digits"),
    ("[12px]", "1:2 invalid-number: '12px' is not a JSON number; put a string in double quotes"),
    ("[1e400]", "1:2 number-range: '1e400' is out of the range of a Double"),
    ("-1E309", "1:1 number-range: '-1E309' is out of the range of a Double"),
  ])
  func isReportedAndReadingGoesOn(text: String, expected: String) {
    #expect(mistakes(in: text) == [expected])
    #expect(read(text).value != nil)
  }

  @Test(arguments: [
    ("", "1:1 empty-file: expected a value but the file is empty"),
    ("\u{FEFF}", "1:1 empty-file: expected a value but the file contains only white space"),
    (" \n\t\n", "1:1 empty-file: expected a value but the file contains only white space"),
    ("[", "1:2 json-syntax: expected a value or ']' but the file ends here"),
    ("[1,\n", "2:1 json-syntax: expected a value but the file ends here"),
    ("[1", "1:3 json-syntax: expected ',' or ']' but the file ends here"),
    ("{", "1:2 json-syntax: expected a key in double quotes or '}' but the file ends here"),
    ("{\"a\":1,", "1:8 json-syntax: expected a key in double quotes but the file ends here"),
    ("{\"a\"", "1:5 json-syntax: expected ':' but the file ends here"),
    ("{\"a\":", "1:6 json-syntax: expected a value but the file ends here"),
    ("{\"a", "1:4 json-syntax: expected '\"' but the file ends here"),
    ("\"a\\", "1:4 json-syntax: expected '\"' but the file ends here"),
    ("{\"a\": 1]", "1:8 json-syntax: expected ',' or '}' but found ']'"),
    ("[1\u{A0}]", "1:3 json-syntax: expected ',' or ']' but found the character U+00A0"),
    ("[1é]", "1:3 json-syntax: expected ',' or ']' but found 'é'"),
    ("[1}", "1:3 json-syntax: expected ',' or ']' but found '}'"),
    ("{1: 2}", "1:2 unquoted-key: expected a key in double quotes but found '1'; write '\"1\"'"),
    ("{,}", "1:2 json-syntax: expected a key in double quotes or '}' but found ','"),
    ("]", "1:1 json-syntax: expected a value but found ']'"),
    (
      "[“a”]",
      "1:2 json-syntax: expected a value or ']' but found '“'; strings take straight quotes '\"'"
    ),
    (
      "{\"a\": \"b,\n \"c\": 1}",
      "1:10 json-syntax: expected '\"' before the end of the line; a line break in a string is written '\\n'"
    ),
    ("[\u{0}]", "1:2 json-syntax: expected a value or ']' but found the character U+0000"),
    (
      String(repeating: "[", count: 513),
      "1:513 nesting-depth: arrays and objects are nested more than 512 levels deep"
    ),
  ])
  func isWhereReadingStops(text: String, expected: String) {
    #expect(mistakes(in: text) == [expected])
    if !text.hasPrefix("{1") { #expect(read(text).value == nil) }
  }

  @Test func everyMistakeOfAFileIsReported() {
    let text = "{\n  // about\n  a: 01,\n  \"b\": ['x', True],\n  \"b\": 2,\n}"

    #expect(
      read(text).diagnostics.map(\.id) == [
        "json-comment", "unquoted-key", "invalid-number", "single-quotes", "json-syntax",
        "trailing-comma", "duplicate-key",
      ])
    #expect(read(text).value.map(written) == "{a:01,b:[<x>,true]}")
  }

  @Test func bothLocationsOfADuplicateKeyAreShown() throws {
    let found = try #require(read("{\"a\":1,\n \"a\":2,\n  \"a\":3}").diagnostics.last)

    #expect(found.location?.description == "a.json:3:3")
    #expect(found.notes.map { $0.location?.description } == ["a.json:1:2"])
    #expect(found.notes.map(\.message) == ["'a' is first here"])
  }

  @Test func aDuplicateAmongThousandsIsFound() {
    let members = (0..<5000).map { "\"key\($0)\": \($0)" } + ["\"key17\": 0"]

    #expect(mistakes(in: "{" + members.joined(separator: ",") + "}").count == 1)
    #expect(mistakes(in: "{" + members.dropLast().joined(separator: ",") + "}") == [])
  }

  @Test func anUnclosedBracketIsShownWhereItWasOpened() throws {
    let found = try #require(read("{\n \"a\": [1, 2\n}").diagnostics.first)

    #expect(found.notes.map(\.message) == ["'[' was opened here"])
    #expect(found.notes.first?.location?.description == "a.json:2:7")
  }

  @Test func readingGivesUpAfterAHundredMistakes() {
    let result = read("[" + String(repeating: "'a',", count: 200) + "1]")

    #expect(result.diagnostics.count == 101)
    #expect(result.diagnostics.last?.id == "too-many-mistakes")
    #expect(result.value == nil)
  }
}

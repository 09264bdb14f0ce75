import SDKGenDiagnostics
import SDKGenSourceText
import Testing

struct YAMLScalarTests {
  /// Values as compact JSON (`written`): strings stand in `<…>`.
  @Test(
    arguments: [
      ("no", "<no>"), ("yes", "<yes>"), ("on", "<on>"), ("off", "<off>"), ("y", "<y>"),
      ("n", "<n>"),
      ("No", "<No>"), ("YES", "<YES>"),
      ("true", "true"), ("True", "true"), ("TRUE", "true"), ("tRue", "<tRue>"),
      ("false", "false"), ("False", "false"), ("FALSE", "false"),
      ("18:00", "<18:00>"), ("2024-10-01", "<2024-10-01>"), ("2024-10-01T08:00:00Z", nil),
      ("017", "17"), ("0o17", "15"), ("0x1F", "31"), ("0o18", "<0o18>"), ("0xG", "<0xG>"),
      ("+0x1F", "<+0x1F>"), ("0o", "<0o>"), ("1_000", "<1_000>"), ("00", "0"), ("-017", "-17"),
      ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
      ("1e3", "1e3"), (".5", "0.5"), ("-.5", "-0.5"), ("1.", "1.0"), ("+1", "1"),
      ("+1.5E-3", "1.5E-3"),
      ("01.50", "1.50"), ("-0", "-0"), ("0.0", "0.0"), ("1.10", "1.10"), ("3.0", "3.0"),
      ("12345678901234567890123", "12345678901234567890123"),
      ("1.2.3", "<1.2.3>"), (".", "<.>"), ("-", nil), ("+", "<+>"), ("1e", "<1e>"),
      ("1e+", "<1e+>"),
      ("e1", "<e1>"), ("1e3x", "<1e3x>"), ("1 2", "<1 2>"), ("1\u{301}", "<1\u{301}>"),
      ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"), ("nUll", "<nUll>"),
      ("~~", "<~~>"), ("\"null\"", "<null>"), ("'true'", "<true>"), ("\"1\"", "<1>"), ("''", "<>"),
      (".info", "<.info>"), ("<<", "<<<>"),
    ] as [(String, String?)])
  func theValueOf(scalar: String, is expected: String?) {
    guard let expected else { return }
    let result = readYAML("- \(scalar)\n")

    #expect(result.diagnostics == [])
    #expect(result.value.map(written) == "[\(expected)]")
    #expect(readYAML("a: \(scalar) # note").value.map(written) == "{a:\(expected)}")
  }

  @Test(arguments: [
    ("1.10", "1.10"), ("3.0", "3.0"), ("017", "017"), ("0o17", "0o17"), ("True", "True"),
    ("~", "~"), ("", ""), ("no", "no"), ("'1.10'", "1.10"), ("\"\\u0041\"", "A"), ("+1", "+1"),
    ("2024-10-01", "2024-10-01"), ("a\n  b", "a b"), ("&x 1.10", "1.10"),
  ])
  func theTextOf(scalar: String, is expected: String) {
    #expect(readYAML("a: \(scalar)\n").value?["a"]?.value.text == expected)
  }

  @Test func containersHaveNoText() {
    #expect(readYAML("[]").value?.text == nil)
    #expect(readYAML("{}").value?.text == nil)
  }

  @Test func nothingIsNull() {
    #expect(readYAML("a:\nb:\n  -\n  - x\n").value.map(written) == "{a:null,b:[null,<x>]}")
    #expect(
      readYAML("{a, b: , c: [~, null]}").value.map(written) == "{a:null,b:null,c:[null,null]}")
  }

  @Test(arguments: [
    ("|\n  a\n   b\n\n  c\n", "a\n b\n\nc\n"), ("|-\n  a\n  b\n\n", "a\nb"),
    ("|+\n  a\n\n", "a\n\n"),
    (">\n  a\n  b\n\n  c\n", "a b\nc\n"), (">-\n  a\n  b\n", "a b"), ("|2\n    a\n", "  a\n"),
    (">-\n  a\n    b\n  c\n", "a\n  b\nc"), ("|  # note\n  a # text\n", "a # text\n"),
    ("one\n  two\n\n  three", "one two\nthree"), ("'one\n  two'", "one two"),
    ("\"one\n  two\\\n  \\ three\"", "one two three"), ("'it''s'", "it's"),
    (#""\x41\u00e9\U0001F44D\t\/\"""#, "Aé👍\t/\""), ("\"👍\"", "👍"), ("x#y", "x#y"),
    ("a:b", "a:b"), ("http://x.y/z?a=1#b", "http://x.y/z?a=1#b"), ("|\n  👍\n  é\n", "👍\né\n"),
  ])
  func theStringOf(scalar: String, is expected: String) {
    let result = readYAML("a: \(scalar)")

    #expect(result.diagnostics == [])
    #expect(result.value?["a"]?.value.string == expected)
  }

  @Test(arguments: [
    ("!!str 1.10", "<1.10>"), ("!!str", "<>"), ("! 12", "<12>"), ("!!int '12'", "12"),
    ("!!int 0x1F", "31"), ("!!float 1", "1"), ("!!bool \"true\"", "true"), ("!!null ''", "null"),
    ("!!binary aGk=", "<aGk=>"), ("!!timestamp 2024-10-01", "<2024-10-01>"), ("!!seq [1]", "[1]"),
    ("!!map {b: 1}", "{b:1}"), ("!<tag:yaml.org,2002:str> 1", "<1>"), ("&x !!str 1", "<1>"),
    ("!!str &x 1", "<1>"),
  ])
  func tagsCount(scalar: String, expected: String) {
    let result = readYAML("a: \(scalar)\n")

    #expect(result.diagnostics == [])
    #expect(result.value.map(written) == "{a:\(expected)}")
  }

  @Test(arguments: [
    (
      "!doc 1", "{a:1}",
      "1:4 unknown-tag: the tag '!doc' has no meaning here; it is ignored"
    ),
    (
      "!!set {b}", "{a:{b:null}}",
      "1:4 unknown-tag: the tag '!!set' has no meaning here; it is ignored"
    ),
    (
      "!!int x", "{a:<x>}",
      "1:10 tag-mismatch: 'x' does not match its tag '!!int'; correct one of them"
    ),
    (
      "!!int 1.5", "{a:<1.5>}",
      "1:10 tag-mismatch: '1.5' does not match its tag '!!int'; correct one of them"
    ),
    (
      ".inf", "{a:<.inf>}",
      "1:4 special-number: '.inf' is no number that JSON can have, and is read as a string; put it in quotes if that is intended"
    ),
    (
      "-.INF", "{a:<-.INF>}",
      "1:4 special-number: '-.INF' is no number that JSON can have, and is read as a string; put it in quotes if that is intended"
    ),
    (
      "1e400", "{a:<1e400>}",
      "1:4 special-number: '1e400' is no number that JSON can have, and is read as a string; put it in quotes if that is intended"
    ),
    (
      "600e27371700", "{a:<600e27371700>}",
      "1:4 special-number: '600e27371700' is no number that JSON can have, and is read as a string; put it in quotes if that is intended"
    ),
    (
      "0x10000000000000000", "{a:<0x10000000000000000>}",
      "1:4 special-number: '0x10000000000000000' is no number that JSON can have, and is read as a string; put it in quotes if that is intended"
    ),
  ])
  func isSaidAbout(scalar: String, tree: String, message: String) {
    #expect(yamlMistakes(in: "a: \(scalar)\n") == [message])
    #expect(readYAML("a: \(scalar)\n").value.map(written) == tree)
  }

  @Test func aTagIsToldOfOnce() {
    #expect(readYAML("[!a 1, !a 2, !b 3]").diagnostics.map(\.id) == ["unknown-tag", "unknown-tag"])
  }
}

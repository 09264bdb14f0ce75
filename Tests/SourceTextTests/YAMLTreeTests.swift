import SDKGenDiagnostics
import SDKGenSourceText
import Testing

struct YAMLTreeTests {
  @Test(arguments: [
    ("a: 1\nb:\n  - x\n  - y: 2\n", "{a:1,b:[<x>,{y:2}]}"), ("b:\n- x\n- - y\n", "{b:[<x>,[<y>]]}"),
    ("{a: 1, 'b': [x, {c: d}]}", "{a:1,b:[<x>,{c:<d>}]}"), ("[a: 1]", "[{a:1}]"),
    ("# c\n---\na: 1 # d\n...\n", "{a:1}"), ("%YAML 1.2\n---\na: 1\n", "{a:1}"),
    ("\u{FEFF}a: 1\n", "{a:1}"), ("a: 1\r\nb: 2\r\n", "{a:1,b:2}"), ("a:\t1\n", "{a:1}"),
    ("just text", "<just text>"), ("{\"a\":1}", "{a:1}"), ("? a\n: 1\n", "{a:1}"),
    ("[]", "[]"), ("{}", "{}"), ("a: \"\"", "{a:<>}"),
  ])
  func theTreeOf(text: String, is expected: String) {
    let result = readYAML(text)

    #expect(result.diagnostics == [])
    #expect(result.value.map(written) == expected)
  }

  @Test func keysAreTextsAsTheyAreWritten() throws {
    let text =
      "200: a\n'201': b\n1.10: c\ntrue: d\nnull: e\n~: f\n0x1F: g\n2024-10-01: h\n\"\\u0041\": i\n"
    let root = try #require(readYAML(text).value)

    #expect(
      root.members.map(\.key) == [
        "200", "201", "1.10", "true", "null", "~", "0x1F", "2024-10-01", "A",
      ])
    #expect(root["200"]?.value.string == "a")
    #expect(root["201"]?.value.string == "b")
    #expect(root["A"]?.value.string == "i")
  }

  @Test(arguments: [
    ("a: &x {b: 1}\nc: *x\n", "{a:{b:1},c:{b:1}}"), ("a: &x 017\nb: *x\n", "{a:17,b:17}"),
    ("a: &x |\n  t\nb: *x\n", "{a:<t\n>,b:<t\n>}"),
    ("- &x [1, &y [2]]\n- *y\n- *x\n", "[[1,[2]],[2],[1,[2]]]"),
    ("&x a: *x\n", "{a:<a>}"), ("a: &x 200\n*x : b\n", "{a:200,200:<b>}"),
    ("a: &x 1\nb: &x 2\nc: *x\n", "{a:1,b:2,c:2}"), ("a: &x\nb: *x\n", "{a:null,b:null}"),
    ("a: &x\n  b: 1\nc: *x\n", "{a:{b:1},c:{b:1}}"), ("a: &x\n- 1\nc: *x\n", "{a:[1],c:[1]}"),
  ])
  func aliasesStandForWhatTheyName(text: String, expected: String) {
    let result = readYAML(text)

    #expect(result.diagnostics == [])
    #expect(result.value.map(written) == expected)
  }

  @Test(arguments: [
    ("x: &x {a: 1, b: 2}\ny:\n  <<: *x\n  b: 3\n  c: 4\n", "{x:{a:1,b:2},y:{a:1,b:3,c:4}}"),
    ("x: &x {a: 1, b: 2}\ny:\n  b: 3\n  <<: *x\n", "{x:{a:1,b:2},y:{b:3,a:1}}"),
    ("- &x {a: 1}\n- &y {a: 2, b: 2}\n- <<: [*x, *y]\n", "[{a:1},{a:2,b:2},{a:1,b:2}]"),
    ("<<: {a: 1}\nb: 2\n", "{a:1,b:2}"), ("'<<': 1\n", "{<<:1}"),
    (
      "- &x {a: {b: [1]}}\n- &y {<<: *x, c: 1}\n- <<: *y\n",
      "[{a:{b:[1]}},{a:{b:[1]},c:1},{a:{b:[1]},c:1}]"
    ),
    ("<<: {\"\\x61\": 1}\na: 2\n", "{a:2}"), ("<<: []\na: 1\n", "{a:1}"),
  ])
  func mergesGiveTheirMembers(text: String, expected: String) {
    let result = readYAML(text)

    #expect(result.diagnostics == [])
    #expect(result.value.map(written) == expected)
  }

  @Test func placesOfKeysAndValuesAreWhereTheyStand() throws {
    let text = """
      # a comment
      é: x
      "한국 👍": [1, 'a b', {c: !!str d}]  # 👍
      block: |-
        text
      list:
      -   k: v
      plain: one
        two
      empty:
      anchored: &n
        z: 0
      """
    let root = try #require(readYAML(text).value)
    func location(_ node: Node?) -> String {
      node.map { "\($0.location.line):\($0.location.column)+\($0.location.length)" } ?? "-"
    }

    #expect(
      root.members.map {
        "\($0.keyLocation.line):\($0.keyLocation.column)+\($0.keyLocation.length)"
      }
        == ["2:1+1", "3:1+6", "4:1+5", "6:1+4", "8:1+5", "10:1+5", "11:1+8"])
    #expect(
      root.members.map { location($0.value) }
        == ["2:4+1", "3:9+24", "4:8+1", "7:1+8", "8:8+1", "10:7+1", "12:3+4"])
    let list = try #require(root["한국 👍"]?.value)
    #expect(list.elements.map(location) == ["3:10+1", "3:13+5", "3:20+12"])
    #expect(location(list.elements.last?["c"]?.value) == "3:30+1")
    #expect(location(root["list"]?.value.elements.first) == "7:5+4")
    #expect(location(root) == "2:1+1")
  }

  @Test(arguments: ["\n", "\r\n"])
  func placesAreTheSameWhateverEndsLines(end: String) throws {
    let text = [
      "\u{FEFF}a: 1", "b: \"é\u{2028} x\"", "\"c d\":", "  # t", "  - 👍: \"x", "   y\"", "e: 5",
    ]
    let root = try #require(readYAML(text.joined(separator: end)).value)

    #expect(
      root.members.map { "\($0.keyLocation)" }
        == ["1:1", "2:1", "3:1", "7:1"].map { "a.yaml:\($0)" })
    #expect(root.members.last.map { "\($0.value.location)" } == "a.yaml:7:4")
    let inner = root["c d"]?.value.elements.first?.members.first
    #expect(inner.map { "\($0.keyLocation) \($0.value.location)" } == "a.yaml:5:5 a.yaml:5:8")
    #expect(inner?.value.string == "x y")
  }

  @Test(arguments: [
    ("a: 'Pots[]'", 1..<3, 6, 2), ("a: Pots[]", 1..<3, 5, 2), ("a: \"\\u0041b\"", 1..<2, 11, 1),
    ("a: |\n  Pots", 1..<3, 4, 1),
  ])
  func partOfAString(text: String, range: Range<Int>, isAt column: Int, length: Int) {
    let location = readYAML(text).value?["a"]?.value.location(of: range)

    #expect(location == SourceLocation(file: "a.yaml", line: 1, column: column, length: length))
  }

  @Test func whatComesThroughAnAliasStandsWhereItIsWritten() {
    let root = readYAML("a: &x {b: 1}\nc: *x\n").value

    #expect(root?["c"]?.value["b"].map { "\($0.keyLocation)" } == "a.yaml:1:8")
    #expect(root?["c"].map { "\($0.keyLocation)" } == "a.yaml:2:1")
  }
}

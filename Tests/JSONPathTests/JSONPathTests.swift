import SDKGenDiagnostics
import SDKGenJSONPath
import SDKGenSourceText
import Testing

@Suite struct JSONPathTests {
  private static let pets = """
    openapi: 3.1.0
    paths:
      /pets:
        get: { operationId: list, tags: [pets, public], parameters: [{ name: limit, in: query }] }
        post: { operationId: add, tags: [pets], deprecated: true }
      /pets/{id}:
        get: { operationId: show, tags: [pets], parameters: [{ name: id, in: path }, { name: trace, in: header }] }
      /admin: { delete: { operationId: wipe, x-internal: true } }
    components:
      schemas:
        Pet: { required: [id], properties: { id: { type: integer }, "a'b": { type: string }, sizes: { type: array } } }
    x-numbers: [0, 1, 2, 3, 4, 5, 1.0, 10, "1", "é", "e\\u0301", null, true]
    """

  @Test(arguments: [
    ("$", "$"),
    ("$.openapi", "$['openapi']"),
    (
      "$ ['paths'] \n .*.get.operationId",
      "$['paths']['/pets']['get']['operationId'] $['paths']['/pets/{id}']['get']['operationId']"
    ),
    ("$.paths['/admin','/nowhere']", "$['paths']['/admin']"),
    (
      "$..operationId",
      "$['paths']['/pets']['get']['operationId'] $['paths']['/pets']['post']['operationId'] $['paths']['/pets/{id}']['get']['operationId'] $['paths']['/admin']['delete']['operationId']"
    ),
    ("$.xnumbers", ""),
    (#"$..["a'b"]"#, #"$['components']['schemas']['Pet']['properties']['a\'b']"#),
    ("$['x-numbers'][-2]", "$['x-numbers'][11]"),
    ("$['x-numbers'][20]", ""),
    ("$['x-numbers'][1:6:2]", "$['x-numbers'][1] $['x-numbers'][3] $['x-numbers'][5]"),
    ("$['x-numbers'][3:0:-2]", "$['x-numbers'][3] $['x-numbers'][1]"),
    ("$['x-numbers'][::0]", ""),
    ("$['x-numbers'][0,0]", "$['x-numbers'][0] $['x-numbers'][0]"),
    ("$['x-numbers'][?@ == 1]", "$['x-numbers'][1] $['x-numbers'][6]"),
    ("$['x-numbers'][?@ == '\\u00e9']", "$['x-numbers'][9]"),
    ("$['x-numbers'][?@ >= 5 && !(@ == 10)]", "$['x-numbers'][5]"),
    ("$['x-numbers'][?@ == null || @ == true]", "$['x-numbers'][11] $['x-numbers'][12]"),
    ("$.paths.*[?@.deprecated == true]", "$['paths']['/pets']['post']"),
    ("$.paths.*[?@['x-internal']]", "$['paths']['/admin']['delete']"),
    (
      "$.paths.*.*.parameters[?@.name=='id' && @.in=='path']",
      "$['paths']['/pets/{id}']['get']['parameters'][0]"
    ),
    ("$.paths[?@.get.tags[?@ == 'public']]", "$['paths']['/pets']"),
    ("$.paths[?length(@) > 1]", "$['paths']['/pets']"),
    ("$.paths[?count(@..name) == 2]", "$['paths']['/pets/{id}']"),
    (
      "$.paths.*[?match(@.operationId, '(l|w)i?[^x]{2,3}')]",
      "$['paths']['/pets']['get'] $['paths']['/admin']['delete']"
    ),
    (
      "$.paths.*[?search(@.operationId, 'i')].operationId",
      "$['paths']['/pets']['get']['operationId'] $['paths']['/admin']['delete']['operationId']"
    ),
    ("$.paths[?value(@..deprecated) == true]", "$['paths']['/pets']"),
    (
      "$.components.schemas[?@.required == $.components.schemas.Pet.required]",
      "$['components']['schemas']['Pet']"
    ),
    ("$.paths[?@.nothing == @.nowhere && @.get]", "$['paths']['/pets'] $['paths']['/pets/{id}']"),
  ])
  func selects(path: String, expected: String) throws {
    let found = try JSONPath(path).select(in: document(Self.pets))
    #expect(found.map(\.normalizedPath).joined(separator: " ") == expected)
  }

  /// The message and the part of the path.
  @Test(arguments: [
    ("", "a path begins with '$'", 0..<0),
    ("paths", "a path begins with '$'", 0..<1),
    ("$.", "a name or '*' follows '.'; write other names as ['name']", 2..<2),
    ("$.paths./pets", "a name or '*' follows '.'; write other names as ['name']", 8..<9),
    ("$..", "a name, '*' or '[' follows '..'", 3..<3),
    ("$.x-internal", "expected '.' or '[' here", 3..<4),
    ("$.a ", "expected '.' or '[' here", 3..<4),
    ("$[]", "expected a name in quotes, '*', an index, a slice or a filter '?'", 2..<3),
    ("$[name]", "expected a name in quotes, '*', an index, a slice or a filter '?'", 2..<3),
    ("$['a'", "there is no ']' for this bracket", 1..<2),
    ("$['a' 'b']", "expected ']' here", 6..<7),
    ("$['a", "the string does not end", 2..<4),
    (#"$['\x']"#, "this is no escape of a string; a backslash is written twice", 3..<5),
    (#"$['\ud83d']"#, "this is no escape of a string; a backslash is written twice", 3..<9),
    ("$[01]", "an index is written as 0, 12 or -1", 2..<4),
    ("$[-0]", "an index is written as 0, 12 or -1", 2..<4),
    ("$[9007199254740992]", "the index is too large", 2..<18),
    ("$[?@.a = 1]", "expected ']' here", 7..<8),
    ("$[?(@.a]", "expected ')' here", 7..<8),
    ("$[?'a']", "a value alone is no condition", 3..<6),
    (
      "$[?@.* == 1]",
      "this path can select several values; only one with names and indices alone is a value", 3..<6
    ),
    ("$[?@.a == '한' && nope]", "unknown word 'nope'; write strings in quotes", 19..<23),
    ("$[?size(@)]", "there is no function 'size'", 3..<7),
    ("$[?length(@.a)]", "'length' gives a value; compare it with another", 3..<14),
    (
      "$[?length(@.*) > 1]",
      "this path can select several values; only one with names and indices alone is a value",
      10..<13
    ),
    ("$[?count(1) > 1]", "'count' takes a path", 9..<10),
    ("$[?count(@.a, @.b) > 1]", "'count' takes one argument", 3..<18),
    ("$[?match(@.a)]", "'match' takes two arguments", 3..<13),
    ("$[?match(@.a, 'b') == true]", "'match' gives no value, but true or false", 3..<18),
    ("$[?@.a == 01]", "this is no number of JSON", 10..<12),
  ])
  func refuses(path: String, message: String, range: Range<Int>) {
    let mistake = #expect(throws: JSONPath.Mistake.self) { try JSONPath(path) }
    #expect(mistake?.message == message)
    #expect(mistake?.range == range)
  }

  @Test(arguments: [
    #"\d+"#, "a{2,1}", "(a", "a**", "[z-a]", "[]", #"\p{Xx}"#, "a{9999}", "(a{99}){99}",
  ])
  func aPatternThatIsNoneMatchesNothing(pattern: String) throws {
    let path = try JSONPath("$[?search(@, \"\(pattern.replacing("\\", with: "\\\\"))\")]")
    #expect(path.badPatterns.map(\.range.lowerBound) == [13])
    #expect(try path.select(in: document("[a, aa, '1']")).isEmpty)
  }

  @Test(arguments: [
    ("a|b", "ab"), ("", ""), ("(ab)*c", "cabcababc"), ("a{2}", "aa"), ("a{2,}b?", "aaaaab"),
    ("[a-c^-]+", "a^-c"), ("[^a-c]", "d"), (#"\p{L}\P{Lu}"#, "Äö"), (#"\(\.\\"#, #"(.\"#),
    ("(a*)*", "aaa"), ("()*x", "x"), ("^a$|b", "a"), ("a^", "a^"), ("$a", "$a"),
  ])
  func aPatternIsFoundWhereItIs(pattern: String, text: String) throws {
    let root = try document("[\"\(text.replacing("\\", with: "\\\\"))\"]")
    let search = try JSONPath("$[?search(@, \"\(pattern.replacing("\\", with: "\\\\"))\")]")
    #expect(try search.select(in: root).count == 1)
    let longer = try document("[\"\(text.replacing("\\", with: "\\\\"))\\n\"]")
    let match = try JSONPath("$[?match(@, \"\(pattern.replacing("\\", with: "\\\\"))\")]")
    #expect(try match.select(in: longer).isEmpty)
  }

  /// Each would take days if it were followed to the end.
  @Test(arguments: [
    "$..*..*..*..*..*",
    "$..[?@..[?@..[?@..[?@.a]]]]",
    "$" + String(repeating: "[*,*,*,*]", count: 40),
    "$..[?count($..*) > count($..[?@ == 1])]",
    "$..[?search('\(String(repeating: "a", count: 100))', '((a?){9}){200}b')]",
  ])
  func whatTakesTooLongEnds(path: String) throws {
    let depth = 100
    let root = try document(
      String(repeating: "[1,", count: depth) + "2" + String(repeating: "]", count: depth))
    let query = try JSONPath(path)
    let message = #expect(throws: JSONPath.Mistake.self) {
      _ = try query.select(in: root, maximumSteps: 100_000).count
    }?
    .message
    #expect(message?.contains("100000 steps on this document") == true)
  }

  /// An engine that tries one way after the other needs 2 to the power of 40 tries.
  @Test func patternsTakeTimeInProportion() throws {
    let text = String(repeating: "a", count: 40)
    let path = try JSONPath("$[?match(@, '(a*)*b|(a|a)*b|(a?){40}a{40}b')]")
    #expect(try path.select(in: document("['\(text)', '\(text)b']")).count == 1)
  }

  @Test(arguments: ["(", "[?", "[?@", "[?!(", "[?count(@", "[?length(length("])
  func deepNestingIsRefused(part: String) {
    let path = "$[?@" + String(repeating: part, count: 100_000)
    #expect(throws: JSONPath.Mistake.self) { try JSONPath(path) }
    #expect(throws: JSONPath.Mistake.self) {
      try JSONPath("$[?" + String(repeating: part, count: 100_000))
    }
  }

  @Test func valuesKeepTheirLocations() throws {
    let found = try JSONPath("$..[?@.in == 'header'].name").select(in: document(Self.pets))
    #expect(found.map(\.node.location.description) == ["document.yaml:7:90"])
  }

  @Test(arguments: 1...20)
  func randomPathsNeverCrash(seed: UInt64) throws {
    let tokens = [
      "$", "@", ".", "..", "*", "[", "]", "?", "(", ")", "'a'", "\"b\"", "a", "0", "-1", ":", ",",
      "==", "<", "&&",
      "||", "!", "count(", "match(", "value(", "length(", "true", "null", " ", "1e3", "\\", "'",
      "é",
    ]
    var random = Random(state: seed)
    let root = try document("{ a: [0, { b: [1, true, null] }], b: { a: x } }")
    for _ in 0..<2000 {
      let count = Int.random(in: 1..<14, using: &random)
      let text = "$" + (0..<count).compactMap { _ in tokens.randomElement(using: &random) }.joined()
      do {
        for match in try JSONPath(text).select(in: root) {
          let again = try JSONPath(match.normalizedPath).select(in: root)
          #expect(again.map(\.normalizedPath) == [match.normalizedPath])
        }
      } catch {
        #expect(error.range.upperBound <= text.utf8.count, "\(text): \(error)")
      }
    }
  }
}

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

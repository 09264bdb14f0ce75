import SDKGenDiagnostics
import Testing

private let cases: [(word: String, candidates: [String], expected: String?)] = [
  ("Pots", ["Comment", "Post"], "Post"), ("post", ["Pots", "Post"], "Post"),
  ("strng", ["Int", "String"], "String"), ("qurey", ["query", "body"], "query"),
  ("Pet", ["Dog", "Cat"], nil), ("x", ["y", "z"], nil), ("", ["a"], nil), ("a", [], nil),
  ("ab", ["ac", "ad"], "ac"), ("Post", ["Post"], nil), ("returs", ["return", "returns"], "return"),
  ("retun", ["returns", "return"], "return"), ("completelyOther", ["Post"], nil),
  ("idempotencykey", ["idempotencyKey", "deadline"], "idempotencyKey"), ("Café", ["Cafe"], "Cafe"),
]

@Test(arguments: cases)
func nearest(to word: String, among candidates: [String], is expected: String?) {
  #expect(SDKGenDiagnostics.nearest(to: word, in: candidates) == expected)
}

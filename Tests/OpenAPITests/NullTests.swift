import SDKGenOpenAPI
import Testing

@Suite struct NullTests {
  /// One Swift type for every spelling.
  @Test func everySpellingOfNullIsOptional() throws {
    try expect(
      """
      "A": {"required": ["a", "b", "c", "d", "e", "f", "g"], "properties": {
        "a": {"type": ["string", "null"]},
        "b": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "c": {"oneOf": [{"$ref": "#/components/schemas/B"}, {"type": "null"}]},
        "d": {"enum": ["x", "y", null]},
        "e": {"$ref": "#/components/schemas/N"},
        "f": {"type": "array", "items": {"type": ["integer", "null"]}},
        "g": {"type": "string", "nullable": true}}},
      "B": {"type": "object", "properties": {"b": {"type": "string"}}},
      "N": {"type": ["string", "null"]}
      """,
      """
      A
        a: String? null
        b: String? null
        c: B? null
        d: …d? null
        e: N? null
        f: [Int?]
        g: String? null
      A+d: string "x" | "y"
      B
        b: String?
      N = String
      """, said: ["openapi-nullable"])
  }

  @Test func nullableComponentsMakeTheirUsesOptional() throws {
    try expect(
      """
      "A": {"properties": {"list": {"type": "array", "items": {"$ref": "#/components/schemas/C"}}}},
      "B": {"anyOf": [{"type": "object", "properties": {"x": {"type": "string"}}}, {"type": "null"}]},
      "C": {"$ref": "#/components/schemas/B"}
      """,
      """
      A
        list: [C?]?
      B
        x: String?
      C = B
      """)
  }
}

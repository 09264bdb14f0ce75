import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

@Suite struct CompositionTests {
  /// The narrower type, required from any, one flat structure.
  @Test func allOfIsMerged() throws {
    try expect(
      """
      "Node": {"type": "object", "required": ["id"], "properties": {
        "id": {"type": "string"}, "type": {"type": "string"}, "n": {"type": "number"}}},
      "Document": {"allOf": [{"$ref": "#/components/schemas/Node"}, {"type": "object",
        "required": ["type", "size"], "properties": {
          "type": {"enum": ["DOCUMENT"]}, "size": {"type": "integer"}, "n": {"type": "integer"}}}]}
      """,
      """
      Node
        id: String
        type: String?
        n: Double?
      Document
        id: String
        type: String == "DOCUMENT"
        n: Int?
        size: Int
      """)
  }

  @Test func incompatibleTypesAreSaidWithBothPlaces() throws {
    let result = lower(
      try document(
        """
        "A": {"properties": {"x": {"type": "string"}}},
        "B": {"allOf": [{"$ref": "#/components/schemas/A"},
                        {"properties": {"x": {"type": "integer"}}}]}
        """))

    #expect(text(of: result.value) == "A\n  x: String?\nB\n  x: Int?")
    #expect(result.diagnostics.map(\.id) == ["openapi-incompatible"])
    #expect(result.diagnostics.first?.pointer == "/components/schemas/B/allOf/1/properties/x")
    #expect(
      result.diagnostics.first?.notes.map(\.message)
        == ["combined with this schema"])
  }

  @Test func membersThatAddNothingLeaveTheReferencedType() throws {
    let result = lower(
      try document(
        """
        "A": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}},
        "B": {"type": "object", "properties": {
          "one": {"allOf": [{"$ref": "#/components/schemas/A"}, {"description": "Mine."}]},
          "two": {"$ref": "#/components/schemas/A", "description": "Also.", "type": "object"},
          "three": {"allOf": [{"$ref": "#/components/schemas/A"}], "nullable": true}}},
        "C": {"allOf": [{"$ref": "#/components/schemas/A"}]}
        """), .v3_0)

    #expect(
      text(of: result.value) == "A\n  a: String\nB\n  one: A?\n  two: A?\n  three: A?\nC = A")
    guard case .structure(let structure) = result.value[1].shape else { return }
    #expect(structure.properties.map(\.about) == ["Mine.", "Also.", nil])
    #expect(result.diagnostics == [])
  }

  @Test func requiredIsJudgedAfterMerging() throws {
    try expect(
      """
      "A": {"properties": {"name": {"type": "string"}}},
      "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"required": ["name", "nmae"]}]}
      """,
      """
      A
        name: String?
      B
        name: String
      """, said: ["openapi-required"])
  }

  @Test func requiredIsJudgedWithWhatExtendsIt() throws {
    try expect(
      """
      "A": {"required": ["key", "other"], "properties": {"name": {"type": "string"}}},
      "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"properties": {"key": {"type": "string"}}}]}
      """,
      """
      A
        name: String?
      B
        name: String?
        key: String
      """, said: ["openapi-required"])
  }

  @Test func propertiesOfBasesKeepTheirInlineTypes() throws {
    try expect(
      """
      "A": {"properties": {"kind": {"type": "string", "enum": ["x", "y"]}}},
      "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"properties": {"b": {"type": "boolean"}}}]}
      """,
      """
      A
        kind: …kind?
      A+kind: string "x" | "y"
      B
        kind: …kind?
        b: Bool?
      """)
  }

  @Test func alternativesBesideProperties() throws {
    try expect(
      """
      "Shape": {"allOf": [
        {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}},
        {"oneOf": [
          {"title": "Circle", "required": ["r"], "properties": {"r": {"type": "number"}}},
          {"title": "Box", "required": ["w"], "properties": {"w": {"type": "number"}}}]}]}
      """,
      """
      Shape by shape
        | …0
        | …1
      Shape+Circle
        id: String
        r: Double
      Shape+Box
        id: String
        w: Double
      """)
  }

  @Test func basesInACircleEnd() throws {
    try expect(
      """
      "A": {"allOf": [{"$ref": "#/components/schemas/B"}, {"properties": {"a": {"type": "string"}}}]},
      "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"properties": {"b": {"type": "string"}}}]}
      """,
      """
      A
        b: String?
        a: String?
      B
        a: String?
        b: String?
      """)
  }

  /// Siblings of a reference count from 3.1 on.
  @Test func siblingsOfReferences() throws {
    let schemas = """
      "A": {"type": "object", "properties": {"a": {"type": "string"}}},
      "B": {"$ref": "#/components/schemas/A", "required": ["a"]}
      """
    try expect(schemas, "A\n  a: String?\nB\n  a: String", version: .v3_1)
    try expect(
      schemas, "A\n  a: String?\nB = A", version: .v3_0, said: ["openapi-reference-siblings"])
  }
}

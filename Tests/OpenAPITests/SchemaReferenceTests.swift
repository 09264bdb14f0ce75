import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

@Suite struct SchemaReferenceTests {
  @Test func referencesToNothingAreAnyJSON() throws {
    let result = lower(
      try document(
        """
        "Pet": {"properties": {"a": {"$ref": "#/components/schemas/Pets"},
          "b": {"$ref": "#/components/schemas/Pet/properties/zzz"}}}
        """))

    #expect(text(of: result.value) == "Pet\n  a: JSON?\n  b: JSON?")
    #expect(
      result.diagnostics.map(\.message) == [
        "no schema is named 'Pets'; read as any JSON; did you mean 'Pet'?",
        "'#/components/schemas/Pet/properties/zzz' points to nothing; read as any JSON",
      ])
  }

  @Test func aliasesInACircleAreNamed() throws {
    try expect(
      """
      "A": {"$ref": "#/components/schemas/B"},
      "B": {"$ref": "#/components/schemas/A"},
      "L": {"type": "array", "items": {"$ref": "#/components/schemas/L"}},
      "D": {"additionalProperties": {"$ref": "#/components/schemas/D"}}
      """,
      "A = JSON\nB = JSON\nL = JSON\nD\n  ...: D",
      said: ["openapi-alias-cycle", "openapi-alias-cycle"])
  }

  @Test func recursiveReferencesMeanTheSchemaAround() throws {
    try expect(
      """
      "Compound": {"$recursiveAnchor": true, "required": ["type", "filters"], "properties": {
        "type": {"enum": ["and", "or"]},
        "filters": {"type": "array", "items": {"oneOf": [
          {"$ref": "#/components/schemas/Equal"}, {"$recursiveRef": "#"}]}}}},
      "Equal": {"required": ["type"], "properties": {"type": {"enum": ["eq", "ne"]}}},
      "Tree": {"$dynamicAnchor": "node", "properties": {
        "next": {"$dynamicRef": "#node"}, "lost": {"$dynamicRef": "#nowhere"}}}
      """,
      """
      Compound
        type: …type
        filters: […items]
      Compound+type: string "and" | "or"
      Compound+filter by type
        | eq,ne Equal
        | and,or Compound
      Equal
        type: …type
      Equal+type: string "eq" | "ne"
      Tree
        next: Tree?
        lost: JSON?
      """,
      said: ["openapi-dynamic-reference"])
  }

  @Test func referencesMayLeadAnywhere() throws {
    try expect(
      """
      "A": {"properties": {"in": {"type": "object", "properties": {"x": {"type": "string"}}},
        "def": {"$ref": "#/components/schemas/A/$defs/Part"}},
        "$defs": {"Part": {"type": "object", "properties": {"p": {"type": "integer"}}}}},
      "B": {"properties": {"in": {"$ref": "#/components/schemas/A/properties/in"}}}
      """,
      """
      A
        in: …in?
        def: …Part?
      A+in
        x: String?
      B
        in: …in?
      A+Part
        p: Int?
      """)
  }

  @Test func schemasOfOtherFilesHaveNamesOfTheirOwn() throws {
    let result = lower(
      try documents(
        (
          "api.json",
          """
          {"components": {"schemas": {
            "Pet": {"$ref": "schemas/Pet.json"},
            "Use": {"properties": {"o": {"$ref": "common.json#/components/schemas/Owner"},
                                   "p": {"$ref": "schemas/Pet.json"}}}}}}
          """
        ),
        (
          "schemas/Pet.json",
          """
          {"properties": {"owner": {"$ref": "../common.json#/components/schemas/Owner"},
            "kind": {"enum": ["a", "b"]}}}
          """
        ),
        (
          "common.json",
          #"{"components": {"schemas": {"Owner": {"type": "object", "required": []}}}}"#
        )
      ))

    #expect(result.diagnostics == [])
    #expect(
      text(of: result.value) == """
        Pet
          owner: Owner?
          kind: schemas/Pet.json#/properties/kind?
        Pet+kind: string "a" | "b"
        Use
          o: Owner?
          p: Pet?
        Owner = [String: JSON]
        """)
  }
}

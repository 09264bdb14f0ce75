import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

/// A base with a discriminator, and the schemas that extend it.
@Suite struct InheritanceTests {
  private func pet(_ mapping: String) -> String {
    """
    "Pet": {"required": ["kind"], "properties": {"kind": {"type": "string"}, "friend": {"$ref": "#/components/schemas/Pet"}},
      "discriminator": {"propertyName": "kind"\(mapping)}},
    "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"bark": {"type": "string"}}}]},
    "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}]}
    """
  }

  @Test func theBaseIsAUnionOfWhatTheMappingNames() throws {
    try expect(
      pet(##", "mapping": {"dog": "#/components/schemas/Dog", "puppy": "Dog", "cat": "Cat"}"##),
      """
      Pet by kind
        | dog,puppy Dog
        | cat Cat
      Pet+base
        kind: String
        friend: Pet?
      Dog
        kind: String
        friend: Pet?
        bark: String?
      Cat
        kind: String == "cat"
        friend: Pet?
      """)
  }

  @Test func withoutAMappingNamesCountAndTheBaseMayStandAlone() throws {
    try expect(
      pet(""),
      """
      Pet by kind
        | Dog Dog
        | Cat Cat
        | Pet Pet base
      Pet+base
        kind: String == "Pet"
        friend: Pet?
      Dog
        kind: String == "Dog"
        friend: Pet?
        bark: String?
      Cat
        kind: String == "Cat"
        friend: Pet?
      """)
  }

  @Test func descendantsAndWhatTheyState() throws {
    try expect(
      """
      "Node": {"required": ["type"], "properties": {"type": {"type": "string"}}, "discriminator": {"propertyName": "type", "mapping": {"X": "Leaf"}}},
      "Leaf": {"allOf": [{"$ref": "#/components/schemas/Node"}]},
      "Group": {"allOf": [{"$ref": "#/components/schemas/Node"}, {"properties": {"type": {"enum": ["FRAME"]}}}]},
      "Page": {"allOf": [{"$ref": "#/components/schemas/Group"}, {"properties": {"type": {"enum": ["FRAME"]}, "n": {"type": "integer"}}}]}
      """,
      """
      Node
        type: String
      Leaf
        type: String
      Group
        type: String == "FRAME"
      Page
        type: String == "FRAME"
        n: Int?
      """, said: ["openapi-discriminator"])
  }

  @Test func aPlaceThatOnlyDescribesABaseIsTheUnion() throws {
    let models = lower(
      try document(
        pet("")
          + ##", "Home": {"properties": {"pet": {"allOf": [{"$ref": "#/components/schemas/Pet"}], "description": "Mine"}}}"##
      )
    ).value
    #expect(text(of: models).hasSuffix("Home\n  pet: Pet?"))
  }
}

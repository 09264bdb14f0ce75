import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

@Suite struct UnionTests {
  private let cats = """
    "Cat": {"type": "object", "required": ["type"], "properties": {"type": {"const": "cat"}}},
    "Dog": {"type": "object", "required": ["type"], "properties": {"type": {"enum": ["dog", "wolf"]}}}
    """
  private let cat =
    "\nCat\n  type: String == \"cat\"\nDog\n  type: …type\n"
    + "Dog+type: string \"dog\" | \"wolf\""

  /// Constants say more than schema names.
  @Test func tagsComeFromConstants() throws {
    let refs = ##"[{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]"##
    let expected = "Pet by type\n  | cat Cat\n  | dog,wolf Dog" + cat
    try expect(
      #""Pet": {"oneOf": \#(refs), "discriminator": {"propertyName": "type"}}, \#(cats)"#, expected)
    try expect(#""Pet": {"anyOf": \#(refs)}, \#(cats)"#, expected)
  }

  @Test func mappingComesFirst() throws {
    try expect(
      """
      "Pet": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}],
        "discriminator": {"propertyName": "t", "mapping": {
          "x": "#/components/schemas/A", "y": "A", "z": "#/components/schemas/C"}}},
      "A": {"required": ["t"], "properties": {"t": {"type": "string"}}},
      "B": {"required": ["t"], "properties": {"t": {"type": "string"}}}
      """,
      "Pet by t\n  | x,y A\n  | B B\nA\n  t: String\nB\n  t: String == \"B\"",
      said: ["openapi-mapping"])
  }

  @Test func optionalTagsDecideWhereTheyAreThere() throws {
    try expect(
      """
      "Pet": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"$ref": "#/components/schemas/B"}],
        "discriminator": {"propertyName": "t"}},
      "A": {"properties": {"t": {"const": "a"}}},
      "B": {"required": ["t"], "properties": {"t": {"const": "b"}}}
      """,
      """
      Pet by t or shape
        | a A
        | b B
      A
        t: …t? == "a"
      A+t: string "a"
      B
        t: String == "b"
      """, said: ["openapi-discriminator"])
  }

  @Test func unionsOfUnionsHaveAllTheirTags() throws {
    try expect(
      """
      "Any": {"oneOf": [{"$ref": "#/components/schemas/Pet"}, {"$ref": "#/components/schemas/Car"}]},
      "Pet": {"oneOf": [{"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]},
      "Car": {"required": ["type"], "properties": {"type": {"const": "car"}}}, \(cats)
      """,
      "Any by type\n  | cat,dog,wolf Pet\n  | car Car\n"
        + "Pet by type\n  | cat Cat\n  | dog,wolf Dog\nCar\n  type: String == \"car\"" + cat)
  }

  @Test func stringsBesideEnumsAreOpenEnums() throws {
    try expect(
      """
      "Model": {"anyOf": [{"type": "string"}, {"type": "string", "enum": ["a", "b"]}]},
      "Use": {"properties": {
        "m": {"anyOf": [{"type": "string"}, {"$ref": "#/components/schemas/Known"}]},
        "n": {"oneOf": [{"type": "string"}, {"enum": [""]}]},
        "o": {"anyOf": [{"enum": ["x"]}, {"enum": ["y"]}, {"type": "null"}]}}},
      "Known": {"type": "string", "enum": ["c", "d"]}
      """,
      """
      Model: string "a" | "b"
      Use
        m: Known?
        n: String?
        o: …o?
      Use+o: string "x" | "y"
      Known: string "c" | "d"
      """)
  }

  @Test func expandableFieldsAndEmptyStrings() throws {
    try expect(
      """
      "Account": {"properties": {
        "icon": {"anyOf": [{"type": "string"}, {"$ref": "#/components/schemas/File"}], "nullable": true},
        "card": {"anyOf": [{"type": "object", "properties": {"n": {"type": "string"}}}, {"type": "string", "enum": [""]}]}}},
      "File": {"properties": {"id": {"type": "string"}}}
      """,
      """
      Account
        icon: …icon?
        card: …card?
      Account+icon by shape
        | String
        | File
      Account+card by shape
        | …0
        | String == "" as unset
      …card+object
        n: String?
      File
        id: String?
      """, version: .v3_0)
  }

  @Test func membersFoldBySwiftType() throws {
    try expect(
      """
      "Prompt": {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}},
        {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}]},
      "Length": {"oneOf": [{"type": "string", "enum": ["none"]}, {"type": "string", "format": "int32"},
        {"type": "integer"}]},
      "Time": {"type": ["string", "integer", "null"], "format": "unixtime"},
      "Same": {"anyOf": [{"type": "integer"}, {"type": "integer", "format": "int32"}]}
      """,
      """
      Prompt by shape
        | String
        | [String]
        | [[Int]]
      Length by shape
        | String
        | Int
      Time by shape
        | String
        | UnixTime
      Same = Int
      """)
  }

  @Test func bareRequirementsAreSentences() throws {
    let result = lower(
      try document(
        """
        "Image": {"type": "object", "description": "An image.", "properties": {
          "url": {"type": "string"}, "id": {"type": "string"}},
          "anyOf": [{"required": ["url"]}, {"required": ["id"]}],
          "not": {"required": ["url", "id"]}}
        """))

    #expect(text(of: result.value) == "Image\n  url: String?\n  id: String?")
    #expect(result.value.first?.about == "An image.\n\nExactly one of `url`, `id`.")
  }

  @Test func unionsThatAreMembersOfThemselvesEnd() throws {
    try expect(
      """
      "A": {"anyOf": [{"$ref": "#/components/schemas/B"}, {"type": "integer"}]},
      "B": {"anyOf": [{"$ref": "#/components/schemas/A"}, {"type": "boolean"}]},
      "Value": {"anyOf": [{"type": "number"}, {"type": "array", "items": {"$ref": "#/components/schemas/Value"}}]}
      """,
      """
      A by shape
        | B
        | Int
      B by shape
        | Bool
      Value by shape
        | Double
        | [Value]
      """, said: ["openapi-union-cycle"])
  }

  /// The first is the object; a later one is named by what it requires and none before it.
  @Test func membersWithoutNamesAreNamedByWhatTheyRequire() throws {
    try expect(
      """
      "End": {"oneOf": [
        {"properties": {"id": {"type": "string"}, "position": {"type": "number"}}},
        {"required": ["id", "magnet"], "properties": {"id": {"type": "string"}, "magnet": {"type": "boolean"}}},
        {"properties": {"id": {"type": "string"}}}]}
      """,
      """
      End by shape
        | …0
        | …1
        | …2
      End+object
        id: String?
        position: Double?
      End+magnet
        id: String
        magnet: Bool
      End+option 3
        id: String?
      """)
  }

  /// An object, or the string that identifies it.
  @Test func expandableFields() throws {
    let file = #""File": {"required": ["id"], "properties": {"id": {"type": "string"}}}"#
    let both = ##"{"anyOf": [{"type": "string"}, {"$ref": "#/components/schemas/File"}]}"##
    try expect(
      #""A": \#(both), \#(file)"#, "A by shape\n  | String as id\n  | File\nFile\n  id: String")
    try expect(
      ##""A": \##(both), "File": {"properties": {"id": {"type": "string"}}}"##,
      "A by shape\n  | String\n  | File\nFile\n  id: String?")
    try expect(
      ##""A": {"anyOf": [{"type": "string"}, {"type": "integer"}, {"$ref": "#/components/schemas/File"}]}, \##(file)"##,
      "A by shape\n  | String\n  | Int\n  | File\nFile\n  id: String")
  }

  @Test func theFirstMemberOfATitleKeepsIt() throws {
    try expect(
      """
      "A": {"oneOf": [
        {"title": "Move", "required": ["a"], "properties": {"a": {"type": "string"}, "x": {"type": "string"}}},
        {"title": "Move", "required": ["b"], "properties": {"b": {"type": "string"}, "x": {"type": "string"}}}]}
      """,
      "A by shape\n  | …0\n  | …1\nA+Move\n  a: String\n  x: String?\nA+b\n  b: String\n  x: String?"
    )
  }
}

import SDKGenOpenAPI
import Testing

@Suite struct ObjectTests {
  @Test func componentsBecomeModels() throws {
    try expect(
      """
      "Pet": {"type": "object", "required": ["id"], "properties": {
        "id": {"type": "integer", "format": "int64"},
        "name": {"type": "string"},
        "born": {"type": "string", "format": "date-time"},
        "status": {"type": "string", "enum": ["a", "b"]},
        "owner": {"$ref": "#/components/schemas/Owner"},
        "tags": {"type": "array", "items": {"type": "object", "properties": {"n": {"type": "number"}}}}
      }},
      "Owner": {"type": "object", "additionalProperties": {"type": "boolean"}}
      """,
      """
      Pet
        id: Int
        name: String?
        born: Date?
        status: …status?
        owner: Owner?
        tags: […items]?
      Pet+status: string "a" | "b"
      Pet+tag
        n: Double?
      Owner = [String: Bool]
      """)
  }
}

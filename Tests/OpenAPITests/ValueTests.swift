import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

@Suite struct ValueTests {
  @Test func constantsMakeNoType() throws {
    try expect(
      """
      "A": {"required": ["s", "ref"], "properties": {
        "s": {"type": "string", "enum": ["a"]}, "i": {"const": 4}, "b": {"type": "boolean", "enum": [true]},
        "both": {"type": "boolean", "enum": [true, false]}, "ref": {"$ref": "#/components/schemas/One"}}},
      "One": {"type": "string", "const": "one"}
      """,
      """
      A
        s: String == "a"
        i: Int? == 4
        b: Bool? == true
        both: Bool?
        ref: One == "one"
      One = String
      """)
  }

  @Test func enumsOfStringsAndNumbers() throws {
    try expect(
      """
      "S": {"type": "string", "enum": ["a", "b", "a", ""]},
      "T": {"type": "string", "enum": [200, 404]},
      "I": {"type": "integer", "enum": [1, 2]},
      "N": {"type": "number", "enum": [0.5, 1.5]},
      "M": {"enum": ["auto", 1, false]},
      "W": {"type": "integer", "enum": ["1", "2"]},
      "O": {"enum": [{}, []]}
      """,
      """
      S: string "a" | "b" | ""
      T: string "200" | "404"
      I: integer 1 | 2
      N = Double
      M by shape
        | String == "auto"
        | Int == 1
        | Bool == false
      W: integer 1 | 2
      O = JSON
      """, said: ["openapi-value-kind", "openapi-enum-values"])
  }

  @Test func formatsDecideWhereSwiftHasAType() throws {
    let formats = [
      ("string", "date-time", "Date"), ("string", "date", "Day"), ("string", "uuid", "UUID"),
      ("string", "byte", "Data"), ("string", "binary", "String"), ("string", "uri", "String"),
      ("string", "decimal", "String"), ("string", "int32", "String"), ("integer", "int64", "Int"),
      ("integer", "unix-time", "UnixTime"), ("number", "unixtime", "UnixTime"),
      ("number", "float", "Double"), ("boolean", "x", "Bool"),
    ]
    for (type, format, expected) in formats {
      try expect(#""A": {"type": "\#(type)", "format": "\#(format)"}"#, "A = \(expected)")
    }
  }

  @Test func usersMapTypes() throws {
    var options = OpenAPIOptions()
    options.types = [
      .init(.format("decimal"), type: .external("Money", module: "Shop")),
      .init(.schema("B"), type: .external("Point", module: nil)),
    ]
    let documents = try document(
      """
      "A": {"properties": {"m": {"type": "string", "format": "decimal"}, "b": {"$ref": "#/components/schemas/B"}}},
      "B": {"type": "object", "properties": {"x": {"type": "number"}}}
      """)

    #expect(
      text(of: lower(documents, options: options).value) == "A\n  m: Money?\n  b: B?\nB = Point")
  }

  @Test func defaultsAreCheckedAndToldOrWritten() throws {
    let result = lower(
      try document(
        """
        "A": {"required": ["r", "e", "u"], "properties": {
          "r": {"type": "integer", "default": 3}, "o": {"type": "integer", "default": 20},
          "e": {"type": "string", "enum": ["a", "b"], "default": "b"},
          "u": {"type": "string", "enum": ["a", "b"], "default": "c"},
          "w": {"type": "boolean", "default": "yes"}}}
        """))

    guard case .structure(let structure)? = result.value.first?.shape else { return }
    #expect(
      structure.properties.map(\.default) == [.number("3"), nil, .string("b"), nil, nil])
    #expect(
      structure.properties.map(\.about) == [nil, "Default: `20`.", nil, "Default: `\"c\"`.", nil])
    #expect(result.diagnostics.map(\.id) == ["openapi-default"])
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenOpenAPI
import Testing

@Suite struct SchemaMistakeTests {
  /// A document for each id, and the models it comes to.
  static let cases: [(id: String, schemas: String, expected: String)] = [
    ("openapi-schema-wrong-kind", #""A": {"type": "string", "format": [5]}"#, "A = String"),
    ("openapi-schema-wrong-kind", #""A": []"#, "A = JSON"),
    (
      "openapi-schema-wrong-kind",
      #""A": {"properties": {"a": {"type": "string", "required": true}}}"#, "A\n  a: String?"
    ),
    ("openapi-unknown-type", #""A": {"type": "int"}"#, "A = Int"),
    ("openapi-unknown-type", #""A": {"type": ["String", "null"]}"#, "A = String"),
    ("openapi-unknown-type", #""A": {"type": "any"}"#, "A = JSON"),
    ("openapi-format", #""A": {"type": "string", "format": "datetime"}"#, "A = String"),
    ("openapi-unknown-schema", ##""A": {"$ref": "#/x"}"##, "A = JSON"),
    ("openapi-unknown-keyword", #""A": {"type": "string", "fromat": "x"}"#, "A = String"),
    (
      "openapi-false-schema", #""A": {"properties": {"a": false, "b": true}}"#,
      "A\n  a: JSON?\n  b: JSON?"
    ),
    ("openapi-dynamic-reference", ##""A": {"$dynamicRef": "#x"}"##, "A = JSON"),
    (
      "openapi-incompatible", #""A": {"allOf": [{"type": "string"}, {"type": "integer"}]}"#,
      "A = Int"
    ),
    (
      "openapi-incompatible", #""A": {"allOf": [{"const": "a"}, {"const": "b"}]}"#, "A = String"
    ),
    ("openapi-required", #""A": {"required": ["b"], "properties": {"a": {}}}"#, "A\n  a: JSON?"),
    ("openapi-enum-values", #""A": {"enum": [[1], {}]}"#, "A = JSON"),
    ("openapi-value-kind", #""A": {"type": "integer", "const": "x"}"#, "A = String"),
    (
      "openapi-default", #""A": {"properties": {"a": {"type": "integer", "default": "x"}}}"#,
      "A\n  a: Int?"
    ),
    (
      "openapi-discriminator",
      #""A": {"oneOf": [{"type": "object", "properties": {"a": {}}}, {"type": "string"}], "discriminator": {"propertyName": "t"}}"#,
      "A by shape\n  | …0\n  | String\nA+object\n  a: JSON?"
    ),
    (
      "openapi-several-unions",
      #""A": {"anyOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}], "oneOf": [{"properties": {"c": {}}}, {"properties": {"d": {}}}]}"#,
      "A\n  c: JSON?\n  d: JSON?\n  a: JSON?\n  b: JSON?"
    ),
    (
      "openapi-tuple",
      #""A": {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}"#,
      "A = [JSON]"
    ),
    ("openapi-nullable", #""A": {"type": "string", "nullable": true}"#, "A = String"),
    ("openapi-schema-id", #""A": {"$id": "https://a.example", "type": "string"}"#, "A = String"),
    ("openapi-constraint", #""A": {"minLength": 3}"#, "A = String"),
    (
      "openapi-condition", #""A": {"type": "object", "if": {}, "then": {}}"#, "A = [String: JSON]"
    ),
    ("openapi-schema-id", #""A": {"$id": "https://a.example/a", "type": "string"}"#, "A = String"),
    (
      "openapi-discriminator",
      #""A": {"properties": {"t": {"type": "string"}}, "discriminator": {"propertyName": "t"}}"#,
      "A\n  t: String?"
    ),
  ]

  @Test(arguments: cases.indices) func mistakesAreSaidAndSurvived(index: Int) throws {
    let (id, schemas, expected) = Self.cases[index]
    try expect(schemas, expected, said: [id])
  }

  @Test func everyIDIsProvoked() {
    let elsewhere = [
      "openapi-reference-siblings", "openapi-mapping", "openapi-alias-cycle",
      "openapi-union-cycle", "openapi-too-deep", "openapi-too-many-combinations",
      "openapi-any-of", "openapi-properties-reference", "openapi-empty-enum",
      "openapi-infinite-schema",
    ]
    #expect(Set(Self.cases.map(\.id) + elsewhere) == Set(schemaRules.map(\.id)))
  }

  @Test func repeatedRemarksAreCounted() throws {
    let result = lower(
      try document(
        #""A": {"properties": {"a": {"type": "string", "nullable": true}, "b": {"type": "string", "nullable": true}}}"#
      ))

    #expect(
      result.diagnostics.map(\.message)
        == ["OpenAPI 3.1 has no 'nullable' (here and in one more place); it is honoured as in 3.0"])
  }
}

/// Documents made to overflow a reader.
@Suite struct HostileSchemaTests {
  @Test func inlineSchemasNestToALimit() throws {
    let depth = 200
    let open = String(repeating: #"{"properties": {"a": "#, count: depth)
    let close = String(repeating: "}}", count: depth)
    let result = lower(try document("\"A\": \(open){\"type\": \"string\"}\(close)"))

    #expect(result.value.count < depth)
    #expect(result.diagnostics.map(\.id) == ["openapi-too-deep"])
  }

  @Test func longChainsOfReferencesEnd() throws {
    let count = 3000
    let aliases = (0..<count).map { "\"A\($0)\": {\"$ref\": \"#/components/schemas/A\($0 + 1)\"}" }
    let result = lower(
      try document((aliases + ["\"A\(count)\": {\"type\": \"string\"}"]).joined(separator: ",")))

    #expect(result.value.count == count + 1)
    #expect(result.diagnostics == [])
  }

  @Test func longChainsOfBasesEnd() throws {
    let count = 400
    let bases = (0..<count).map {
      "\"A\($0)\": {\"allOf\": [{\"$ref\": \"#/components/schemas/A\($0 + 1)\"}, {\"properties\": {\"p\($0)\": {}}}]}"
    }
    let result = lower(try document(bases.joined(separator: ",")))

    #expect(result.value.count == count)
    #expect(Set(result.diagnostics.map(\.id)) == ["openapi-too-deep", "openapi-unknown-schema"])
  }

  @Test func unionsOfEachOtherEnd() throws {
    let count = 60
    let refs = (0..<count).map { "{\"$ref\": \"#/components/schemas/U\($0)\"}" }
      .joined(separator: ",")
    let unions = (0..<count).map { "\"U\($0)\": {\"oneOf\": [\(refs), {\"type\": \"integer\"}]}" }
    let result = lower(try document(unions.joined(separator: ",")))

    #expect(result.value.count == count)
    #expect(Set(result.diagnostics.map(\.id)) == ["openapi-union-cycle"])
  }
}

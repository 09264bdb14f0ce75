import Foundation
import SDKContract
import SDKRuntime
import Testing

@testable import SDKFake

/// A contract with nothing but schemas, which a test writes as JSON.
struct Schemas {
  let library: SchemaLibrary
  let schema: Schema

  /// `others` are schemas that references name.
  init(_ text: String, others: String = "{}") throws {
    let contract = Contract(
      try draft(
        JSON(text: Data(#"{"components": {"schemas": \#(others)}, "schema": \#(text)}"#.utf8))
      ).text)
    try #require(contract.problem == nil)
    library = SchemaLibrary(contract)
    schema = Schema(try #require(contract.root["schema"]))
  }

  func judge(
    _ direction: SchemaJudge.Direction = .response, isLiteral: Bool = false
  ) -> SchemaJudge {
    SchemaJudge(library: library, direction: direction, isLiteral: isLiteral)
  }
}

extension FakeServer {
  /// A server of a contract that a test writes as JSON.
  convenience init(contract text: String) throws {
    let contract = Contract(try draft(JSON(text: Data(text.utf8))).text)
    try #require(contract.problem == nil)
    self.init(contract, seed: 1)
  }
}

/// Does work that would take hours if it grew with each level or with the square of what is sent.
///
/// The time limit of a test also counts the time in which it waits for others, since all of them start at once.
func withinAMinute<Result>(_ work: () throws -> Result) rethrows -> Result {
  let start = ContinuousClock.now
  defer { #expect(start.duration(to: .now) < .seconds(60)) }
  return try work()
}

/// Makes a draft without places.
private func draft(_ json: JSON) throws -> ContractDraft {
  switch json {
  case .null: ContractDraft(.null)
  case .bool(let value): ContractDraft(.bool(value))
  case .integer, .number: ContractDraft(.number(json.description))
  case .string(let text): ContractDraft(.string(text))
  case .array(let elements): ContractDraft(.array(try elements.map(draft)))
  case .object(let members):
    ContractDraft(
      .object(try members.sorted { $0.key < $1.key }.map { .init($0.key, try draft($0.value)) }))
  }
}

struct SchemaTests {
  /// Schemas, with what is valid and what is not.
  static let cases: [(schema: String, valid: [String], invalid: [String])] = [
    ("true", ["1", "null"], []), ("false", [], ["1"]), ("{}", ["{}", "[]"], []),
    (#"{"type": "integer"}"#, ["1", "1.0", "-3"], ["1.5", #""1""#, "null", "true"]),
    (#"{"type": ["string", "null"]}"#, ["null", #""a""#], ["1", "[]"]),
    // Of 3.1, which does not know it.
    (#"{"type": "string", "nullable": true}"#, [#""a""#], ["1", "null"]),
    (#"{"minLength": 2, "maxLength": 3}"#, [#""ab""#, #""한글셋""#, "1"], [#""a""#, #""abcd""#]),
    (#"{"pattern": "^[A-Z]{2}\\d+$"}"#, [#""AB1""#], [#""ab1""#, #""AB1x""#]),
    (#"{"minimum": 1, "maximum": 3}"#, ["1", "3", #""9""#], ["0", "3.5"]),
    (#"{"exclusiveMinimum": 1}"#, ["1.1"], ["1"]),
    (#"{"minimum": 1, "exclusiveMinimum": true}"#, ["2"], ["1"]),
    (#"{"multipleOf": 0.1}"#, ["0.3", "4"], ["0.25"]),
    (#"{"type": "integer", "format": "int32"}"#, ["2147483647"], ["2147483648"]),
    (#"{"enum": ["a", 1, null]}"#, [#""a""#, "1", "null"], [#""b""#, "2"]),
    (#"{"const": {"a": [1]}}"#, [#"{"a": [1]}"#], [#"{"a": [2]}"#]),
    (
      #"{"items": {"type": "integer"}, "minItems": 1, "maxItems": 2}"#, ["[1]"],
      ["[]", "[1,2,3]", #"["a"]"#]
    ),
    (#"{"uniqueItems": true}"#, ["[1, 2]"], ["[1, 1]", #"[{"a": 1}, {"a": 1}]"#]),
    (
      #"{"prefixItems": [{"type": "string"}], "items": false}"#, [#"["a"]"#, "[]"],
      ["[1]", #"["a", 1]"#]
    ),
    (
      #"{"contains": {"type": "string"}, "maxContains": 1}"#, [#"[1, "a"]"#],
      ["[1]", #"["a", "b"]"#]
    ),
    (
      #"{"type": "array", "prefixItems": [{"type": "string"}, {"type": "boolean"}], "items": {"type": "integer"}, "minItems": 4}"#,
      [#"["a", true, 1, 2]"#], [#"["a", 1, 1, 2]"#, #"["a", true, "b", 2]"#]
    ),
    (
      #"{"type": "array", "prefixItems": [{"type": "string"}], "contains": {"type": "integer", "minimum": 5}, "minContains": 2, "maxContains": 3}"#,
      [#"["a", 5, 6]"#, #"["a", 5, true, 6]"#], [#"["a", 5]"#, "[5, 5, 5, 5]"]
    ),
    (
      #"{"type": "array", "items": {"type": "integer"}, "contains": {"const": 7}, "maxContains": 1, "minItems": 3}"#,
      ["[1, 7, 2]"], ["[1, 2, 3]", "[7, 7, 1]", #"["a", 7, 1]"#]
    ),
    (
      #"{"contains": {"type": "string"}, "minContains": 0, "maxContains": 1, "type": "array"}"#,
      ["[]", "[1]"], [#"["a", "b"]"#]
    ),
    (
      #"{"type": "array", "allOf": [{"contains": {"type": "string"}}, {"contains": {"type": "integer"}, "minContains": 2, "maxContains": 2}]}"#,
      [#"["a", 1, 2]"#], [#"["a", 1]"#, "[1, 2]", #"["a", 1, 2, 3]"#]
    ),
    (
      #"{"type": "array", "maxItems": 1, "allOf": [{"contains": {"minimum": 1}}, {"contains": {"type": "integer"}}]}"#,
      ["[1]"], ["[1, 2]", "[0]"]
    ),
    (
      #"{"type": "array", "prefixItems": [{"type": "string"}], "unevaluatedItems": false}"#,
      [#"["a"]"#, "[]"], [#"["a", 1]"#, "[1]"]
    ),
    (
      #"{"type": "array", "allOf": [{"prefixItems": [{"type": "string"}, {}]}, {"prefixItems": [{"minLength": 2}]}], "unevaluatedItems": {"type": "integer"}, "minItems": 3}"#,
      [#"["ab", null, 1]"#], [#"["a", null, 1]"#, #"["ab", null, "c"]"#]
    ),
    (
      #"{"type": "array", "contains": {"type": "string"}, "unevaluatedItems": {"type": "integer"}, "minItems": 2}"#,
      [#"["a", "b"]"#, #"[1, "a"]"#], ["[1, 2]", #"["a", true]"#]
    ),
    (
      #"{"type": "array", "anyOf": [{"prefixItems": [{"const": 1}]}, {"items": {"type": "string"}}], "unevaluatedItems": false}"#,
      ["[1]", #"["a", "b"]"#], ["[1, 2]"]
    ),
    (
      #"{"type": "object", "unevaluatedProperties": {"type": "integer"}, "minProperties": 2}"#,
      [#"{"a": 1, "b": 2}"#], [#"{"a": 1, "b": "c"}"#]
    ),
    (
      #"{"type": "object", "properties": {"a": {}}, "required": ["a"], "anyOf": [{"properties": {"b": {"type": "integer"}}, "required": ["b"]}, {}], "unevaluatedProperties": false}"#,
      [#"{"a": 1, "b": 2}"#, #"{"a": 1}"#], [#"{"a": 1, "c": 1}"#]
    ),
    (
      #"{"properties": {"a": {"type": "string"}}, "required": ["a"]}"#, [#"{"a": "x", "b": 1}"#],
      ["{}", #"{"a": 1}"#]
    ),
    (
      #"{"properties": {"a": {}}, "additionalProperties": false}"#, [#"{"a": 1}"#, "{}"],
      [#"{"b": 1}"#]
    ),
    (#"{"additionalProperties": {"type": "integer"}}"#, [#"{"b": 1}"#], [#"{"b": "x"}"#]),
    (
      #"{"patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": false}"#,
      [#"{"x-a": 1}"#], [#"{"x-a": ""}"#, #"{"a": 1}"#]
    ),
    (
      #"{"propertyNames": {"maxLength": 1}, "minProperties": 1}"#, [#"{"a": 1}"#],
      ["{}", #"{"ab": 1}"#]
    ),
    (#"{"dependentRequired": {"a": ["b"]}}"#, ["{}", #"{"a": 1, "b": 1}"#], [#"{"a": 1}"#]),
    (#"{"allOf": [{"minimum": 1}, {"maximum": 2}]}"#, ["1"], ["0", "3"]),
    (#"{"anyOf": [{"type": "string"}, {"minimum": 5}]}"#, [#""a""#, "5"], ["4"]),
    (#"{"oneOf": [{"type": "integer"}, {"minimum": 5}]}"#, ["4", "5.5"], ["5", "4.5"]),
    (#"{"not": {"type": "null"}}"#, ["1"], ["null"]),
    (
      #"{"if": {"minimum": 10}, "then": {"multipleOf": 10}, "else": {"multipleOf": 2}}"#,
      ["20", "4"], ["15", "3"]
    ),
    (
      #"{"allOf": [{"properties": {"a": {}}}], "unevaluatedProperties": false}"#, [#"{"a": 1}"#],
      [#"{"b": 1}"#]
    ),
    (#"{"$ref": "Node"}"#, [#"{"next": {"next": {}}}"#], [#"{"next": {"next": 1}}"#]),
    (
      #"{"format": "date-time"}"#, [#""2026-02-28T23:59:59.5+09:00""#],
      [#""2026-02-30T00:00:00Z""#, #""2026-02-28""#]
    ),
    (#"{"format": "uuid"}"#, [#""123e4567-e89b-12d3-a456-426614174000""#], [#""123e4567""#]),
    (#"{"format": "email"}"#, [#""a@b.c""#], [#""a@""#]),
    (#"{"format": "uri"}"#, [#""https://a.b/c?d""#, #""mailto:a@b""#], [#""/a""#, #""a b:c""#]),
    (#"{"format": "ipv4"}"#, [#""192.0.2.1""#], [#""192.0.2.256""#, #""1.2.3""#]),
    (
      #"{"format": "ipv6"}"#, [#""::1""#, #""2001:db8::192.0.2.1""#],
      [#""1::2::3""#, #""12345::""#, #""1:2:3""#, #"":::1""#, #"":1::2""#, #""1.2.3.4::""#]
    ),
    (#"{"format": "uri-reference"}"#, [#""../a?b#c""#, #""""#], [#""a b""#, #""a\\b""#]),
    (#"{"format": "uri-template"}"#, [#""/a/{b,c}{?d*}""#], [#""/a/{b""#, #""/a}""#]),
    (#"{"format": "relative-json-pointer"}"#, [#""1/a""#, #""0#""#], [#""/a""#, #""01""#]),
    (#"{"format": "duration"}"#, [#""P1DT2H""#, #""P3W""#], [#""P""#, #""1D""#]),
    (#"{"format": "of-nobody"}"#, [#""anything""#], []),
  ]

  @Test(arguments: cases.indices)
  func valuesAreJudged(_ index: Int) throws {
    let (text, valid, invalid) = Self.cases[index]
    let schemas = try Schemas(
      text, others: #"{"Node": {"type": "object", "properties": {"next": {"$ref": "Node"}}}}"#)
    for value in valid {
      let found = schemas.judge().violations(
        of: try JSON(text: Data(value.utf8)), by: schemas.schema, at: "body")
      #expect(found == [], "\(value) by \(text)")
    }
    for value in invalid {
      let json = try JSON(text: Data(value.utf8))
      #expect(!schemas.judge().isValid(json, schemas.schema), "\(value) by \(text)")
    }
  }

  /// Of a union with a discriminator, what names the member is what is wrong.
  @Test func whatNamesTheMemberIsNamed() throws {
    let schemas = try Schemas(
      #"{"oneOf": [{"$ref": "Cat"}, {"$ref": "Dog"}], "discriminator": {"propertyName": "kind"}}"#,
      others: #"""
        {"Cat": {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "Cat"}}},
        "Dog": {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "Dog"}}}}
        """#)
    func problems(_ value: JSON) -> [String] {
      schemas.judge().violations(of: value, by: schemas.schema, at: "body").map {
        "\($0.subject) \($0.problem)"
      }
    }
    #expect(problems([:]) == ["body.kind is missing, and says which member it is"])
    #expect(problems(["kind": "Cow"]) == ["body has 'Cow' as its kind, which names no member"])
    #expect(problems(1) == ["body is 1, which is no member"])
  }

  /// What a member may go without is not what is wrong.
  @Test func aMemberMayHaveNoTag() throws {
    let schemas = try Schemas(
      #"{"oneOf": [{"$ref": "Cat"}, {"$ref": "Dog"}], "discriminator": {"propertyName": "kind"}}"#,
      others: #"""
        {"Cat": {"type": "object", "properties": {"kind": {"const": "Cat"}, "lives": {"type": "integer"}}},
        "Dog": {"type": "object", "required": ["kind"], "properties": {"kind": {"const": "Dog"}}}}
        """#)
    let found = schemas.judge().violations(of: ["lives": "nine"], by: schemas.schema, at: "body")
    #expect(found.map(\.problem) == ["is an object, which is no member"])
  }

  @Test func violationsSayWhatIsWrongAndWhere() throws {
    let schemas = try Schemas(
      #"{"type": "object", "required": ["name"], "properties": {"name": {"type": "string"}, "tags": {"items": {"maxLength": 3}}, "size": {"type": ["integer", "null"]}}}"#
    )
    let value = try JSON(text: Data(#"{"tags": ["a", "long"], "size": "ten"}"#.utf8))
    let found = schemas.judge().violations(of: value, by: schemas.schema, at: "body")
    #expect(
      found.map { "\($0.subject) \($0.problem)" } == [
        "body.name is missing", "body.size is 'ten', not null or an integer",
        "body.tags[1] has 4 characters, not 3 or fewer",
      ])
    #expect(
      found.map(\.place.pointer) == [
        "/schema/required/0", "/schema/properties/size/type",
        "/schema/properties/tags/items/maxLength",
      ])
  }

  @Test func directionsDecideWhatIsThere() throws {
    let schemas = try Schemas(
      #"{"type": "object", "required": ["id", "secret"], "properties": {"id": {"type": "integer", "readOnly": true}, "secret": {"type": "string", "writeOnly": true}}}"#
    )
    let (sent, received): (JSON, JSON) = (["secret": "x"], ["id": 1])
    #expect(schemas.judge(.request).isValid(sent, schemas.schema))
    #expect(!schemas.judge(.request).isValid(["secret": "x", "id": 1], schemas.schema))
    #expect(schemas.judge(.response).isValid(received, schemas.schema))
    let nullable = try Schemas(#"{"type": "string", "nullable": true}"#)
    #expect(nullable.judge(.request).isValid(.null, nullable.schema))
    let sample = Sampler(schemas.judge(.request), seed: 1).value(of: schemas.schema, for: "a")
    #expect(sample["id"] == nil && sample["secret"] != nil)
  }

  /// A value that leads to no other member is said to be wrong as the default is.
  @Test func theDefaultOfADiscriminatorIsMeant() throws {
    let schemas = try Schemas(
      #"{"anyOf": [{"$ref": "Cat"}, {"$ref": "Other"}], "discriminator": {"propertyName": "kind", "mapping": {"c": "Cat"}, "defaultMapping": "Other"}}"#,
      others:
        #"{"Cat": {"type": "object", "required": ["lives"], "properties": {"lives": {"type": "integer"}}}, "Other": {"type": "object", "required": ["name"]}}"#
    )
    func problems(_ value: JSON) -> [String] {
      schemas.judge().violations(of: value, by: schemas.schema, at: "body").map {
        "\($0.subject) \($0.problem)"
      }
    }
    #expect(problems(["kind": "c"]) == ["body.lives is missing"])
    #expect(problems(["kind": "Cat"]) == ["body.lives is missing"])
    #expect(problems(["kind": "cow"]) == ["body.name is missing"])
  }

  /// Clients cannot help that the members of a union allow too much.
  @Test func aTagSaysAsWhichMemberAValueIsSent() throws {
    let schemas = try Schemas(
      #"{"oneOf": [{"$ref": "Cat"}, {"$ref": "Dog"}], "discriminator": {"propertyName": "kind", "mapping": {"c": "Cat"}}}"#,
      others:
        #"{"Cat": {"type": "object", "required": ["kind"]}, "Dog": {"type": "object", "required": ["kind"], "properties": {"tail": {"type": "boolean"}}}}"#
    )
    func isSent(_ value: JSON) -> Bool { schemas.judge(.request).isValid(value, schemas.schema) }
    #expect(isSent(["kind": "c"]) && isSent(["kind": "Dog"]) && isSent(["kind": "c", "tail": 1]))
    #expect(!isSent(["kind": "cow"]) && !isSent([:]))
    let levels = try Schemas(
      #"{"oneOf": [{"$ref": "A"}, {"$ref": "B"}], "discriminator": {"propertyName": "level", "mapping": {"1": "A", "2": "B"}}}"#,
      others:
        #"{"A": {"type": "object", "required": ["level"], "properties": {"level": {"type": "integer"}}}, "B": {"type": "object", "required": ["level", "b"], "properties": {"level": {"type": "integer"}}}}"#
    )
    #expect(levels.judge(.request).isValid(["level": 2, "b": 1], levels.schema))
    #expect(
      Sampler(levels.judge(isLiteral: true), seed: 1).value(of: levels.schema, for: "a")["level"]
        == 1)
    // So it is with answers. Samples are valid by the letter too.
    #expect(schemas.judge().isValid(["kind": "c"], schemas.schema))
    #expect(!schemas.judge(isLiteral: true).isValid(["kind": "c"], schemas.schema))
    #expect(
      schemas.judge().violations(of: ["kind": "cow"], by: schemas.schema, at: "body").map(\.problem)
        == [
          "is valid as 2 members, not as one: as Cat and Dog; its kind has to name one of them"
        ])
  }

  /// Neither a schema that contains itself nor a value that is deep takes all of the stack.
  @Test func nothingIsTooDeep() throws {
    let schemas = try Schemas(
      #"{"$ref": "Node"}"#,
      others:
        #"{"Node": {"type": "object", "required": ["next"], "properties": {"next": {"anyOf": [{"$ref": "Node"}, {"type": "null"}]}}}}"#
    )
    let sample = Sampler(schemas.judge(), seed: 3).value(of: schemas.schema, for: "a")
    #expect(schemas.judge().isValid(sample, schemas.schema))
    var deep = JSON.null
    for _ in 0..<10_000 { deep = ["next": deep] }
    #expect(!schemas.judge().isValid(deep, schemas.schema))
  }

  /// What a union of unions looks at again and again takes no longer the deeper it is: members that differ only far
  /// inside, all parts of an `allOf`, and conditions.
  @Test(
    arguments: [
      #"{"oneOf": [{"$ref": "And"}, {"$ref": "Or"}, {"$ref": "Xor"}, {"type": "string"}]}"#,
      #"{"anyOf": [{"$ref": "Or"}, {"$ref": "Or"}, {"$ref": "Or"}, {"type": "string"}]}"#,
      #"{"type": ["object", "string"], "allOf": [{"$ref": "Part"}, {"$ref": "Part"}, {"$ref": "Part"}]}"#,
      #"{"type": ["object", "string"], "if": {"$ref": "Part"}, "then": {"$ref": "Part"}, "else": {"$ref": "Part"}, "not": {"not": {"$ref": "Part"}}}"#,
      #"{"type": ["object", "string"], "anyOf": [{"$ref": "Part"}, {"$ref": "Part"}], "unevaluatedProperties": false}"#,
    ])
  func depthCostsNoMore(node: String) throws {
    let schemas = try Schemas(
      #"{"$ref": "Node"}"#,
      others: #"""
        {"Node": \#(node), "Part": {"properties": {"args": {"items": {"$ref": "Node"}}, "op": {}}},
        "And": {"type": "object", "properties": {"args": {"items": {"$ref": "Node"}}, "op": {"enum": ["and"]}}},
        "Or": {"type": "object", "properties": {"args": {"items": {"$ref": "Node"}}, "op": {"enum": ["or"]}}},
        "Xor": {"type": "object", "properties": {"args": {"items": {"$ref": "Node"}}, "op": {"enum": ["xor"]}}}}
        """#)
    func value(_ leaf: JSON) -> JSON {
      (0..<20).reduce(leaf) { inner, _ in ["op": "or", "args": [inner]] }
    }
    withinAMinute {
      #expect(schemas.judge().violations(of: value("a"), by: schemas.schema, at: "body") == [])
      let found = schemas.judge().violations(of: value(1), by: schemas.schema, at: "body")
      #expect((1...100).contains(found.count))
      #expect(!schemas.judge().isValid(value(1), schemas.schema))
    }
  }

  /// A name is no value of the same place.
  @Test func namesAreJudgedApart() throws {
    let schemas = try Schemas(
      #"{"items": {"items": {"items": {"items": {"items": {"$ref": "Words"}}}}}}"#,
      others: #"""
        {"Words": {"items": {"items": {"items": {"items": {"$ref": "Word"}}}}},
        "Word": {"propertyNames": {"$ref": "Short"}, "additionalProperties": {"$ref": "Short"}},
        "Short": {"type": "string", "maxLength": 2}}
        """#)
    func value(_ text: String) throws -> JSON {
      try JSON(text: Data("[[[[[[[[[\(text)]]]]]]]]]".utf8))
    }
    #expect(schemas.judge().isValid(try value(#"{"ab": "c"}"#), schemas.schema))
    #expect(!schemas.judge().isValid(try value(#"{"ab": "abc"}"#), schemas.schema))
    #expect(!schemas.judge().isValid(try value(#"{"abc": "ab"}"#), schemas.schema))
  }

  /// Nobody reads a million complaints.
  @Test func violationsAreNotWithoutEnd() throws {
    let schemas = try Schemas(#"{"items": {"type": "string"}}"#)
    let value = JSON.array((0..<10_000).map { .integer($0) })
    let found = schemas.judge().violations(of: value, by: schemas.schema, at: "body")
    #expect(found.count == 100 && found[99].subject == "body[99]")
  }
}

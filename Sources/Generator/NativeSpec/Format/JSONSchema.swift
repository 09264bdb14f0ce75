import SDKGenAPIModel

/// A JSON Schema (draft 2020-12), whose named parts become definitions.
indirect enum JSONSchema: Sendable {
  case literal(Literal)
  case array([JSONSchema])
  case object([Keyword])
  /// The schema of an object of the format, worked out when it is written: reading does without.
  case members(of: ObjectFormat)
  /// A schema that stands once, under `$defs`, and is referred to by everything else.
  case named(String, JSONSchema, description: String? = nil)

  struct Keyword: Sendable {
    var name: String
    var value: JSONSchema
  }

  /// The schema with a description of its own; `""` adds none.
  func described(_ text: String) -> JSONSchema {
    if text.isEmpty { return self }
    return switch self {
    case .named(let name, let schema, _): .named(name, schema, description: text)
    default: adding(["description": .literal(.string(text))])
    }
  }

  /// The schema with further keywords.
  func adding(_ keywords: JSONSchema) -> JSONSchema { .object(self.keywords + keywords.keywords) }

  private var keywords: [Keyword] {
    switch self {
    case .object(let keywords): keywords
    case .members(let format): format.keywords.keywords
    case .named: [Keyword(name: "allOf", value: [self])]
    case .literal, .array: []
    }
  }

  /// The JSON of the schema. Appends what it refers to to `definitions`.
  fileprivate func json(_ definitions: inout [Literal.Member]) -> Literal {
    switch self {
    case .literal(let literal): return literal
    case .array(let elements): return .array(elements.map { $0.json(&definitions) })
    case .object(let keywords):
      return .object(
        keywords.map { Literal.Member(name: $0.name, value: $0.value.json(&definitions)) })
    case .members(let format): return format.keywords.json(&definitions)
    case .named(let name, let schema, let description):
      if !definitions.contains(where: { $0.name == name }) {
        let definition = schema.json(&definitions)
        definitions.append(Literal.Member(name: name, value: definition))
      }
      return .object([
        ("$ref", .string("#/$defs/\(name)")), ("description", description.map { .string($0) }),
      ])
    }
  }

  /// An object with any names; `names` is a schema for them.
  static func members(
    _ value: JSONSchema, names: JSONSchema = ["minLength": 1], isEmptyAllowed: Bool = true
  ) -> JSONSchema {
    let object: JSONSchema = [
      "type": "object", "propertyNames": names, "additionalProperties": value,
    ]
    return isEmptyAllowed ? object : object.adding(["minProperties": 1])
  }

  /// A long form for objects, and a short form for everything else.
  static func longForm(_ object: JSONSchema, or short: JSONSchema) -> JSONSchema {
    ["if": ["type": "object"], "then": object, "else": short]
  }

  /// The schema of the first of these keys that an object has; `last` where it has none of them.
  static func byKey(
    _ choices: [(key: String, schema: JSONSchema)], else last: JSONSchema? = nil
  ) -> JSONSchema {
    let none = last ?? .requiringOne(of: choices.map(\.key))
    return choices.reversed().reduce(none) { rest, choice in
      ["if": .requiring([choice.key]), "then": choice.schema, "else": rest]
    }
  }

  static func requiring(_ keys: [String]) -> JSONSchema {
    ["required": .array(keys.map { .literal(.string($0)) })]
  }

  static func requiringOne(of keys: [String]) -> JSONSchema {
    .anyOf(keys.map { .requiring([$0]) })
  }

  static func anyOf(_ schemas: [JSONSchema]) -> JSONSchema { ["anyOf": .array(schemas)] }

  static func not(_ schema: JSONSchema) -> JSONSchema { ["not": schema] }
}

extension JSONSchema: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, JSONSchema)...) {
    self = .object(elements.map { Keyword(name: $0, value: $1) })
  }
  init(arrayLiteral elements: JSONSchema...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .literal(.string(value)) }
  init(integerLiteral value: Int) { self = .literal(.number("\(value)")) }
  init(booleanLiteral value: Bool) { self = .literal(.bool(value)) }
}

/// The JSON Schema (draft 2020-12) of the format's structure, for editors: `sdkgen-1.schema.json`.
///
/// It is made of the descriptions by which specs are read. Names and types are checked by reading
/// alone.
package let nativeSchema: String = {
  let head: JSONSchema = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "sdkgen-1.schema.json",
    "title": "An API for sdkgen",
    "description": "One HTTP API, for which sdkgen generates a Swift client.",
  ]
  var definitions: [Literal.Member] = []
  let schema = head.adding(SpecKeys.object.schema).json(&definitions)
  return layOut(
    .object(schema.members + [Literal.Member(name: "$defs", value: .object(definitions))]),
    as: .schema)
}()

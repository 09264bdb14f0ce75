internal import Foundation
internal import SDKContract
internal import SDKCore

/// A JSON Schema of a contract: the keywords of 2020-12, and those of OpenAPI 3.0 that it has otherwise.
final class Schema: Sendable {
  /// The kinds of JSON values, as `type` names them.
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let null = Kinds(rawValue: 1)
    static let boolean = Kinds(rawValue: 2)
    static let integer = Kinds(rawValue: 4)
    /// Integers are numbers as well.
    static let number = Kinds(rawValue: 12)
    static let string = Kinds(rawValue: 16)
    static let array = Kinds(rawValue: 32)
    static let object = Kinds(rawValue: 64)

    static let names: [(name: String, kind: Kinds)] = [
      ("null", null), ("boolean", boolean), ("integer", integer), ("number", number),
      ("string", string), ("array", array), ("object", object),
    ]
  }

  /// The least and the most that a schema allows; nil: no limit.
  struct Bounds<Number: Comparable & Sendable>: Sendable {
    var least: Number?
    var most: Number?
  }

  struct Discriminator: Sendable {
    var property: String
    /// The names of schemas by the values of the property.
    var mapping: [String: String]
    /// The name of the schema of all other values.
    var other: String?
  }

  private let value: ContractValue
  /// It is one of the contract's schemas.
  let isNamed: Bool
  /// Nothing is valid.
  let isNever: Bool
  /// The name of a schema of the contract that must hold too.
  let reference: String?
  /// nil: any.
  let kinds: Kinds?
  /// It says `nullable`, whether that means something or not.
  let acceptsNull: Bool
  let choices: [JSON]?
  let format: String?
  let pattern: Pattern?
  /// How bytes, or a text inside, become the string.
  let encoding: TextEncoding?
  /// The type of what is in the string, and the schema of the JSON that it is.
  let contentType: String?
  let content: Schema?
  /// It is the bytes of a file.
  let isFile: Bool
  let length: Bounds<Int>
  let range: Bounds<Double>
  /// Without the bounds themselves.
  let openRange: Bounds<Double>
  let divisor: Double?
  let itemCount: Bounds<Int>
  let hasUniqueItems: Bool
  let firstItems: [Schema]
  let items: Schema?
  let contained: Schema?
  let containedCount: Bounds<Int>
  /// In the order of the spec.
  let properties: [(name: String, schema: Schema)]
  private let propertiesByName: [String: Schema]
  let patternProperties: [(pattern: Pattern, schema: Schema)]
  let additional: Schema?
  let unevaluated: Schema?
  let unevaluatedItems: Schema?
  let propertyNames: Schema?
  /// It says something about properties that it does not name.
  let judgesOthers: Bool
  let required: [String]
  let propertyCount: Bounds<Int>
  let dependentRequired: [(name: String, others: [String])]
  let dependentSchemas: [(name: String, schema: Schema)]
  let allOf: [Schema]
  let anyOf: [Schema]
  let oneOf: [Schema]
  let not: Schema?
  let condition: Schema?
  let consequence: Schema?
  let alternative: Schema?
  let discriminator: Discriminator?
  let xml: XMLForm?
  let isReadOnly: Bool
  let isWriteOnly: Bool
  let examples: [JSON]
  /// `default`
  let standard: JSON?

  convenience init(_ value: ContractValue) { self.init(value, isNamed: false) }

  init(_ value: ContractValue, isNamed: Bool) {
    self.value = value
    self.isNamed = isNamed
    func schema(_ key: String) -> Schema? { value[key].map(Schema.init) }
    func schemas(_ key: String) -> [Schema] { value[key]?.elements.map(Schema.init) ?? [] }
    func named(_ key: String) -> [(name: String, schema: Schema)] {
      value[key]?.members.map { ($0.key, Schema($0.value)) } ?? []
    }
    func texts(_ value: ContractValue?) -> [String] { value?.elements.compactMap(\.string) ?? [] }
    func flag(_ key: String) -> Bool { value[key]?.bool ?? false }
    func number(_ key: String) -> Double? { value[key]?.number.flatMap(Double.init) }
    func bounds(_ least: String, _ most: String) -> Bounds<Int> {
      // No value is so long: more can be added to what stays.
      func count(_ key: String) -> Int? {
        number(key).flatMap { Int(exactly: $0) }.map { min(max($0, .min / 4), .max / 4) }
      }
      return Bounds(least: count(least), most: count(most))
    }

    isNever = value.bool == false
    reference = value["$ref"]?.string
    let kinds = value["type"].map { type in
      (type.elements.compactMap(\.string) + [type.string].compactMap(\.self)).reduce(into: Kinds())
      {
        kinds, name in
        kinds.formUnion(Kinds.names.first { $0.name == name }?.kind ?? [])
      }
    }
    self.kinds = kinds?.isEmpty == true ? nil : kinds
    acceptsNull = flag("nullable")
    choices = value["const"].map { [JSON($0)] } ?? value["enum"]?.elements.map { JSON($0) }
    format = value["format"]?.string
    pattern = value["pattern"]?.string.flatMap(Pattern.init)
    contentType = value["contentMediaType"]?.string
    let isJSON = contentType.map { MediaType($0).isJSON }
    content = isJSON ?? true ? schema("contentSchema") : nil
    let stated = value["contentEncoding"]?.string
    encoding = stated.flatMap { TextEncoding($0) } ?? format.flatMap { TextEncoding($0) }
    isFile = format == "binary" || stated == "binary" || stated == nil && isJSON == false
    length = bounds("minLength", "maxLength")
    // Before 3.1, a Boolean says whether the bound itself is left out.
    let (isOpenBelow, isOpenAbove) = (flag("exclusiveMinimum"), flag("exclusiveMaximum"))
    let (minimum, maximum) = (number("minimum"), number("maximum"))
    range = Bounds(least: isOpenBelow ? nil : minimum, most: isOpenAbove ? nil : maximum)
    openRange = Bounds(
      least: isOpenBelow ? minimum : number("exclusiveMinimum"),
      most: isOpenAbove ? maximum : number("exclusiveMaximum"))
    divisor = number("multipleOf").flatMap { $0 > 0 ? $0 : nil }
    itemCount = bounds("minItems", "maxItems")
    hasUniqueItems = flag("uniqueItems")
    firstItems = schemas("prefixItems")
    items = schema("items")
    contained = schema("contains")
    containedCount = bounds("minContains", "maxContains")
    properties = named("properties")
    propertiesByName = Dictionary(properties.map { ($0.name, $0.schema) }) { first, _ in first }
    patternProperties = named("patternProperties").compactMap { name, schema in
      Pattern(name).map { ($0, schema) }
    }
    additional = schema("additionalProperties")
    unevaluated = schema("unevaluatedProperties")
    unevaluatedItems = schema("unevaluatedItems")
    propertyNames = schema("propertyNames")
    judgesOthers =
      additional != nil && value["additionalProperties"]?.bool != true
      || unevaluated != nil || propertyNames != nil || !patternProperties.isEmpty
    required = texts(value["required"])
    propertyCount = bounds("minProperties", "maxProperties")
    dependentRequired = value["dependentRequired"]?.members.map { ($0.key, texts($0.value)) } ?? []
    dependentSchemas = named("dependentSchemas")
    allOf = schemas("allOf")
    anyOf = schemas("anyOf")
    oneOf = schemas("oneOf")
    not = schema("not")
    condition = schema("if")
    consequence = schema("then")
    alternative = schema("else")
    discriminator = value["discriminator"].flatMap { value in
      value["propertyName"]?.string.map { property in
        let mapping = value["mapping"]?.members.compactMap { entry in
          entry.value.string.map { (entry.key, $0) }
        }
        return Discriminator(
          property: property, mapping: Dictionary(mapping ?? []) { first, _ in first },
          other: value["defaultMapping"]?.string)
      }
    }
    xml = value["xml"].map(XMLForm.init)
    isReadOnly = flag("readOnly")
    isWriteOnly = flag("writeOnly")
    standard = value["default"].map { JSON($0) }
    examples =
      (value["examples"]?.elements ?? []).map { JSON($0) }
      + (value["example"].map { [JSON($0)] } ?? [])
  }

  func property(_ name: String) -> Schema? { propertiesByName[name] }

  var place: ContractPlace { value.place }

  /// Where a keyword is or, of several values of a keyword, one of them.
  func place(of keyword: String, _ key: String? = nil) -> ContractPlace {
    guard let found = value[keyword] else { return value.place }
    guard let key else { return found.place }
    return (found[key] ?? found.elements.first { $0.string == key } ?? found).place
  }
}

extension JSON {
  /// A value of a contract. Numbers beyond the range of `Double` are infinite.
  init(_ value: ContractValue) {
    switch value.kind {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text): self = Int64(text).map { .integer($0) } ?? .number(Double(text) ?? 0)
    case .string(let text): self = .string(text)
    case .array: self = .array(value.elements.map { JSON($0) })
    case .object:
      self = .object(
        Dictionary(value.members.map { ($0.key, JSON($0.value)) }) { first, _ in first })
    }
  }

  /// The kinds that the value is of.
  var kinds: Schema.Kinds {
    switch self {
    case .null: .null
    case .bool: .boolean
    case .integer: .integer
    case .number(let number): number == number.rounded() ? .integer : Schema.Kinds(rawValue: 8)
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// The schemas of a contract by name, each read when it is first asked for.
final class SchemaLibrary: Sendable {
  private let schemas: ContractValue?
  private let known = Locked<[String: Schema]>([:])
  private let knownFacts = Locked<[ObjectIdentifier: SchemaFacts]>([:])
  private let knownSubtypes = Locked<[String: [Subtype]]>([:])

  /// A schema that extends a base, and the value of the base's discriminator that stands for it.
  struct Subtype: Sendable {
    var tag: String
    var schema: Schema
  }

  init(_ contract: Contract) { schemas = contract.root["components"]?["schemas"] }

  subscript(name: String) -> Schema? {
    if let schema = known.with({ $0[name] }) { return schema }
    guard let value = schemas?[name] else { return nil }
    let schema = Schema(value, isNamed: true)
    return known.with { known in
      let first = known[name] ?? schema
      known[name] = first
      return first
    }
  }

  /// Returns the schemas that extend a base with `allOf`, by its discriminator; none of what is no base. A base without
  /// a list of members has them in its `mapping`, itself too where it is sent as well.
  func subtypes(of name: String) -> [Subtype] {
    guard let base = self[name], let mapping = base.discriminator?.mapping, base.oneOf.isEmpty,
      base.anyOf.isEmpty
    else { return [] }
    if let subtypes = knownSubtypes.with({ $0[name] }) { return subtypes }
    let all = mapping.sorted { $0.key < $1.key }.compactMap { tag, target in
      self[target].map { Subtype(tag: tag, schema: $0) }
    }.filter { $0.schema === base || extends($0.schema, name, depth: 0) }
    let subtypes = all.contains { $0.schema !== base } ? all : []
    knownSubtypes.with { $0[name] = subtypes }
    return subtypes
  }

  private func extends(_ schema: Schema, _ name: String, depth: Int) -> Bool {
    let bases = schema.allOf.compactMap(\.reference)
    return bases.contains(name)
      || depth < 16
        && bases.contains { base in
          self[base].map { extends($0, name, depth: depth + 1) } ?? false
        }
  }

  /// Returns what is known of a schema, or is found out now.
  func facts(of schema: Schema, _ find: () -> SchemaFacts) -> SchemaFacts {
    let key = ObjectIdentifier(schema)
    if let facts = knownFacts.with({ $0[key] }) { return facts }
    let facts = find()
    knownFacts.with { $0[key] = facts }
    return facts
  }
}

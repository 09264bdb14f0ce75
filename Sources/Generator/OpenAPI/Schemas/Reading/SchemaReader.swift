import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// Reads the keywords of one schema and reports what is wrong with them.
struct SchemaReader {
  let documents: Documents
  let version: OpenAPIVersion
  private let options: OpenAPIOptions
  let element: Element
  private(set) var schema: Schema
  private let reports: Reports

  init(
    _ element: Element, in documents: Documents, version: OpenAPIVersion,
    options: OpenAPIOptions, reports: Reports
  ) {
    self.reports = reports
    self.documents = documents
    self.options = options
    self.version = version
    self.element = element
    schema = Schema(element)
  }

  mutating func read() -> Schema {
    switch element.node.kind {
    case .object: readKeywords()
    case .bool:
      schema.allowsNothing = element.node.bool == false
      if schema.allowsNothing { report(.openAPIFalseSchema(element)) }
    default:
      report(
        .openAPIWrongKind(
          "a schema", expected: "an object", found: element, effect: "it allows any JSON"))
    }
    readNames()
    return schema
  }

  private func readNames() {
    schema.statedName = NameExtension.name(of: element, among: options.extensions)
    for property in schema.properties {
      if let name = NameExtension.name(of: property, among: options.extensions) {
        schema.statedPropertyNames[property.name] = name
      }
    }
  }

  private mutating func readKeywords() {
    for member in element.node.members {
      let key = member.key
      // The most frequent keywords are among the first.
      if !readShape(member, key), !readAnnotation(member, key), !readComposition(member, key) {
        readConstraint(member, key)
      }
    }
    if !schema.tuple.isEmpty { schema.items = schema.items ?? furtherItems }
    readMisplacedValues()
    readEither()
    readNumber()
    readNoObject()
    checkDefault()
    readLimit()
    if version == .v3_0, schema.reference != nil { leaveOutSiblings() }
  }

  /// Reads what Kubernetes writes for its `IntOrString`: a string, it says, and means an integer too.
  private mutating func readEither() {
    let isEither =
      schema.format.name == "int-or-string" && options.type(of: .format("int-or-string")) == nil
      || element.node["x-kubernetes-int-or-string"]?.value.bool == true
    guard isEither, schema.anyOf.isEmpty, schema.oneOf.isEmpty,
      schema.reference == nil, [nil, .string, .integer].contains(schema.kinds)
    else { return }
    schema.kinds = [.integer, .string]
    schema.format.name = nil
  }

  /// Reads what .NET writes for a number: a string as well, which it accepts and does not send, with the pattern of a
  /// number without zeros in front, as a text of digits may have them.
  private mutating func readNumber() {
    guard let kinds = schema.kinds, kinds.contains([.string, .integer]),
      kinds.isSubset(of: [.string, .integer, .number, .null]),
      let pattern = element.node["pattern"]?.value.string,
      let start = ["^-?(?:0|[1-9]\\d*)", "^(?:0|[1-9]\\d*)"].first(where: pattern.hasPrefix),
      ["$", #"(?:\.\d+)?$"#, #"(?:\.\d+)?(?:[eE][+-]?\d+)?$"#].contains(
        String(pattern.dropFirst(start.count)))
    else { return }
    schema.kinds = kinds.subtracting(.string)
  }

  /// Reads an object that an example or a format says to be none, as NestJS writes `string | null`.
  private mutating func readNoObject() {
    guard schema.kinds?.subtracting(.null) == .object, !schema.hasStructure, schema.allOf.isEmpty,
      schema.reference == nil, schema.additional == nil
    else { return }
    let example = schema.example.flatMap { example in
      [.object, .null].contains(example.node.kind)
        ? nil : "example \(Literal(example.node).written)"
    }
    let format = schema.format.name.flatMap { name in
      ScalarTypes(options: options).type(of: schema.format) == .json ? nil : "format '\(name)'"
    }
    guard let other = example ?? format else { return }
    report(.openAPINoObject(other, element))
    schema.isNullable = schema.isNullable || schema.kinds?.contains(.null) == true
    schema.kinds = nil
  }

  /// Reads a `maximum` that only an unsigned integer of 64 bits reaches.
  private mutating func readLimit() {
    guard schema.impliedKinds.contains(.integer) else { return }
    func number(_ key: String) -> String? { element.node[key]?.value.number }
    let isLarge = ["maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"].contains {
      number($0).map(isBeyondInt) == true
    }
    let least = ["minimum", "exclusiveMinimum"].compactMap { number($0).flatMap(Double.init) }
    // `exclusiveMinimum: -1` begins at 0.
    schema.format.isBeyondInt =
      isLarge && least.allSatisfy { $0 >= -1 } && number("minimum") != "-1"
  }

  func report(_ diagnostic: Diagnostic) { reports.add(diagnostic) }

  func count(_ fact: CountedFact, _ member: Node.Member) {
    reports.count(fact, at: Element(member.value, element.pointer, key: member.keyNode))
  }

  /// OpenAPI 3.0 ignores what stands beside a reference; annotations are meant nevertheless.
  private mutating func leaveOutSiblings() {
    let bare = Schema(element)
    bare.reference = schema.reference
    bare.isNullable = schema.isNullable
    bare.title = schema.title
    bare.description = schema.description
    bare.isDeprecated = schema.isDeprecated
    bare.access = schema.access
    bare.default = schema.default
    bare.example = schema.example
    if schema.hasStructure || !schema.allOf.isEmpty || schema.format.name != nil {
      report(.openAPIReferenceSiblings(element))
    }
    schema = bare
  }

  /// A default that is not of the schema's kind is left out wherever the schema stands.
  private mutating func checkDefault() {
    guard let value = schema.default, let kinds = schema.allKinds,
      kinds.isDisjoint(with: Kinds(of: value.node)), value.node.textMeant(as: kinds) == nil
    else { return }
    // Null says that the value may be left out.
    if value.node.kind != .null { report(.openAPIDefault(Literal(value.node).written, value)) }
    schema.default = nil
  }
}

extension SchemaReader {
  /// Keywords that do not change which values are allowed.
  private mutating func readAnnotation(_ member: Node.Member, _ key: String) -> Bool {
    switch key {
    case "description": schema.description = text(member)
    case "title": schema.title = text(member)
    case "default": schema.default = child(member)
    case "example": schema.example = child(member)
    case "examples":
      let list = child(member)
      schema.example =
        schema.example ?? list.elements.first ?? list.members.first.map { $0["value"] ?? $0 }
    case "nullable":
      schema.isNullable = bool(member)
      if schema.isNullable, version != .v3_0 { count(.nullable, member) }
    case "deprecated": schema.isDeprecated = bool(member)
    case "readOnly": readAccess(.received, member)
    case "writeOnly": readAccess(.sent, member)
    case "$id": count(.schemaID, member)
    case "xml", "externalDocs", "$comment", "$schema", "$anchor", "$dynamicAnchor",
      "$recursiveAnchor", "$defs", "definitions", "$vocabulary", "contentSchema":
      break
    default:
      var bytes = key.utf8.makeIterator()
      return bytes.next() == UInt8(ascii: "x") && bytes.next() == UInt8(ascii: "-")
    }
    return true
  }

  /// Reads one of the two keywords; what one of them denies, the other may state.
  private mutating func readAccess(_ direction: Property.Direction, _ member: Node.Member) {
    if bool(member) {
      schema.access = .some(direction)
    } else if schema.access == nil {
      schema.access = .some(nil)
    }
  }

  /// Keywords that describe values.
  private mutating func readShape(_ member: Node.Member, _ key: String) -> Bool {
    switch key {
    case "type": readType(member)
    case "format": readFormat(member)
    case "properties":
      schema.properties = properties(member)
      schema.impliedKinds.insert(.object)
    case "items":
      readItems(child(member))
      schema.impliedKinds.insert(.array)
    case "enum": schema.values = values(member)
    case "required" where element.isProperty && member.value.bool == true:
      report(.openAPIRequiredProperty(child(member), element))
    case "required":
      schema.required = (list(member, .array)?.elements ?? []).compactMap {
        string($0, in: "required")
      }
      schema.impliedKinds.insert(.object)
    case "additionalProperties", "unevaluatedProperties":
      readAdditional(member)
    case "patternProperties":
      schema.patterns = list(member, .object)?.members ?? []
      schema.impliedKinds.insert(.object)
    case "const": schema.constant = child(member)
    case "prefixItems":
      schema.tuple = list(member, .array)?.elements ?? []
      schema.impliedKinds.insert(.array)
    case "contentEncoding": schema.format.contentEncoding = text(member)?.string
    case "contentMediaType": schema.format.contentMediaType = text(member)?.string
    default: return false
    }
    return true
  }

  private mutating func readFormat(_ member: Node.Member) {
    guard let name = text(member)?.string else { return }
    schema.format.name = name
    guard options.type(of: .format(name)) == nil, let near = ScalarTypes.format(spelled: name)
    else { return }
    report(.openAPIFormat(name, near, at: child(member)))
  }

  /// Keywords that combine schemas.
  private mutating func readComposition(_ member: Node.Member, _ key: String) -> Bool {
    switch key {
    case "$ref":
      if text(member) != nil {
        schema.reference = documents.reference(of: element).map(SchemaReference.init)
      }
    case "allOf": schema.allOf = list(member, .array)?.elements ?? []
    case "anyOf": schema.anyOf = list(member, .array)?.elements ?? []
    case "oneOf": schema.oneOf = list(member, .array)?.elements ?? []
    case "discriminator": schema.discriminator = list(member, .object)
    case "not": schema.exclusion = child(member)
    case "$recursiveRef", "$dynamicRef": readDynamicReference(member)
    default: return false
    }
    return true
  }
}

/// Returns whether a number is greater than each `Int`, and 2⁶⁴ at most. With an exponent, 2⁶³ itself may be written
/// for the largest `Int`.
private func isBeyondInt(_ text: String) -> Bool {
  if let value = UInt64(text) { return value > UInt64(Int64.max) }
  return Double(text).map { $0 > 0x1p63 && $0 <= 0x1p64 } ?? false
}

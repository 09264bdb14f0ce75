import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// Reads schemas one at a time, and remembers what it has read.
struct SchemaReader: Sendable {
  let documents: Documents
  let version: OpenAPIVersion
  var remarks = Remarks()
  private var known: [Pointer: Schema] = [:]

  init(_ documents: Documents, version: OpenAPIVersion) {
    self.documents = documents
    self.version = version
  }

  mutating func read(_ element: Element) -> Schema {
    if let schema = known[element.pointer] { return schema }
    var schema = SchemaContent(element)
    switch element.node.kind {
    case .object: readMembers(of: element, into: &schema)
    case .bool: readBoolean(element, into: &schema)
    default: remarks.add(.openAPIWrongKind("a schema", expected: "an object", found: element))
    }
    let read = Schema(schema)
    known[element.pointer] = read
    return read
  }

  private mutating func readBoolean(_ element: Element, into schema: inout SchemaContent) {
    schema.allowsNothing = element.node.bool == false
    if schema.allowsNothing { remarks.add(.openAPIFalseSchema(element)) }
  }

  private mutating func readMembers(of element: Element, into schema: inout SchemaContent) {
    for member in element.node.members {
      let key = member.key
      if readAnnotation(key, member, &schema) || readShape(key, member, &schema)
        || readComposition(key, member, &schema)
      {
        continue
      }
      remark(onRest: key, member, of: element, &schema)
    }
    settle(&schema)
  }

  /// What depends on several keywords.
  private mutating func settle(_ schema: inout SchemaContent) {
    checkDefault(of: &schema)
    guard schema.reference != nil, version == .v3_0 else { return }
    // 3.0 ignores what stands beside a reference; these are meant all the same.
    var bare = SchemaContent(schema.element)
    bare.reference = schema.reference
    bare.isNullable = schema.isNullable
    bare.title = schema.title
    bare.description = schema.description
    bare.isDeprecated = schema.isDeprecated
    bare.access = schema.access
    bare.default = schema.default
    bare.example = schema.example
    if schema.hasStructure || !schema.allOf.isEmpty || schema.format != nil {
      remarks.add(.openAPIReferenceSiblings(schema.element))
    }
    schema = bare
  }
}

extension SchemaReader {
  /// `default: [text]` of a string: it would be nobody's, wherever the schema stands.
  private mutating func checkDefault(of schema: inout SchemaContent) {
    guard let value = schema.default, var kinds = schema.kinds else { return }
    if schema.isNullable { kinds.insert(.null) }
    guard kinds.isDisjoint(with: Kinds(of: value.node)) else { return }
    remarks.add(.openAPIDefault(Literal(value.node).written, value))
    schema.default = nil
  }

  /// Keywords that do not change which values are allowed.
  private mutating func readAnnotation(
    _ key: String, _ member: Node.Member, _ schema: inout SchemaContent
  ) -> Bool {
    switch key {
    case "description": schema.description = text(key, member, schema)
    case "title": schema.title = text(key, member, schema)
    case "default": schema.default = child(key, member, schema)
    case "example": schema.example = child(key, member, schema)
    case "examples":
      let list = child(key, member, schema)
      schema.example =
        schema.example ?? list.elements.first ?? list.members.first.map { $0["value"] ?? $0 }
    case "nullable":
      schema.isNullable = bool(key, member, schema)
      if schema.isNullable, version != .v3_0 { remarks.count(.nullable, member, schema.element) }
    case "deprecated": schema.isDeprecated = bool(key, member, schema)
    case "readOnly": if bool(key, member, schema) { schema.access = .received }
    case "writeOnly": if bool(key, member, schema) { schema.access = .sent }
    case "$id": remarks.count(.identifier, member, schema.element)
    case "xml", "externalDocs", "$comment", "$schema", "$anchor", "$dynamicAnchor",
      "$recursiveAnchor", "$defs", "definitions", "$vocabulary", "contentSchema":
      break
    default: return key.utf8.starts(with: "x-".utf8)
    }
    return true
  }

  /// Keywords that say what a value looks like.
  private mutating func readShape(
    _ key: String, _ member: Node.Member, _ schema: inout SchemaContent
  ) -> Bool {
    switch key {
    case "type": readType(member, &schema)
    case "format": schema.format = text(key, member, schema)?.string
    case "properties":
      schema.properties = list(key, member, .object, schema)?.members ?? []
      schema.impliedKinds.insert(.object)
    case "items":
      readItems(child(key, member, schema), &schema)
      schema.impliedKinds.insert(.array)
    case "enum": schema.values = list(key, member, .array, schema)
    case "required":
      schema.required = (list(key, member, .array, schema)?.elements ?? []).compactMap {
        string(in: key, $0)
      }
      schema.impliedKinds.insert(.object)
    case "additionalProperties", "unevaluatedProperties":
      readAdditional(key, child(key, member, schema), &schema)
    case "patternProperties":
      schema.patterns = list(key, member, .object, schema)?.members ?? []
      schema.impliedKinds.insert(.object)
    case "const": schema.constant = child(key, member, schema)
    case "prefixItems":
      schema.tuple = list(key, member, .array, schema)?.elements ?? []
      schema.impliedKinds.insert(.array)
    case "contentEncoding": schema.contentEncoding = text(key, member, schema)?.string
    case "contentMediaType": schema.contentMediaType = text(key, member, schema)?.string
    default: return false
    }
    return true
  }

  /// Keywords that make one schema of others.
  private mutating func readComposition(
    _ key: String, _ member: Node.Member, _ schema: inout SchemaContent
  ) -> Bool {
    switch key {
    case "$ref":
      if text(key, member, schema) != nil {
        schema.reference = Reference(of: schema.element).map(SchemaReference.init)
      }
    case "allOf": schema.allOf = list(key, member, .array, schema)?.elements ?? []
    case "anyOf": schema.anyOf = list(key, member, .array, schema)?.elements ?? []
    case "oneOf": schema.oneOf = list(key, member, .array, schema)?.elements ?? []
    case "discriminator": schema.discriminator = list(key, member, .object, schema)
    case "not": schema.exclusion = child(key, member, schema)
    case "$recursiveRef", "$dynamicRef": readDynamicReference(key, member, &schema)
    default: return false
    }
    return true
  }
}

import SDKGenDiagnostics
import SDKGenSourceText

/// Keywords whose values may be of the wrong kind: said, and left out.
extension SchemaReader {
  func child(_ key: String, _ member: Node.Member, _ schema: SchemaContent) -> Element {
    Element(
      member.value, schema.element.pointer.appending(key), keyLocation: member.keyLocation)
  }

  mutating func text(_ key: String, _ member: Node.Member, _ schema: SchemaContent) -> Node? {
    if member.value.kind == .string { return member.value }
    remarks.add(
      .openAPIWrongKind("'\(key)'", expected: "a string", found: child(key, member, schema)))
    return nil
  }

  mutating func bool(_ key: String, _ member: Node.Member, _ schema: SchemaContent) -> Bool {
    if let bool = member.value.bool { return bool }
    remarks.add(
      .openAPIWrongKind("'\(key)'", expected: "a Boolean", found: child(key, member, schema)))
    return false
  }

  mutating func list(
    _ key: String, _ member: Node.Member, _ kind: Node.Kind, _ schema: SchemaContent
  ) -> Element? {
    let element = child(key, member, schema)
    if member.value.kind == kind { return element }
    remarks.add(
      .openAPIWrongKind("'\(key)'", expected: kind.description, found: element))
    return nil
  }

  mutating func string(in key: String, _ element: Element) -> Node? {
    if element.node.kind == .string { return element.node }
    remarks.add(.openAPIWrongKind("each of '\(key)'", expected: "a string", found: element))
    return nil
  }

  mutating func readType(_ member: Node.Member, _ schema: inout SchemaContent) {
    let element = child("type", member, schema)
    let names = element.node.kind == .array ? element.elements : [element]
    var kinds: Kinds = []
    for name in names {
      // YAML's `[a, null]` holds a null and means the type.
      if name.node.kind == .null {
        kinds.insert(.null)
      } else if let text = name.node.string {
        guard let kind = Kinds(name: text) else {
          remarks.add(.openAPIUnknownType(text, name))
          return
        }
        kinds.formUnion(kind)
      } else {
        remarks.add(.openAPIWrongKind("'type'", expected: "a string", found: name))
        return
      }
    }
    schema.kinds = kinds.isEmpty ? nil : kinds
  }

  mutating func readItems(_ element: Element, _ schema: inout SchemaContent) {
    // No further elements: a limit of the array's length.
    if element.node.bool == false { return }
    // Before 2020 a list under `items` was what `prefixItems` is now.
    guard element.node.kind == .array else {
      schema.items = element
      return
    }
    schema.tuple = element.elements
  }

  mutating func readAdditional(_ key: String, _ element: Element, _ schema: inout SchemaContent) {
    schema.impliedKinds.insert(.object)
    guard [.bool, .object].contains(element.node.kind) else {
      return remarks.add(
        .openAPIWrongKind("'\(key)'", expected: "a schema or a Boolean", found: element))
    }
    if key == "additionalProperties" || schema.additional == nil { schema.additional = element }
  }

  /// A reference to the nearest schema around it that says it may be meant.
  mutating func readDynamicReference(
    _ key: String, _ member: Node.Member, _ schema: inout SchemaContent
  ) {
    let element = child(key, member, schema)
    guard let text = text(key, member, schema)?.string else { return }
    guard let target = dynamicTarget(key, text, from: schema.element.pointer) else {
      return remarks.add(.openAPIDynamicReference(key, text, element, target: nil))
    }
    remarks.add(.openAPIDynamicReference(key, text, element, target: target.text))
    schema.reference = SchemaReference(text, to: target, at: element.location)
  }

  private func dynamicTarget(_ key: String, _ text: String, from pointer: Pointer) -> Pointer? {
    let isAnchor: (Element) -> Bool =
      key == "$recursiveRef"
      ? { $0.node["$recursiveAnchor"]?.value.bool == true }
      : { "#" + ($0.node["$dynamicAnchor"]?.value.string ?? "") == text }
    let tokens = pointer.tokens
    var path = Pointer(file: pointer.file)
    var found: Pointer?
    for token in tokens {
      path = path.appending(token)
      if let element = documents[path], path != pointer, isAnchor(element) { found = path }
    }
    if found != nil { return found }
    if text == "#", tokens.count > 3, tokens.starts(with: ["components", "schemas"]) {
      return tokens.prefix(3).reduce(Pointer(file: pointer.file)) { $0.appending($1) }
    }
    let target = Pointer(file: pointer.file, text: String(text.drop { $0 == "#" }))
    return text.hasPrefix("#/") && documents[target] != nil ? target : nil
  }

  /// Keywords that check values, and those nobody knows.
  mutating func remark(
    onRest key: String, _ member: Node.Member, of element: Element, _ schema: inout SchemaContent
  ) {
    switch key {
    case "minLength", "maxLength", "pattern":
      schema.impliedKinds.insert(.string)
      remarks.count(.constraint, member, element)
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
      schema.impliedKinds.formUnion([.number, .integer])
      remarks.count(.constraint, member, element)
    case "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains",
      "unevaluatedItems", "additionalItems":
      schema.impliedKinds.insert(.array)
      remarks.count(.constraint, member, element)
    case "minProperties", "maxProperties", "propertyNames", "dependentRequired":
      schema.impliedKinds.insert(.object)
      remarks.count(.constraint, member, element)
    case "if", "dependencies": remarks.count(.condition, member, element)
    case "then", "else":
      remarks.count(.condition, member, element)
      schema.conditional.append(child(key, member, schema))
    case "dependentSchemas":
      remarks.count(.condition, member, element)
      schema.conditional += list(key, member, .object, schema)?.members ?? []
    default:
      if schema.element.pointer.text.isEmpty { return }
      remarks.add(.openAPIUnknownKeyword(key, at: member.keyLocation, element))
    }
  }
}

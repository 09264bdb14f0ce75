import SDKGenDiagnostics
import SDKGenSourceText

/// Values of keywords; one of the wrong kind is reported and left out.
extension SchemaReader {
  func child(_ member: Node.Member) -> Element {
    Element(
      member.value, element.pointer.appending(member.key), key: member.keyNode)
  }

  mutating func text(_ member: Node.Member) -> Node? {
    if let text = member.value.prose { return text }
    reportWrongKind(of: member, expected: "a string")
    return nil
  }

  mutating func bool(_ member: Node.Member) -> Bool {
    if let bool = member.value.bool { return bool }
    report(.notABoolean(.schemaWrongKind, child(member)))
    return false
  }

  mutating func list(_ member: Node.Member, _ kind: Node.Kind) -> Element? {
    if member.value.kind == kind { return child(member) }
    reportWrongKind(of: member, expected: kind.description)
    return nil
  }

  private mutating func reportWrongKind(of member: Node.Member, expected: String) {
    report(
      .openAPIWrongKind("'\(member.key)'", expected: expected, found: child(member)))
  }

  mutating func string(_ element: Element, in key: String) -> Node? {
    if let text = element.node.prose { return text }
    report(
      .openAPIWrongKind("each of '\(key)'", expected: "a string", found: element))
    return nil
  }

  mutating func readType(_ member: Node.Member) {
    // One that is known, as nearly every one is, needs no pointer.
    if let text = member.value.string, let kind = Kinds(name: text) {
      schema.kinds = kind
      return
    }
    let element = child(member)
    let names = element.node.kind == .array ? element.elements : [element]
    var kinds: Kinds = []
    for name in names {
      // YAML's `[a, null]` holds a null and means the type.
      if name.node.kind == .null {
        kinds.insert(.null)
      } else if let text = name.node.string {
        if let kind = Kinds(name: text) {
          kinds.formUnion(kind)
          continue
        }
        let meant = Kinds.name(meantBy: text)
        report(.openAPIUnknownType(text, name, readAs: meant))
        guard let kind = meant.flatMap(Kinds.init(name:)) else { return }
        kinds.formUnion(kind)
        if text.lowercased() == "file", schema.format.name == nil { schema.format.name = "binary" }
      } else {
        return report(
          .openAPIWrongKind("'type'", expected: "a string", found: name))
      }
    }
    schema.kinds = kinds.isEmpty ? nil : kinds
  }

  /// The values of `enum`; nil for none.
  mutating func values(_ member: Node.Member) -> Element? {
    guard let values = list(member, .array) else { return nil }
    if values.node.elements.isEmpty {
      report(.openAPIEmptyEnum(values))
      return nil
    }
    return values
  }

  /// The members of `properties`, or of what a reference in their place leads to: other properties, or a
  /// schema that has some.
  mutating func properties(_ member: Node.Member) -> [Element] {
    guard let properties = list(member, .object) else { return [] }
    guard let reference = documents.reference(of: properties),
      case .found(let target) = documents.resolve(properties), target.node.kind == .object
    else { return properties.members }
    report(.openAPIPropertiesReference(reference, in: properties))
    let isSchema = target.name != "properties" && target["properties"]?["type"]?.node.string == nil
    let own = properties.members.filter { $0.name != "$ref" }
    let others = isSchema ? target["properties"]?.members ?? target.members : target.members
    return others.filter { other in !own.contains { $0.name == other.name } } + own
  }

  mutating func readItems(_ element: Element) {
    // `false` only limits the array's length.
    if element.node.bool == false { return }
    // Before 2020 a list under `items` was what `prefixItems` is now.
    guard element.node.kind == .array else {
      schema.items = element
      return
    }
    schema.tuple = element.elements
  }

  mutating func readAdditional(_ member: Node.Member) {
    schema.impliedKinds.insert(.object)
    guard [.bool, .object].contains(member.value.kind) else {
      return reportWrongKind(of: member, expected: "a schema or a Boolean")
    }
    if member.key == "additionalProperties" || schema.additional == nil {
      schema.additional = child(member)
    }
  }

  /// Reads a reference to the outermost schema around it with the matching anchor.
  mutating func readDynamicReference(_ member: Node.Member) {
    guard let text = text(member)?.string else { return }
    let target = dynamicTarget(of: text, in: member.key)
    report(
      .openAPIDynamicReference(member.key, in: text, at: child(member), target: target?.text))
    if let target {
      schema.reference = SchemaReference(text, to: target, at: member.value.location)
    }
  }

  private func dynamicTarget(of text: String, in key: String) -> Pointer? {
    let pointer = element.pointer
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
    // What others replace is in the `$defs` of the schema itself.
    if key == "$dynamicRef", tokens.count > 3, tokens.starts(with: ["components", "schemas"]) {
      let schema = tokens.prefix(3).reduce(Pointer(file: pointer.file)) { $0.appending($1) }
      if let own = documents[schema]?["$defs"]?.members.first(where: isAnchor) {
        return own.pointer
      }
    }
    if text == "#", tokens.count > 3, tokens.starts(with: ["components", "schemas"]) {
      return tokens.prefix(3).reduce(Pointer(file: pointer.file)) { $0.appending($1) }
    }
    let target = Pointer(file: pointer.file, text: String(text.drop { $0 == "#" }))
    return text.hasPrefix("#/") && documents[target] != nil ? target : nil
  }

  /// Keywords that limit values, and unknown ones.
  mutating func readConstraint(_ member: Node.Member, _ key: String) {
    switch key {
    case "minLength", "maxLength", "pattern": constrain(.string, member)
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
      constrain([.number, .integer], member)
    case "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains",
      "unevaluatedItems", "additionalItems":
      constrain(.array, member)
    case "minProperties", "maxProperties", "propertyNames", "dependentRequired":
      constrain(.object, member)
    case "if", "dependencies": count(.condition, member)
    case "then", "else":
      count(.condition, member)
      schema.conditional.append(child(member))
    case "dependentSchemas":
      count(.condition, member)
      schema.conditional += list(member, .object)?.members ?? []
    default:
      if element.pointer.text.isEmpty { return }
      report(
        .openAPIUnknownKeyword(key, at: member.keyLocation, element))
    }
  }

  private mutating func constrain(_ kinds: Kinds, _ member: Node.Member) {
    schema.impliedKinds.formUnion(kinds)
    count(.constraint, member)
  }
}

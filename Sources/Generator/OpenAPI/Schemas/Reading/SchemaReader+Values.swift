import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

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

  /// The schema of the elements behind those that differ by position, where it is not that of `items`.
  var furtherItems: Element? {
    let hasOldTuple = element["items"]?.node.kind == .array
    let hasTuple = element["prefixItems"] != nil && element["items"] == nil
    let further =
      hasOldTuple ? element["additionalItems"] : hasTuple ? element["unevaluatedItems"] : nil
    return further?.node.kind == .object ? further : nil
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

  /// Reads values that are not of the schema's type and mean some that are: those of numbers and Booleans in quotes, and
  /// those of a list's items.
  mutating func readMisplacedValues() {
    guard let values = schema.values, let kinds = schema.kinds?.subtracting(.null) else { return }
    let stated = values.elements.filter { $0.node.kind != .null }
    guard let first = stated.first(where: { Kinds(of: $0.node).isDisjoint(with: kinds) }) else {
      return
    }
    func report(_ meant: String) {
      self.report(
        .openAPIValueKind(
          Literal(first.node).text, kinds: kinds.description, at: element, readAs: meant))
    }
    if kinds == .array, stated.allSatisfy({ Literal($0.node).isConstant }) {
      schema.values = nil
      readItems(of: values)
      return report("that of an item")
    }
    guard kinds.isSubset(of: [.integer, .number, .bool]) else { return }
    let meant = values.elements.map {
      $0.node.string == nil ? $0.node : $0.node.unquoted(as: kinds)
    }
    if meant.contains(nil) { return }
    schema.values = Element(
      .array(meant.compactMap { $0 }, at: values.node), values.pointer, key: values.key)
    report("what is in its quotes")
  }

  /// Takes the values that stand beside `items`, unless these have some.
  private mutating func readItems(of values: Element) {
    guard schema.tuple.isEmpty, schema.items?.node["enum"] == nil else { return }
    let items = schema.items?.node
    let isReference = items?["$ref"] != nil
    let members = isReference ? [] : items?.members.map { ($0.keyNode, $0.value) } ?? []
    let base = items.map { [("allOf", Node.array([$0], at: $0))] } ?? []
    schema.items = Element(
      .object(
        members, new: (isReference ? base : []) + [("enum", values.node)], at: items ?? values.node),
      element.pointer.appending("items"), key: schema.items?.key)
  }

  /// Reads a reference to the nearest schema around it that has its anchor, or has a schema with that in its `$defs`.
  mutating func readDynamicReference(_ member: Node.Member) {
    guard let text = text(member)?.string else { return }
    let anchored = anchoredTarget(of: text, in: member.key)
    let target = anchored ?? guessedTarget(of: text)
    // Without what others put in its place, one that they name may be anything.
    let anchor = Pointer(file: element.pointer.file, text: String(text.dropFirst()))
    let isPlace = text.hasPrefix("#") && anchor.isAnchor && documents[anchor] != nil
    if anchored == nil, target != nil || !isPlace {
      report(
        .openAPIDynamicReference(member.key, in: text, at: child(member), target: target?.text))
    }
    if let target {
      schema.reference = SchemaReference(text, to: target, at: member.value.location)
    }
  }

  private func anchoredTarget(of text: String, in key: String) -> Pointer? {
    let pointer = element.pointer
    let isAnchor: (Element) -> Bool =
      key == "$recursiveRef"
      ? { $0.node["$recursiveAnchor"]?.value.bool == true }
      : { "#" + ($0.node["$dynamicAnchor"]?.value.string ?? "") == text }
    var found: Pointer?
    func look(at path: Pointer) {
      guard let element = documents[path] else { return }
      if path != pointer, isAnchor(element) { found = path }
      guard key == "$dynamicRef" else { return }
      for section in ["$defs", "definitions"] {
        if let own = element[section]?.members.first(where: isAnchor) { found = own.pointer }
      }
    }
    var path = Pointer(file: pointer.file)
    look(at: path)
    for token in pointer.tokens {
      path = path.appending(token)
      look(at: path)
    }
    if found != nil { return found }
    // What others put in their places is in `$defs`; a schema of the components is meant by all.
    let anchor = Pointer(file: pointer.file, text: String(text.dropFirst()))
    guard key == "$dynamicRef", text.hasPrefix("#"), anchor.isAnchor,
      let target = documents[anchor]?.pointer, target.tokens.count == 3,
      target.tokens.starts(with: ["components", "schemas"])
    else { return nil }
    return target
  }

  /// Returns what a reference without an anchor seems to mean: the schema around it, or the place to which it points.
  private func guessedTarget(of text: String) -> Pointer? {
    let tokens = element.pointer.tokens
    if text == "#", tokens.count > 3, tokens.starts(with: ["components", "schemas"]) {
      return tokens.prefix(3).reduce(Pointer(file: element.pointer.file)) { $0.appending($1) }
    }
    let target = Pointer(file: element.pointer.file, text: String(text.drop { $0 == "#" }))
    return text.hasPrefix("#/") && documents[target] != nil ? target : nil
  }

  /// Keywords that limit values, and unknown ones.
  mutating func readConstraint(_ member: Node.Member, _ key: String) {
    switch key {
    case "minLength", "maxLength", "pattern": constrain(.string, member)
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
      constrain([.number, .integer], member)
    case "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains":
      constrain(.array, member)
    case "unevaluatedItems", "additionalItems":
      if child(member) != furtherItems { constrain(.array, member) }
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

extension Node {
  /// Returns the number or Boolean that is the text of a string; nil where it is none.
  fileprivate func unquoted(as kinds: Kinds) -> Node? {
    serializedJSON.flatMap { Kinds(of: $0).isDisjoint(with: kinds) ? nil : $0 }
  }
}

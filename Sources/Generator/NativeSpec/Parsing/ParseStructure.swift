import SDKGenDiagnostics
import SDKGenSourceText

extension ModelReader {
  /// `{ "field": "Type", … }`
  mutating func structure() -> SpecModel.Form {
    let quoted = object.read("$fields") { node, what in
      parseMembers(node, what) { Diagnosed($0) }
    }
    let fields = (self.fields + (quoted ?? [])).compactMap { object.take(parseField($0)) }
    object.reportDuplicates(fields.map(\.name))
    return .structure(
      SpecStructure(
        base: object.readAny("$extends", parseLocatedText),
        fields: fields,
        lossy: object.read("$lossy", parseLocatedTexts) ?? [],
        identity: object.read("$identity", parseIdentity) ?? .automatic,
        additional: object.read("$additional", parseTypeExpression)))
  }
}

extension ObjectReader {
  /// The reader of JSON reports equal keys of one object; `$fields` is another.
  fileprivate mutating func reportDuplicates(_ names: [Located<String>]) {
    guard has("$fields") else { return }
    var seen: [String: SourceLocation] = [:]
    for name in names {
      if let first = seen[name.value] {
        report(.duplicateName(name.value, in: "the model", first: first, at: name.location))
      }
      seen[name.value] = seen[name.value] ?? name.location
    }
  }
}

private func parseIdentity(_ node: Node, _ what: String) -> Diagnosed<SpecStructure.Identity> {
  if node.bool == false { return Diagnosed(.none) }
  guard node.string != nil else {
    return Diagnosed(
      .automatic, [.wrongKind(what, expected: "a field's name or false", found: node)])
  }
  let name = parseLocatedText(node, what)
  return Diagnosed(name.value.map { .field($0) } ?? .automatic, name.diagnostics)
}

/// `"field": "Type"`, or the long form.
func parseField(_ member: Node.Member) -> Diagnosed<SpecField?> {
  let name = Located(member.key, at: member.keyLocation)
  let node = member.value
  if member.key.isEmpty { return Diagnosed(nil, [.emptyText("a field's name", at: name.location)]) }
  guard node.kind == .object else {
    let type = parseTypeExpression(node, "'\(member.key)'")
    return Diagnosed(SpecField(name: name, type: type.value), type.diagnostics)
  }
  var keys = ObjectReader(node, "a field", keys: fieldKeys)
  keys.allowOne(of: ["is", "default"])
  let constant = keys.readAny("is", parseScalarValue)
  let kind = constant.map { SpecType($0.constantType, at: $0.location) }
  if !keys.has("type"), kind == nil { keys.report(.inlineModel(member.key, at: node.location)) }
  return keys.finish(
    SpecField(
      name: name,
      swiftName: keys.readAny("swift", parseSwiftName),
      about: keys.readAny("about", parseText),
      deprecation: keys.readAny("deprecated", parseDeprecation),
      type: keys.read("type", parseTypeExpression) ?? kind
        ?? SpecType(.invalid, at: node.location),
      default: keys["default"]?.value,
      example: keys["example"]?.value,
      constant: constant,
      writesNull: keys.read("writesNull", parseBool) == true
        ? keys["writesNull"]?.keyLocation : nil))
}

private let fieldKeys = [
  "type", "about", "swift", "default", "example", "deprecated", "is", "writesNull",
]

extension Node {
  /// The type of a constant for which none is written.
  var constantType: SpecType.Kind {
    switch kind {
    case .bool: .named("Bool", arguments: [])
    case .number: .named(number.flatMap(Int.init) == nil ? "Double" : "Int", arguments: [])
    case .string: .named("String", arguments: [])
    case .null, .array, .object: .invalid
    }
  }
}

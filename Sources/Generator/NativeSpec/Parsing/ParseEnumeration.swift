import SDKGenDiagnostics
import SDKGenSourceText

extension ModelReader {
  /// `["asc", "desc"]` or `{ "low": 1, "high": 2 }`
  mutating func enumeration() -> SpecModel.Form {
    let isClosed = object.read("$closed", parseBool) ?? false
    guard let values = object.readAny("$enum", parseEnumValues) else { return .invalid }
    return .enumeration(SpecEnumeration(values: values, isClosed: isClosed))
  }

  /// `{ "card": "Card" }` with `$tag`, or `["Int", "String"]`
  mutating func union() -> SpecModel.Form {
    let tag = object.readAny("$tag", parseLocatedText)
    let content = object.readAny("$content", parseText)
    guard let list = object["$union"] else { return .invalid }
    let isTagged = list.value.kind == .object
    if isTagged, !object.has("$tag") { object.report(.unionNeedsTag(at: list.keyLocation)) }
    if !isTagged {
      for key in ["$tag", "$content"] {
        guard let member = object[key] else { continue }
        object.report(.misplacedKey(key, in: "a union without names", at: member.keyLocation))
      }
    }
    guard let members = object.readAny("$union", parseUnionMembers) else { return .invalid }
    return .union(SpecUnion(members: members, tag: isTagged ? tag : nil, content: content))
  }
}

private func parseEnumValues(
  _ node: Node, _ what: String
) -> Diagnosed<[SpecEnumeration.Value]?> {
  guard node.kind == .array || node.kind == .object else {
    return Diagnosed(
      nil, [.wrongKind(what, expected: "a list of values or an object of them", found: node)])
  }
  let values = namedNodes(of: node)
  if values.value.isEmpty {
    return Diagnosed(nil, [.emptyList(what, hint: "it needs a value", at: node.location)])
  }
  let found = values.diagnostics + mistakes(in: values.value)
  return Diagnosed(found.isEmpty ? values.value : nil, found)
}

/// Values of a list are named by what they are.
private func namedNodes(of node: Node) -> Diagnosed<[SpecEnumeration.Value]> {
  if node.kind == .array {
    return Diagnosed(
      node.elements.map {
        .init(name: $0.string ?? $0.number ?? "", raw: $0, location: $0.location)
      })
  }
  let values = node.members.map { member in
    guard member.value.kind == .object else {
      return Diagnosed(
        SpecEnumeration.Value(
          name: member.key, raw: member.value, location: member.keyLocation))
    }
    var keys = ObjectReader(member.value, "a value of '$enum'", keys: ["is", "swift"])
    keys.require("is")
    return keys.finish(
      SpecEnumeration.Value(
        name: member.key, raw: keys["is"]?.value ?? member.value,
        swiftName: keys.readAny("swift", parseSwiftName), location: member.keyLocation))
  }
  return Diagnosed(values.map(\.value), values.flatMap(\.diagnostics))
}

/// All strings or all whole numbers, each once.
private func mistakes(in values: [SpecEnumeration.Value]) -> [Diagnostic] {
  let isText = values.first?.raw.kind == .string
  let isNumber = values.first?.raw.kind == .number
  let expected =
    isText
    ? "a string like the first"
    : isNumber ? "a whole number like the first" : "a string or a whole number"
  var seen: [String: SourceLocation] = [:]
  return values.compactMap { value in
    let raw = isText ? value.raw.string : value.raw.number.flatMap { Int($0).map(String.init) }
    guard let raw else {
      return .badEnumValue(value.raw, expected: expected)
    }
    defer { seen[raw] = seen[raw] ?? value.raw.location }
    return seen[raw].map {
      .duplicateName(raw, in: "'$enum'", first: $0, at: value.raw.location)
    }
  }
}

private func parseUnionMembers(
  _ node: Node, _ what: String
) -> Diagnosed<[SpecUnion.Member]?> {
  if node.kind != .array && node.kind != .object {
    return Diagnosed(
      nil, [.wrongKind(what, expected: "a list of types or an object of them", found: node)])
  }
  if node.elements.isEmpty && node.members.isEmpty {
    return Diagnosed(nil, [.emptyList(what, hint: "it needs a member", at: node.location)])
  }
  let pairs: [(String?, Node)] =
    node.kind == .object
    ? node.members.map { ($0.key, $0.value) } : node.elements.map { (nil, $0) }
  let members = pairs.map { tag, node in
    parseUnionMember(node, tag, tag.map { "'\($0)'" } ?? "an element of \(what)")
  }
  return Diagnosed(members.map(\.value), members.flatMap(\.diagnostics))
}

/// A type, its long form, or in a list a constant.
private func parseUnionMember(
  _ node: Node, _ tag: String?, _ what: String
) -> Diagnosed<SpecUnion.Member> {
  guard node.kind == .object else {
    let type = parseTypeExpression(node, what)
    return Diagnosed(SpecUnion.Member(tag: tag, type: type.value), type.diagnostics)
  }
  var keys = ObjectReader(node, what, keys: ["type", tag == nil ? "is" : "also", "swift"])
  let constant = keys.readAny("is", parseScalarValue)
  if constant == nil { keys.require("type") }
  let type = keys.read("type", parseTypeExpression)
  return keys.finish(
    SpecUnion.Member(
      tag: tag, furtherTags: keys.read("also", parseLocatedTexts) ?? [],
      type: type ?? SpecType(constant?.constantType ?? .invalid, at: node.location),
      constant: constant, swiftName: keys.readAny("swift", parseSwiftName)))
}

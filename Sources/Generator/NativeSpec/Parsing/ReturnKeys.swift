import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// The keys of `returns` in its long form; it has one of them.
enum ReturnKeys {
  static let type = Key("type", .type)
  static let file = Key("file", .true, "the response is written to a file")
  static let text = Key("text", .true, "the response is a text")

  static let all: [any KeyDescription] = [type, file, text]
  static let object = ObjectFormat(all, rivals: [all], rules: [.requiringOne(of: all.map(\.name))])
  /// One of several responses by status.
  static let one = ObjectFormat(
    [type, text], rivals: [all], rules: [.requiringOne(of: [type.name, text.name])])
}

extension ValueFormat<SpecReturns> {
  /// A type, `{ "file": true }`, `{ "text": true }`, or one of these by status.
  static var returns: Self {
    let type = ValueFormat<SpecType>.type.schema
    let one = JSONSchema.named("oneResponse", .longForm(ReturnKeys.one.schema, or: type))
    let byStatus = JSONSchema.members(
      one, names: ["pattern": "^(2[0-9][0-9]|2xx|default)$"], isEmptyAllowed: false)
    let long = JSONSchema.byKey(
      ReturnKeys.all.map { ($0.name, ReturnKeys.object.schema) }, else: byStatus)
    return Self(.named("returns", .longForm(long, or: type)), parseReturns)
  }
}

private func parseReturns(_ node: Node, _ what: String) -> Diagnosed<SpecReturns?> {
  if node.kind == .object, node.members.contains(where: { successStatuses(named: $0.key) != nil }) {
    return parseSuccesses(node, what)
  }
  return parseReturn(node, what)
}

private func parseReturn(_ node: Node, _ what: String) -> Diagnosed<SpecReturns?> {
  guard node.kind == .object, node[ReturnKeys.type.name] == nil else {
    let type = parseType(node, what)
    return Diagnosed(.type(type.value), type.diagnostics)
  }
  if node.isInlineModel(unless: ReturnKeys.object.names) {
    return Diagnosed(nil, [.inlineModel(what, node)])
  }
  var keys = ObjectReader(node, what, as: ReturnKeys.object)
  if keys.has(ReturnKeys.file) {
    return keys.finish(keys.locate(ReturnKeys.file).map { .file($0.location) })
  }
  if keys.has(ReturnKeys.text) {
    return keys.finish(keys.read(ReturnKeys.text).map { _ in .text })
  }
  keys.report(.missingOneOf(ReturnKeys.all.map(\.name), in: what, at: node.location))
  return keys.finish(nil)
}

/// Reads `{ "200": "Pet", "202": "Job" }`.
private func parseSuccesses(_ node: Node, _ what: String) -> Diagnosed<SpecReturns?> {
  let successes = parseMembers(node, what) { (member) -> Diagnosed<SpecReturns.Success?> in
    guard let statuses = successStatuses(named: member.key) else {
      return Diagnosed(nil, [.badSuccess(member.key, at: member.keyLocation)])
    }
    let returns = parseReturn(member.value, "'\(member.key)'")
    guard let value = returns.value else { return Diagnosed(nil, returns.diagnostics) }
    guard case .file(let location) = value else {
      let success = SpecReturns.Success(
        statuses: statuses, returns: Located(value, at: member.keyLocation))
      return Diagnosed(success, returns.diagnostics)
    }
    return Diagnosed(nil, [.misplacedKey("file", in: "a response by status", at: location)])
  }
  return Diagnosed(.choice(successes.value), successes.diagnostics)
}

/// `200`, `2xx`, `default`
private func successStatuses(named key: String) -> ErrorBody.Statuses? {
  switch key {
  case "default": .other
  case "2xx": .statusClass(2)
  default:
    key.count == 3 ? Int(key).flatMap { (200...299).contains($0) ? .exactly($0) : nil } : nil
  }
}

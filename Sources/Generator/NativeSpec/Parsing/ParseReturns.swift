import SDKGenDiagnostics
import SDKGenSourceText

/// A type, `{ "file": true }`, `{ "text": true }`, or one of these by status.
func parseReturns(_ node: Node, _ what: String) -> Diagnosed<SpecReturns?> {
  if node.kind == .object, node.members.contains(where: { successStatuses(named: $0.key) != nil }) {
    return parseChoice(node, what)
  }
  return parseReturn(node, what)
}

private func parseReturn(_ node: Node, _ what: String) -> Diagnosed<SpecReturns?> {
  guard node.kind == .object, node["type"] == nil else {
    let type = parseType(node, what)
    return Diagnosed(.type(type.value), type.diagnostics)
  }
  let known = ["type", "file", "text"]
  var keys = ObjectReader(node, what, keys: known)
  keys.allowOne(of: known)
  if let member = node["file"] {
    let isFile = keys.read("file", parseTrue) ?? false
    return keys.finish(isFile ? .file(member.keyLocation) : nil)
  }
  if node["text"] != nil {
    let isText = keys.read("text", parseTrue) ?? false
    return keys.finish(isText ? .text : nil)
  }
  keys.report(.missingOneOf(known, in: what, at: node.location))
  return keys.finish(nil)
}

/// `{ "200": "Pet", "202": "Job" }`
private func parseChoice(_ node: Node, _ what: String) -> Diagnosed<SpecReturns?> {
  let successes = parseMembers(node, what) { (member) -> Diagnosed<SpecReturns.Success?> in
    guard let statuses = successStatuses(named: member.key) else {
      return Diagnosed(nil, [.badSuccess(member.key, at: member.keyLocation)])
    }
    let returns = parseReturn(member.value, "'\(member.key)'")
    guard let value = returns.value else { return Diagnosed(nil, returns.diagnostics) }
    guard case .file(let place) = value else {
      let success = SpecReturns.Success(
        statuses: statuses, returns: Located(value, at: member.keyLocation))
      return Diagnosed(success, returns.diagnostics)
    }
    return Diagnosed(nil, [.misplacedKey("file", in: "a response by status", at: place)])
  }
  return Diagnosed(.choice(successes.value), successes.diagnostics)
}

/// `200`, `2xx`, `default`
private func successStatuses(named key: String) -> SpecError.Statuses? {
  switch key {
  case "default": .other
  case "2xx": .hundred(2)
  default:
    key.count == 3 ? Int(key).flatMap { (200...299).contains($0) ? .exactly($0) : nil } : nil
  }
}

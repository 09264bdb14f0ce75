import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension ValueFormat<[SpecError]> {
  static var errors: Self {
    let type = ValueFormat<SpecType>.typeOrLongForm.schema
    let names: JSONSchema = ["pattern": "^([345][0-9][0-9]|[345]xx|default)$"]
    return Self(always: parseErrors, .named("errors", .members(type, names: names)))
  }
}

private func parseErrors(_ node: Node, _ what: String) -> Diagnosed<[SpecError]> {
  parseMembers(node, what) { member in
    let type = parseType(member.value, "'\(member.key)'")
    guard let statuses = statuses(named: member.key) else {
      let bad = Diagnostic.badStatus(member.key, at: member.keyLocation)
      return Diagnosed(nil, [bad] + type.diagnostics)
    }
    return Diagnosed(SpecError(statuses: statuses, type: type.value), type.diagnostics)
  }
}

/// `404`, `4xx`, `default`. Responses below 300 are no errors.
private func statuses(named key: String) -> ErrorBody.Statuses? {
  if key == "default" { return .other }
  guard key.count == 3 else { return nil }
  if key.hasSuffix("xx"), let hundred = Int(key.prefix(1)), (3...5).contains(hundred) {
    return .statusClass(hundred)
  }
  return Int(key).flatMap { (300...599).contains($0) ? .exactly($0) : nil }
}

import SDKGenDiagnostics
import SDKGenSourceText

/// `{ "events": … }` or `{ "lines": … }`
func parseStream(_ node: Node, _ what: String) -> Diagnosed<SpecStream?> {
  var keys = ObjectReader(node, what, keys: ["events", "lines", "end", "mustEnd", "set"])
  keys.allowOne(of: ["events", "lines"])
  keys.allowOne(of: ["lines", "end"])
  keys.allowOne(of: ["lines", "mustEnd"])
  if keys.isObject, !keys.has("events"), !keys.has("lines") {
    keys.report(.missingOneOf(["events", "lines"], in: what, at: node.location))
  }
  let kind = keys.readAny("events", parseEvents) ?? keys.read("lines", parseType).map { .lines($0) }
  let end = keys.readAny("end", parseText)
  let mustEnd = keys.read("mustEnd", parseBool) ?? true
  let set = keys.readAny("set", parseLocatedText)
  return keys.finish(
    kind.map { SpecStream(kind: $0, end: end, endIsOptional: !mustEnd, switchField: set) })
}

/// One type for every event, or one for each event's name.
private func parseEvents(_ node: Node, _ what: String) -> Diagnosed<SpecStream.Kind?> {
  guard node.kind == .object else {
    let type = parseTypeExpression(node, what)
    return Diagnosed(.events(type.value), type.diagnostics)
  }
  let events = parseMembers(node, what) { member in
    let type = parseType(member.value, "'\(member.key)'")
    return Diagnosed(
      SpecStream.NamedEvent(name: member.key, type: type.value), type.diagnostics)
  }
  return Diagnosed(.namedEvents(events.value), events.diagnostics)
}

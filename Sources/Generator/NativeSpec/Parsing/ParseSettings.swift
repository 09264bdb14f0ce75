import SDKGenDiagnostics
import SDKGenSourceText

/// What may stand in `defaults`, in a group and in an endpoint.
let settingKeys = [
  "query", "headers", "success", "errors", "timeout", "deadline", "retries", "cache", "share",
  "auth",
]

func parseDefaults(_ node: Node, _ what: String) -> Diagnosed<SpecSettings> {
  var keys = ObjectReader(node, what, keys: settingKeys)
  let settings = keys.settings()
  return keys.finish(settings)
}

extension ObjectReader {
  /// The settings among the members.
  mutating func settings() -> SpecSettings {
    SpecSettings(
      query: read("query", parseParameters) ?? [],
      headers: read("headers", parseHeaders) ?? [],
      success: readAny("success", parseSuccess),
      errors: read("errors", parseErrors) ?? [],
      timeout: readAny("timeout", parseDuration),
      deadline: locate("deadline", parseDuration),
      retries: locate("retries", parseRetries),
      cache: locate("cache", parseCache),
      share: read("share", parseBool),
      auth: readAny("auth", parseAuth))
  }
}

private func parseSuccess(_ node: Node, _ what: String) -> Diagnosed<SpecSuccess?> {
  var keys = ObjectReader(node, what, keys: ["at", "is", "message"])
  keys.require("at")
  keys.require("is")
  let at = keys.readAny("at", parseResponsePath)
  let value = keys.readAny("is", parseScalarValue)
  let message = keys.readAny("message", parseResponsePath)
  guard let at, let value else { return keys.finish(nil) }
  return keys.finish(SpecSuccess(at: at, value: value, message: message))
}

/// A text, a number or a Boolean, left as it is.
func parseScalarValue(_ node: Node, _ what: String) -> Diagnosed<Node?> {
  switch node.kind {
  case .string, .number, .bool: Diagnosed(node)
  case .null, .array, .object:
    Diagnosed(
      nil, [.wrongKind(what, expected: "a text, a number or a Boolean", found: node)])
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

/// `404`, `4xx`, `default`. Answers below 300 are no errors.
private func statuses(named key: String) -> SpecError.Statuses? {
  if key == "default" { return .other }
  guard key.count == 3 else { return nil }
  if key.hasSuffix("xx"), let hundred = Int(key.prefix(1)), (3...5).contains(hundred) {
    return .hundred(hundred)
  }
  return Int(key).flatMap { (300...599).contains($0) ? .exactly($0) : nil }
}

private func parseRetries(_ node: Node, _ what: String) -> Diagnosed<SpecRetries?> {
  if node.kind == .object { return parseRetriesObject(node, what) }
  guard node.kind == .number else {
    return Diagnosed(
      nil, [.wrongKind(what, expected: "a number from 0 to 10 or an object", found: node)])
  }
  let max = parseInteger(node, what, in: 0...10)
  return Diagnosed(max.value.map { SpecRetries(max: $0) }, max.diagnostics)
}

private func parseRetriesObject(
  _ node: Node, _ what: String
) -> Diagnosed<SpecRetries?> {
  var keys = ObjectReader(
    node, what, keys: ["max", "statuses", "codes", "baseDelay", "maxDelay"])
  let retries = SpecRetries(
    max: keys.readAny("max") { parseInteger($0, $1, in: 0...10) },
    statuses: keys.read("statuses") { node, what in
      parseElements(node, what) { parseInteger($0, $1, in: 100...599) }
    },
    codes: keys.read("codes", parseTexts) ?? [],
    baseDelay: keys.readAny("baseDelay", parseDuration),
    maxDelay: keys.readAny("maxDelay", parseDuration))
  return keys.finish(retries)
}

private func parseCache(_ node: Node, _ what: String) -> Diagnosed<SpecCache?> {
  if node.kind == .object {
    var keys = ObjectReader(node, what, keys: ["fresh", "stale"])
    keys.require("fresh")
    let fresh = keys.readAny("fresh", parseDuration)
    let stale = keys.readAny("stale", parseDuration)
    return keys.finish(fresh.map { .fresh($0, stale: stale) })
  }
  switch node.string {
  case "off": return Diagnosed(.off)
  case "http": return Diagnosed(.http)
  default: break
  }
  guard let text = node.string, let fresh = seconds(in: text) else {
    return Diagnosed(nil, [.badCache(at: node.location)])
  }
  return Diagnosed(.fresh(fresh, stale: nil))
}

private func parseAuth(_ node: Node, _ what: String) -> Diagnosed<SpecAuth?> {
  if node.kind == .array {
    if node.elements.contains(where: { $0.kind == .array }) {
      let alternatives = parseElements(node, what) { node, what in
        let schemes = parseLocatedTexts(node, what)
        return Diagnosed(schemes.value as [Located<String>]?, schemes.diagnostics)
      }
      return Diagnosed(.alternatives(alternatives.value), alternatives.diagnostics)
    }
    let schemes = parseLocatedTexts(node, what)
    guard node.elements.isEmpty else {
      return Diagnosed(.schemes(schemes.value), schemes.diagnostics)
    }
    return Diagnosed(nil, [.emptyList(what, hint: "write \"none\" for none", at: node.location)])
  }
  guard node.kind == .string else {
    return Diagnosed(
      nil, [.wrongKind(what, expected: "a scheme's name, a list of them or \"none\"", found: node)])
  }
  let scheme = parseLocatedText(node, what)
  return Diagnosed(
    scheme.value.map { $0.value == "none" ? .none : .schemes([$0]) }, scheme.diagnostics)
}

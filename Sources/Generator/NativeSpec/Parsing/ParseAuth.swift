import SDKGenDiagnostics
import SDKGenSourceText

private let kinds = ["bearer", "basic", "apiKey", "oauth2"]
private let common = ["about", "swift"]

/// The members of the top level's `auth`.
func parseSchemes(_ node: Node, _ what: String) -> Diagnosed<[SpecScheme]> {
  parseMembers(node, what) { member in
    var scheme = parseScheme(member)
    if member.key == "none" { scheme.diagnostics.append(.schemeNamedNone(at: member.keyLocation)) }
    return scheme
  }
}

private func parseScheme(_ member: Node.Member) -> Diagnosed<SpecScheme?> {
  let node = member.value
  let kind = node.members.first { kinds.contains($0.key) }?.key
  var keys = ObjectReader(node, "a scheme", keys: keysOfScheme(kind))
  keys.allowOne(of: kinds)
  if keys.isObject, kind == nil {
    keys.report(.missingOneOf(kinds, in: "a scheme", at: node.location))
  }
  return keys.finish(
    SpecScheme(
      name: member.key,
      swiftName: keys.readAny("swift", parseSwiftName),
      about: keys.readAny("about", parseText),
      kind: keys.schemeKind(kind),
      location: member.keyLocation))
}

/// The other kinds are known too: `allowOne` has the better words for them.
private func keysOfScheme(_ kind: String?) -> [String] {
  switch kind {
  case "apiKey": kinds + common + ["in", "encoded"]
  case "oauth2": kinds + common + ["tokenURL", "scopes"]
  case "bearer", "basic": kinds + common
  default: kinds + common + ["in", "encoded", "tokenURL", "scopes"]
  }
}

extension ObjectReader {
  fileprivate mutating func schemeKind(_ kind: String?) -> SpecScheme.Kind? {
    switch kind {
    case "bearer": read("bearer", parseTrue) == true ? .bearer : nil
    case "basic": read("basic", parseTrue) == true ? .basic : nil
    case "apiKey": apiKey()
    case "oauth2": oauth2()
    default: nil
    }
  }

  private mutating func apiKey() -> SpecScheme.Kind? {
    let name = readAny("apiKey", parseLocatedText)
    let place = readAny("in") { parseChoice($0, $1, of: ["header", "query", "cookie"]) }
    let isEncoded = read("encoded", parseBool) ?? false
    if isEncoded, let member = self["encoded"], place?.value != "query" {
      report(.misplacedKey("encoded", in: "a key outside the query", at: member.keyLocation))
    }
    guard let name else { return nil }
    if place?.value != "query", let mistake = mistake(inHeader: name.value, at: name.location) {
      report(mistake)
    }
    return .apiKey(name: name.value, place: place?.value ?? "header", isEncoded: isEncoded)
  }

  private mutating func oauth2() -> SpecScheme.Kind? {
    require("tokenURL")
    let flow = readAny("oauth2") { parseChoice($0, $1, of: ["clientCredentials", "refresh"]) }
    let url = readAny("tokenURL", parseTokenURL)
    let scopes = read("scopes", parseTexts) ?? []
    guard let flow, let url, let member = self["oauth2"] else { return nil }
    return .oauth2(flow: flow.value, tokenURL: url, scopes: scopes, at: member.keyLocation)
  }
}

private func parseTokenURL(_ node: Node, _ what: String) -> Diagnosed<String?> {
  let text = parseText(node, what)
  guard let url = text.value else { return text }
  guard let why = problem(withURL: url) else { return text }
  return Diagnosed(nil, [.badURL(url, because: why, at: node.location)])
}

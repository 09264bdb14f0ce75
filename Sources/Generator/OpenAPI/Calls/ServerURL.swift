internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// The URL of a server with its variables; nil, with the reason, when it is no base of calls.
func serverParts(_ element: Element) -> Diagnosed<[Server.Part]?> {
  guard let url = element["url"], let text = trimmed(url.node.string) else {
    return Diagnosed(nil, [.missingMember("url", of: "a server", element)])
  }
  guard isAbsolute(text) else { return Diagnosed(nil, [.relativeServer(text, url)]) }
  var found: [Diagnostic] = []
  guard let pieces = pieces(of: text) else {
    return Diagnosed(nil, [.serverURL(text, "its braces must enclose names", url)])
  }
  let variables = element["variables"]
  let parts = pieces.map { piece -> Server.Part in
    guard case .variable(let name, _, _) = piece else { return piece }
    guard let variable = variables?[name] else {
      found.append(.undeclaredVariable(name, url))
      return piece
    }
    return .variable(
      name: name, default: scalarText(variable["default"]),
      allowed: (variable["enum"]?.elements ?? []).compactMap { scalarText($0) })
  }
  for variable in variables?.members ?? []
  where !pieces.contains(where: { $0.isVariable(variable.name) }) {
    found.append(.unusedVariable(variable))
  }
  let plain = parts.map { part in
    switch part {
    case .literal(let text): text
    case .variable(_, let value, _): value ?? "x"
    }
  }
  if let why = problem(withURL: plain.joined()) {
    return Diagnosed(nil, [.serverURL(text, why, url)])
  }
  return Diagnosed(parts, found)
}

/// YAML has numbers where the quotes were forgotten: `default: 8443`.
private func scalarText(_ element: Element?) -> String? {
  element.flatMap { $0.node.string ?? $0.node.number }
}

func isAbsolute(_ url: String) -> Bool {
  // A variable may be the scheme itself.
  url.hasPrefix("https://") || url.hasPrefix("http://") || url.hasPrefix("{")
}

private func pieces(of text: String) -> [Server.Part]? {
  var parts: [Server.Part] = []
  var rest = text[...]
  while let open = rest.firstIndex(of: "{") {
    guard let close = rest[open...].firstIndex(of: "}") else { return nil }
    let name = rest[rest.index(after: open)..<close]
    guard !name.isEmpty, !name.contains("{"), !rest[..<open].contains("}") else { return nil }
    if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
    parts.append(.variable(name: String(name), default: nil, allowed: []))
    rest = rest[rest.index(after: close)...]
  }
  if rest.contains("}") { return nil }
  if !rest.isEmpty { parts.append(.literal(String(rest))) }
  return parts
}

/// Why a URL is no base of calls; nil when it is one.
private func problem(withURL url: String) -> String? {
  guard let scheme = ["https://", "http://"].first(where: url.hasPrefix) else {
    return "it must begin with 'https://' or 'http://'"
  }
  if url.contains("#") { return "it has a fragment" }
  if url.contains("?") { return "it has a query" }
  let isLegal = url.allSatisfy {
    $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/@!$&'()*+,;=%[]".contains($0))
  }
  if !isLegal { return "it holds characters that no URL has" }
  let authority = url.dropFirst(scheme.count).prefix { $0 != "/" }
  if authority.isEmpty || authority.hasPrefix(":") { return "it has no host" }
  return authority.contains("@") ? "it names a user" : nil
}

extension Server.Part {
  fileprivate func isVariable(_ name: String) -> Bool {
    if case .variable(name, _, _) = self { true } else { false }
  }
}

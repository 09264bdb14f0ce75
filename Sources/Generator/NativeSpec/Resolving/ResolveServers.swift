import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// A server with the holes of its URL filled from its variables.
func resolveServer(_ server: SpecServer) -> Diagnosed<Server?> {
  let text = server.url.string ?? ""
  guard let parts = urlParts(text) else {
    return Diagnosed(
      nil, [.badURL(text, because: "its braces must enclose names", at: server.url.location)])
  }
  var found: [Diagnostic] = []
  let filled = parts.map { fill($0, from: server.variables) }
  if let why = problem(with: filled) {
    found.append(.badURL(text, because: why, at: server.url.location))
  }
  let names = parts.compactMap { part in
    if case .variable(let name, _, _) = part { name } else { nil }
  }
  for variable in server.variables where !names.contains(variable.name) {
    found.append(.unusedVariable(variable.name, known: names, at: variable.location))
  }
  return Diagnosed(
    Server(name: server.name, about: server.about, url: filled, location: server.location), found)
}

/// Why a URL with variables cannot be a base; nil when it can. A scheme may be one of them.
func problem(with parts: [Server.Part]) -> String? {
  let plain = parts.enumerated().map { index, part in
    switch part {
    case .literal(let text): return text
    case .variable(_, let standard, let allowed):
      let isScheme =
        index == 0 && standard.map(["http", "https"].contains) == true
        && allowed.allSatisfy(["http", "https"].contains)
      return isScheme ? standard ?? "x" : "x"
    }
  }
  return problem(withURL: plain.joined())
}

private func fill(_ part: Server.Part, from variables: [SpecServer.Variable]) -> Server.Part {
  guard case .variable(let name, _, _) = part,
    let variable = variables.first(where: { $0.name == name })
  else { return part }
  return .variable(name: name, default: variable.default?.value, allowed: variable.allowed)
}

/// `https://{region}.example.com` in pieces; nil when the braces are wrong.
private func urlParts(_ text: String) -> [Server.Part]? {
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

/// Why a URL cannot be a base or an endpoint of its own; nil when it can.
func problem(withURL url: String) -> String? {
  guard let scheme = ["https://", "http://"].first(where: url.hasPrefix) else {
    return "it must begin with 'https://' or 'http://'"
  }
  if url.contains("?") { return "it has a query" }
  if url.contains("#") { return "it has a fragment" }
  if let illegal = url.first(where: { !isLegalInURL($0) }) { return "it holds '\(illegal)'" }
  let authority = url.dropFirst(scheme.count).prefix { $0 != "/" }
  if authority.contains("@") { return "it names a user; credentials belong in 'auth'" }
  return problem(withAuthority: authority)
}

private func problem(withAuthority authority: Substring) -> String? {
  // The colons of an address such as `[::1]` are none before a port.
  let afterAddress = authority.hasPrefix("[") ? authority.drop { $0 != "]" } : authority
  let colon = afterAddress.lastIndex(of: ":")
  if authority[..<(colon ?? authority.endIndex)].isEmpty { return "it has no host" }
  guard let colon else { return nil }
  let port = authority[authority.index(after: colon)...]
  return UInt16(port).map { $0 > 0 } == true ? nil : "'\(port)' is not a port"
}

private func isLegalInURL(_ character: Character) -> Bool {
  character.isASCII
    && (character.isLetter || character.isNumber || "-._~:/?#[]@!$&'()*+,;=%".contains(character))
}

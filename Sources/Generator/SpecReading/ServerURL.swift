package import SDKGenAPIModel
internal import SDKGenDiagnostics

/// Splits `https://{region}.example.com` at its variables; nil when the braces are wrong.
package func serverParts(of text: String) -> [Server.Part]? {
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

/// Returns why a URL cannot be a base of requests or an endpoint of its own; nil when it can.
/// `credentials` says where those in the URL belong instead.
package func urlProblem(_ url: String, credentials: String = "") -> String? {
  guard let scheme = ["https://", "http://"].first(where: url.hasPrefix) else {
    return "it must begin with 'https://' or 'http://'"
  }
  if url.contains("?") { return "it has a query" }
  if url.contains("#") { return "it has a fragment" }
  if let illegal = url.first(where: { !isLegalInURL($0) }) { return "it contains '\(illegal)'" }
  let authority = url.dropFirst(scheme.count).prefix { $0 != "/" }
  if authority.contains("@") { return "it names a user" + credentials }
  return authorityProblem(authority)
}

/// Returns why a URL with variables cannot be a base of requests: the same with their defaults filled in, and with each
/// value that a variable at its beginning may have.
package func urlProblem(_ parts: [Server.Part], credentials: String = "") -> String? {
  var choices: [[Server.Part]] = [parts]
  if case .variable(let name, _, let allowed)? = parts.first {
    choices += allowed.map { value in
      [.variable(name: name, default: value, allowed: [])] + parts.dropFirst()
    }
  }
  let problem = choices.lazy.compactMap { urlProblem(filled($0), credentials: credentials) }.first
  if problem != nil { return problem }
  let dots = filled(parts).split(separator: "/").dropFirst(2).first { $0 == "." || $0 == ".." }
  return dots.map { "its path contains '\($0)'" }
}

private func filled(_ parts: [Server.Part]) -> String {
  parts.map { part in
    switch part {
    case .literal(let text): text
    // A digit may stand for a host, a port and a part of a path alike.
    case .variable(_, let standard, _): standard ?? "1"
    }
  }.joined()
}

/// Returns why tokens cannot be fetched from a URL, which may have a query; nil when they can.
package func tokenURLProblem(_ url: String, credentials: String = "") -> String? {
  guard let mark = url.firstIndex(of: "?") else {
    return urlProblem(url, credentials: credentials)
  }
  let query = url[url.index(after: mark)...].filter { $0 != "?" }
  return urlProblem(String(url[..<mark]), credentials: credentials)
    ?? urlProblem("https://1/" + query)
}

private func authorityProblem(_ authority: Substring) -> String? {
  // The colons of an address such as `[::1]` are not the one before a port.
  let afterAddress = authority.hasPrefix("[") ? authority.drop { $0 != "]" } : authority
  let colon = afterAddress.lastIndex(of: ":")
  let host = authority[..<(colon ?? authority.endIndex)]
  if host.isEmpty { return "it has no host" }
  if host.hasPrefix(".") || host.contains("..") { return "a part of its host is empty" }
  guard let colon else { return nil }
  let port = authority[authority.index(after: colon)...]
  return UInt16(port).map { $0 > 0 } == true ? nil : "'\(port)' is not a port"
}

private func isLegalInURL(_ character: Character) -> Bool {
  character.isASCII
    && (character.isLetter || character.isNumber || "-._~:/?#[]@!$&'()*+,;=%".contains(character))
}

/// Returns the text of a path as it is sent: what RFC 3986 does not allow there is escaped, and `%20` stays.
package func percentEncodedPath(_ text: String) -> String {
  text.percentEncoded(keepingEscapes: true) { byte in
    byte.isASCIILetterOrDigit || "-._~/!$&'()*+,;=:@".utf8.contains(byte)
  }
}

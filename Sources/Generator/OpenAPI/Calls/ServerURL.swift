internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText
internal import SDKGenSpecReading

/// The URL of a server with its variables; nil, with the reason, when it is no base of calls.
func serverParts(_ element: Element) -> Diagnosed<[Server.Part]?> {
  guard let url = element["url"], let text = trimmed(url.node.string) else {
    return Diagnosed(nil, [.missingMember("url", of: "a server", element)])
  }
  guard isAbsolute(text) else { return Diagnosed(nil, [.relativeServer(text, url)]) }
  var found: [Diagnostic] = []
  guard let pieces = serverParts(of: text) else {
    return Diagnosed(nil, [.serverURL(text, reason: "its braces must enclose names", at: url)])
  }
  let variables = element["variables"]
  var parts = pieces.map { piece -> Server.Part in
    guard case .variable(let name, _, _) = piece else { return piece }
    guard let variable = variables?[name] else {
      found.append(.undeclaredVariable(name, url))
      return piece
    }
    var standard = scalarText(variable["default"])
    // `default: "{your-agent-url}"`, `default: <your host>`
    if let text = standard, text.contains("{") || text.contains("<") {
      found.append(.placeholder(name, variable["default"] ?? variable))
      standard = nil
    }
    var allowed = (variable["enum"]?.elements ?? []).compactMap { scalarText($0) }
    if let standard, !allowed.isEmpty, !allowed.contains(standard) { allowed.append(standard) }
    return .variable(name: name, default: standard, allowed: allowed)
  }
  for variable in variables?.members ?? []
  where !pieces.contains(where: { $0.isVariable(variable.name) }) {
    found.append(.unusedVariable(variable))
  }
  parts.removeUselessChoices()
  if let why = urlProblem(parts) {
    return Diagnosed(nil, [.serverURL(text, reason: why, at: url)])
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

extension [Server.Part] {
  /// Removes the values of a variable at the beginning that make no URL of HTTP: `wss`.
  fileprivate mutating func removeUselessChoices() {
    guard case .variable(let name, let standard, let allowed)? = first else { return }
    let useful = allowed.filter { value in
      urlProblem([.variable(name: name, default: value, allowed: [])] + dropFirst()) == nil
    }
    self[0] = .variable(name: name, default: standard, allowed: useful)
  }
}

extension Server.Part {
  fileprivate func isVariable(_ name: String) -> Bool {
    if case .variable(name, _, _) = self { true } else { false }
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText
import SDKGenSpecReading

/// Resolves a server, with the variables in its URL filled in.
func resolveServer(_ server: SpecServer) -> Diagnosed<Server?> {
  let text = server.url.value
  guard let parts = serverParts(of: text) else {
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

/// Returns why a URL with variables cannot be a base; nil when it can. A scheme may be one of them.
func problem(with parts: [Server.Part]) -> String? {
  urlProblem(parts, credentials: credentialsHint)
}

private func fill(_ part: Server.Part, from variables: [SpecServer.Variable]) -> Server.Part {
  guard case .variable(let name, _, _) = part,
    let variable = variables.first(where: { $0.name == name })
  else { return part }
  return .variable(name: name, default: variable.default, allowed: variable.allowed)
}

/// Returns why a URL cannot be a base or an endpoint of its own; nil when it can.
func problem(withURL url: String) -> String? {
  urlProblem(url, credentials: credentialsHint)
}

/// Returns why tokens cannot be fetched from a URL; nil when they can.
func problem(withTokenURL url: String) -> String? {
  tokenURLProblem(url, credentials: credentialsHint)
}

private let credentialsHint = "; credentials belong in 'auth'"

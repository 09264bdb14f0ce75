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
  let hosts = server.hosts.compactMap { host in
    found.take(resolve(host, variables: server.variables, known: names))
  }
  return Diagnosed(
    Server(
      name: server.name, about: server.about, url: filled, hosts: hosts,
      allowsInsecureServer: server.allowsInsecureServer, location: server.location),
    found)
}

/// Resolves the address of a host, whose variables are those of the server's URL.
private func resolve(
  _ host: SpecServer.Host, variables: [SpecServer.Variable], known: [String]
) -> Diagnosed<Server.Host?> {
  func bad(_ why: String) -> Diagnosed<Server.Host?> {
    Diagnosed(nil, [.badURL(host.url.value, because: why, at: host.url.location)])
  }
  guard let parts = serverParts(of: host.url.value) else {
    return bad("its braces must enclose names")
  }
  let filled = parts.map { fill($0, from: variables) }
  if let why = problem(with: filled) { return bad(why) }
  for case .variable(let name, _, _) in parts where !known.contains(name) {
    return bad("the server's own URL has no '{\(name)}'")
  }
  return Diagnosed(
    Server.Host(
      name: host.name, url: filled, allowsInsecureServer: host.allowsInsecureServer,
      location: host.location))
}

/// Reports the servers that callers choose among without a host that endpoints name: choosing them changes where
/// other calls go and not these.
func missingHosts(in api: API) -> [Diagnostic] {
  let hosts = api.hostNames
  let stated = api.servers.flatMap(\.hosts)
  let environments = api.servers.filter { server in
    // One with hosts is chosen, also where an endpoint names it.
    !server.hosts.isEmpty
      || !hosts.contains(server.name ?? "") && !stated.contains { $0.url == server.url }
  }
  return hosts.flatMap { name -> [Diagnostic] in
    environments.enumerated().compactMap { index, server in
      guard server.name != name, !server.hosts.contains(where: { $0.name == name }) else {
        return nil
      }
      let host = api.host(name, of: server)
      // A host without a place of its own is that of the first server.
      if host != nil, index == 0, environments.count == 1 || !api.needsServer { return nil }
      return .missingHost(
        name, of: server.name, url: (host?.url ?? server.url).map(\.notation).joined(),
        at: server.location)
    }
  }
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

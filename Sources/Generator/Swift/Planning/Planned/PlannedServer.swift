import SDKGenAPIModel

/// A server with the Swift names of its variables.
struct PlannedServer: Sendable {
  var server: Server
  var name: SwiftIdentifier
  var variables: [Variable]

  struct Variable: Sendable {
    /// As the URL has it.
    var key: String
    var name: SwiftIdentifier
    var fallback: String?
  }

  /// Returns nil where naming knows no server of the name.
  init?(_ server: Server, _ names: ServerNames?) {
    guard let names else { return nil }
    self.server = server
    name = names.name
    variables = []
    // The only server has no member that could take arguments.
    guard server.name != nil else { return }
    for case .variable(let key, let fallback, _) in server.url {
      guard let name = names.variables[key], !variables.contains(where: { $0.key == key }) else {
        continue
      }
      variables.append(Variable(key: key, name: name, fallback: fallback))
    }
  }

  var hasRequiredVariable: Bool { variables.contains { $0.fallback == nil } }

  /// `allowsInsecureServer: true`, the last argument of its `Server`; nothing by default.
  var insecurity: [Code] {
    server.allowsInsecureServer ? [.text("allowsInsecureServer: true")] : []
  }

  /// How its member of `Servers` is read: `regional()`.
  var reference: String { name.text + (variables.isEmpty ? "" : "()") }

  /// The literal of its URL.
  var url: String { literal(of: server.url, with: variables) }

  /// A sentence about the client of an API that has no description; nil where its host is not known.
  var summary: String? {
    let parts = server.url.map { part in
      switch part {
      case .literal(let text): text
      case .variable(let name, _, _): "{\(name)}"
      }
    }
    let url = parts.joined()
    return url.contains("://") ? "A client for the API at `\(url)`." : nil
  }
}

/// Returns the literal of a URL, with an interpolation for each of these variables and the defaults of others.
private func literal(
  of url: [Server.Part], with variables: [PlannedServer.Variable]
) -> String {
  let parts = url.map { part in
    switch part {
    case .literal(let text): escaped(text)
    case .variable(let key, let fallback, _):
      variables.first { $0.key == key }.map { "\\(\($0.name.text))" } ?? fallback ?? ""
    }
  }
  return "\"" + parts.joined() + "\""
}

extension PlanningContext {
  /// Returns what a server's `Server` has behind its address and name: the hosts that go with it, and what it allows.
  func furtherArguments(of server: PlannedServer) -> [Code] {
    let hosts = hosts(of: server.server, with: server.variables).map { Code.text($0) }
    return (hosts.isEmpty ? [] : [.array("hosts: ", hosts)]) + server.insecurity
  }

  /// A sentence about the server that callers must give, of a spec that knows the hosts of some operations.
  var aboutGivenServer: String? {
    guard servers.isEmpty else { return nil }
    let known = hosts(of: Server(name: nil, url: [], location: api.location), with: [])
    return known.isEmpty
      ? nil
      : "All calls go there but those of the `hosts` that it has; the spec states "
        + "`[\(known.joined(separator: ", "))]`."
  }

  /// Returns the hosts that go with a server: `"uploads": "https://uploads.example.com"`
  private func hosts(
    of server: Server, with variables: [PlannedServer.Variable]
  ) -> [String] {
    api.hostNames.compactMap { api.host($0, of: server) }.map { host in
      let url = literal(of: host.url, with: variables)
      let value = host.allowsInsecureServer ? "Server(\(url), allowsInsecureServer: true)" : url
      return "\(swiftLiteral(host.name)): \(value)"
    }
  }
}

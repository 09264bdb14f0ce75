import SDKGenAPIModel
import SDKGenSwiftModel

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

  init(_ server: Server, _ names: ServerNames) {
    self.server = server
    name = names.name
    variables = []
    // The only server has no member that could take arguments.
    guard server.name != nil else { return }
    var left = names.variables[...]
    for case .variable(let key, let fallback, _) in server.url {
      guard let name = left.popFirst() else { break }
      if variables.contains(where: { $0.key == key }) { continue }
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
    hosts(of: server.server, with: server.variables, label: "hosts: ") + server.insecurity
  }

  /// The argument with the hosts of operations where callers give the server of the others.
  var standardHosts: [Code] {
    guard servers.isEmpty else { return [] }
    return hosts(
      of: Server(name: nil, url: [], location: api.location), with: [], label: "standard: ")
  }

  /// `hosts: ["uploads": "https://uploads.example.com"]`, or nothing if there are none.
  private func hosts(
    of server: Server, with variables: [PlannedServer.Variable], label: String
  ) -> [Code] {
    let entries = api.hostNames.compactMap { api.host($0, of: server) }.map { host -> Code in
      let url = literal(of: host.url, with: variables)
      let value = host.allowsInsecureServer ? "Server(\(url), allowsInsecureServer: true)" : url
      return .text("\(swiftLiteral(host.name)): \(value)")
    }
    return entries.isEmpty ? [] : [.array(open: label, entries)]
  }
}

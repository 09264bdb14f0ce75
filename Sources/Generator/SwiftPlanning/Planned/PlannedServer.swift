import SDKGenAPIModel
import SDKGenSwiftModel

/// A server with the Swift names of its variables.
struct PlannedServer: Sendable {
  var server: Server
  var name: SwiftIdentifier
  var variables: [Variable]

  struct Variable: Sendable {
    var name: SwiftIdentifier
    var fallback: String?
  }

  init(_ server: Server, _ names: ServerNames) {
    self.server = server
    name = names.name
    variables = []
    var left = names.variables[...]
    for case .variable(_, let fallback, _) in server.url {
      guard let name = left.popFirst() else { break }
      variables.append(Variable(name: name, fallback: fallback))
    }
  }

  var hasRequiredVariable: Bool { variables.contains { $0.fallback == nil } }

  /// `allowsInsecureServer: true`, the last argument of its `Server`; nothing by default.
  var insecurity: [Code] {
    server.allowsInsecureServer ? [.text("allowsInsecureServer: true")] : []
  }

  /// How its member of `Servers` is read: `regional()`.
  var reference: String { name.text + (variables.isEmpty ? "" : "()") }

  /// Returns the literal of its URL, with an interpolation or the default for each variable.
  func url(interpolatesVariables: Bool) -> String {
    var left = variables[...]
    let parts = server.url.map { part in
      switch part {
      case .literal(let text): return escaped(text)
      case .variable(_, let fallback, _):
        let name = left.popFirst()?.name.text
        return interpolatesVariables ? name.map { "\\(\($0))" } ?? fallback ?? "" : fallback ?? ""
      }
    }
    return "\"" + parts.joined() + "\""
  }

  /// Returns the argument with the addresses of hosts that go with this server: those it states, and those of hosts
  /// whose URL has a variable of its own.
  fileprivate func hosts(_ names: [String], among servers: [PlannedServer]) -> Code {
    let hosts = names.compactMap { name -> Code? in
      func entry(_ url: [Server.Part]) -> Code? {
        literal(of: url).map { .text("\(swiftLiteral(name)): \($0)") }
      }
      if let own = server.hosts.first(where: { $0.name == name }) { return entry(own.url) }
      guard name != server.name, let host = servers.first(where: { $0.server.name == name }),
        host.server.url.contains(where: { $0.variable.map(isVariable) ?? false })
      else { return nil }
      return entry(host.server.url)
    }
    return hosts.isEmpty ? .text("hosts: [:]") : .array(open: "hosts: ", hosts)
  }

  private func isVariable(_ name: String) -> Bool { server.url.contains { $0.variable == name } }

  /// Returns a URL with the arguments of this server, or the defaults of other variables; nil where one has none.
  private func literal(of url: [Server.Part]) -> String? {
    let own = server.url.compactMap(\.variable)
    let parts = url.map { part -> String? in
      switch part {
      case .literal(let text): escaped(text)
      case .variable(let name, let fallback, _):
        zip(own, variables).first { $0.0 == name }.map { "\\(\($0.1.name.text))" } ?? fallback
      }
    }
    return parts.contains(nil) ? nil : "\"" + parts.compactMap(\.self).joined() + "\""
  }

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

extension Server.Part {
  fileprivate var variable: String? {
    if case .variable(let name, _, _) = self { name } else { nil }
  }
}

extension PlanningContext {
  /// Returns what a server's `Server` has behind its address and name: the hosts that go with it, and what it allows.
  func furtherArguments(of server: PlannedServer) -> [Code] {
    (api.hostsFollowServer ? [server.hosts(api.hostNames, among: servers)] : [])
      + server.insecurity
  }
}

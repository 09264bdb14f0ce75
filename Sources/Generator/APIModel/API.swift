package import SDKGenDiagnostics

/// An API: the operations it offers and what they mean, in no front end's words and without any Swift.
package struct API: Equatable, Sendable {
  /// The name as its author wrote it: `JSONPlaceholder`.
  package var name: String
  package var about: String?
  /// The servers, the default first; without any the caller must give a base URL.
  package var servers: [Server] = []
  /// Indicates that all servers are those of single operations, so that the caller must give one for the others.
  package var needsServer = false
  /// The schemes, of which operations that name none use the first.
  package var securitySchemes: [SecurityScheme] = []
  /// The parameters of every request, and how requests are sent unless an operation says otherwise.
  package var defaults = ClientDefaults()
  /// The groups, each of which becomes an endpoint enum. A group without a name is the API's own.
  package var groups: [OperationGroup]
  /// The declared types, in document order, each after those of imported files.
  package var models: [Model]
  /// The union of what the API sends to webhooks.
  package var webhooks: ModelID?
  /// Additional acronyms to keep in capitals, as written: `["KRX"]`.
  package var acronyms: [String] = []
  /// Indicates that all types are nested in the client's type.
  package var isNamespaced = false
  /// nil: a contract is not wanted.
  package var contract: ContractSource?
  package var location: SourceLocation

  package init(
    name: String, groups: [OperationGroup] = [], models: [Model] = [], location: SourceLocation
  ) {
    self.name = name
    self.groups = groups
    self.models = models
    self.location = location
  }
}

/// A server of an API.
package struct Server: Equatable, Sendable {
  /// The name by which constants and operations refer to it; nil for the only server.
  package var name: String?
  package var swiftName: String?
  package var about: String?
  /// The base URL in pieces.
  package var url: [Part]
  /// The addresses that belong to this one, where operations name another host.
  package var hosts: [Host]
  /// Credentials may go there over `http`.
  package var allowsInsecureServer: Bool
  package var location: SourceLocation

  /// The address of a host in the environment of a server.
  package struct Host: Equatable, Sendable {
    package var name: String
    /// Its variables are among those of the server.
    package var url: [Part]
    /// Credentials may go there over `http`.
    package var allowsInsecureServer: Bool
    package var location: SourceLocation

    package init(
      name: String, url: [Part], allowsInsecureServer: Bool = false, location: SourceLocation
    ) {
      self.name = name
      self.url = url
      self.allowsInsecureServer = allowsInsecureServer
      self.location = location
    }
  }

  package enum Part: Equatable, Sendable {
    case literal(String)
    /// A `{variable}`. `allowed` is empty when any value will do; without a default the caller must give one.
    case variable(name: String, default: String?, allowed: [String])
  }

  package init(
    name: String?, about: String? = nil, url: [Part], hosts: [Host] = [],
    allowsInsecureServer: Bool = false, location: SourceLocation
  ) {
    self.name = name
    self.about = about
    self.url = url
    self.hosts = hosts
    self.allowsInsecureServer = allowsInsecureServer
    self.location = location
  }

  /// Returns whether the server of an operation is a path in place of that of the client's server: `/v2`, `./v2`.
  package static func isReference(_ server: String) -> Bool {
    server.hasPrefix("/") || server.hasPrefix("./") || server.hasPrefix("../")
  }

  /// Returns the server as a host of another, whose variables it shares; its others have their defaults. Nil where
  /// one has none.
  package func host(named name: String, of server: Server) -> Host? {
    let parts = url.map { part -> Part? in
      guard case .variable(_, let standard, _) = part, !server.shares(part) else { return part }
      return standard.map { .literal($0) }
    }
    guard !parts.contains(nil) else { return nil }
    return Host(
      name: name, url: parts.compactMap(\.self), allowsInsecureServer: allowsInsecureServer,
      location: location)
  }

  /// Returns the names of variables that callers of a host of another server cannot set, and that have other values
  /// than their defaults.
  package func fixedVariables(of server: Server) -> [String] {
    url.compactMap { part in
      guard case .variable(let name, _, let allowed) = part, allowed.count != 1,
        !server.shares(part)
      else { return nil }
      return name
    }
  }

  /// Returns whether it has a variable, by its name and default, and no values that the other has not.
  private func shares(_ other: Part) -> Bool {
    guard case .variable(let name, let standard, let allowed) = other else { return false }
    return url.contains { part in
      guard case .variable(name, let own, let values) = part else { return false }
      return standard == nil
        || own == standard && (allowed.isEmpty || Set(allowed).isSuperset(of: values))
    }
  }
}

extension API {
  /// Changes each operation.
  package mutating func changeOperations(_ change: (inout Operation) -> Void) {
    for group in groups.indices {
      for index in groups[group].operations.indices { change(&groups[group].operations[index]) }
    }
  }

  /// The names of the hosts that operations have for themselves, each once. A path in place of that of a server is one
  /// where some server has another address for it.
  package var hostNames: [String] {
    var seen: Set<String> = []
    let stated = Set(servers.lazy.flatMap(\.hosts).map(\.name))
    return groups.flatMap(\.operations).compactMap(\.server).filter {
      (!Server.isReference($0) || stated.contains($0)) && seen.insert($0).inserted
    }
  }

  /// The servers that callers choose among. Where these are all hosts of operations, and callers must give one, there
  /// are none: the one they give is that of the other operations.
  package var choices: [Server] {
    let hosts = needsServer ? hostNames : []
    let isHost = { (server: Server) in
      server.hosts.isEmpty && server.name.map(hosts.contains) ?? false
    }
    return servers.allSatisfy(isHost) ? [] : servers
  }

  /// Returns a host with a server chosen: as that states it, or the server of this name; nil where the chosen one
  /// itself stands for it.
  package func host(_ name: String, of server: Server) -> Server.Host? {
    if let own = server.hosts.first(where: { $0.name == name }) { return own }
    guard name != server.name else { return nil }
    return servers.first { $0.name == name }?.host(named: name, of: server)
  }
}

/// A way for a caller to prove who they are.
package struct SecurityScheme: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case bearer
    case basic
    /// A key; when it `isEncoded`, it is percent-encoded already and sent as it is.
    case apiKey(name: String, in: Location, isEncoded: Bool)
    case oauth2(flow: Flow, tokenURL: String, scopes: [String])
  }

  package enum Location: String, CaseIterable, Equatable, Sendable { case header, query, cookie }
  package enum Flow: String, CaseIterable, Equatable, Sendable { case clientCredentials, refresh }

  package var name: String
  package var swiftName: String?
  package var about: String?
  package var kind: Kind
  /// Requests for tokens may go over `http`.
  package var allowsInsecureServer: Bool
  package var location: SourceLocation

  package init(
    name: String, swiftName: String? = nil, about: String? = nil, kind: Kind,
    allowsInsecureServer: Bool = false, location: SourceLocation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.about = about
    self.kind = kind
    self.allowsInsecureServer = allowsInsecureServer
    self.location = location
  }
}

/// The security schemes a request needs.
package struct SecurityRequirement: Equatable, Sendable {
  /// The alternatives, preferred first; each needs all its schemes at once. One without schemes lets the
  /// request go without a credential.
  package var alternatives: [[String]]

  /// Requires all of these at once; with none, no credential.
  package init(_ schemes: [String]) { alternatives = [schemes] }
  package init(anyOf alternatives: [[String]]) { self.alternatives = alternatives }

  /// The preferred alternative.
  package var schemes: [String] { alternatives.first ?? [] }
}

extension ClientDefaults {
  /// The types of the arguments of the client's initialiser.
  package var types: [TypeReference] { (query + headers + parameters).compactMap(\.type) }
}

/// The defaults of every operation of a client.
package struct ClientDefaults: Equatable, Sendable {
  /// The query parameters: constants are always sent, arguments become arguments of the client's initialiser.
  package var query: [Parameter] = []
  package var headers: [Parameter] = []
  /// The values of parameters that operations leave to the client, wherever they send them.
  package var parameters: [Parameter] = []
  package var options = CallOptions()

  package init() {}
}

/// A group of operations: a tag, a part of the service.
package struct OperationGroup: Equatable, Sendable {
  /// The name; nil for the API's own operations.
  package var name: String?
  package var swiftName: String?
  package var given: GivenName?
  /// The name without what stands in front of the names of all groups.
  package var label: String?
  package var about: String?
  package var operations: [Operation]
  /// Indicates that the group has a name but its operations are methods of the client.
  package var isMerged = false
  package var location: SourceLocation

  /// Returns the name of an operation behind that of the group, if it has one: `posts.get`.
  package func qualifiedName(of operation: Operation) -> String {
    name.map { "\($0).\(operation.name)" } ?? operation.name
  }

  /// Indicates that the operations are methods of the client itself.
  package var isOnClient: Bool { name == nil || isMerged }

  package init(name: String?, operations: [Operation], location: SourceLocation) {
    self.name = name
    self.operations = operations
    self.location = location
  }
}

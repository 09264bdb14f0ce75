package import SDKGenDiagnostics

/// What an API offers and what its calls mean: no front end's words in it, and no Swift.
package struct API: Equatable, Sendable {
  /// As its author wrote it: `JSONPlaceholder`.
  package var name: String
  package var about: String?
  /// The first is the default; without one the caller must give a base URL.
  package var servers: [Server]
  /// All servers are those of single operations: the caller must give one for the others.
  package var needsServer: Bool
  /// The first is what operations use that say nothing.
  package var securitySchemes: [SecurityScheme]
  /// What every request carries and how it is sent unless its operation says otherwise.
  package var defaults: ClientDefaults
  /// One endpoint enum each. A group without a name is the API's own.
  package var groups: [OperationGroup]
  /// The declared types, in document order, each after those of imported files.
  package var models: [Model]
  /// Further acronyms to keep in capitals, as written: `["KRX"]`.
  package var acronyms: [String]
  /// All types stand inside the client's type.
  package var isNamespaced: Bool
  package var location: SourceLocation

  package init(
    name: String, about: String? = nil, servers: [Server] = [], needsServer: Bool = false,
    securitySchemes: [SecurityScheme] = [], defaults: ClientDefaults = .init(),
    groups: [OperationGroup] = [], models: [Model] = [], acronyms: [String] = [],
    isNamespaced: Bool = false, location: SourceLocation
  ) {
    self.name = name
    self.about = about
    self.servers = servers
    self.needsServer = needsServer
    self.securitySchemes = securitySchemes
    self.defaults = defaults
    self.groups = groups
    self.models = models
    self.acronyms = acronyms
    self.isNamespaced = isNamespaced
    self.location = location
  }
}

/// Where an API is reached.
package struct Server: Equatable, Sendable {
  /// What constants and operations call it; nil for the only one.
  package var name: String?
  package var about: String?
  /// A URL, with `{variable}` where one stands.
  package var url: [Part]
  package var location: SourceLocation

  package enum Part: Equatable, Sendable {
    case literal(String)
    /// `allowed` is empty when any value will do; without a default the caller must give one.
    case variable(name: String, default: String?, allowed: [String])
  }

  package init(name: String?, about: String? = nil, url: [Part], location: SourceLocation) {
    self.name = name
    self.about = about
    self.url = url
    self.location = location
  }
}

/// How a caller proves who they are.
package struct SecurityScheme: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case bearer
    case basic
    /// `isEncoded`: the key is percent-encoded already and goes out as it is.
    case apiKey(name: String, in: Location, isEncoded: Bool)
    case oauth2(flow: Flow, tokenURL: String, scopes: [String])
  }

  package enum Location: String, Equatable, Sendable { case header, query, cookie }
  package enum Flow: String, Equatable, Sendable { case clientCredentials, refresh }

  package var name: String
  package var swiftName: String?
  package var about: String?
  package var kind: Kind
  package var location: SourceLocation

  package init(
    name: String, swiftName: String? = nil, about: String? = nil, kind: Kind,
    location: SourceLocation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.about = about
    self.kind = kind
    self.location = location
  }
}

/// Which schemes a request needs.
package struct SecurityRequirement: Equatable, Sendable {
  /// Any of these will do, the first rather; each needs all its schemes at once. One without schemes
  /// lets the request go without a credential.
  package var alternatives: [[String]]

  /// All of these at once; none: no credential.
  package init(_ schemes: [String]) { alternatives = [schemes] }
  package init(anyOf alternatives: [[String]]) { self.alternatives = alternatives }

  /// What to try first.
  package var schemes: [String] { alternatives.first ?? [] }
}

/// What holds for every operation of a client that does not say otherwise.
package struct ClientDefaults: Equatable, Sendable {
  /// Constants are always sent; arguments become arguments of the client's initialiser.
  package var query: [Parameter]
  package var headers: [Parameter]
  package var options: CallOptions

  package init(
    query: [Parameter] = [], headers: [Parameter] = [], options: CallOptions = .init()
  ) {
    self.query = query
    self.headers = headers
    self.options = options
  }
}

/// Operations that belong together: a tag, a part of the service.
package struct OperationGroup: Equatable, Sendable {
  /// nil: the operations stand on the client itself.
  package var name: String?
  package var swiftName: String?
  package var about: String?
  package var operations: [Operation]
  package var location: SourceLocation

  package init(
    name: String?, swiftName: String? = nil, about: String? = nil, operations: [Operation],
    location: SourceLocation
  ) {
    self.name = name
    self.swiftName = swiftName
    self.about = about
    self.operations = operations
    self.location = location
  }
}

/// `public nonisolated enum PostsEndpoint: Endpoint { … }`
package struct EndpointDeclaration: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    package var doc: String
    /// `list(userID: Int? = nil)`
    package var declaration: String
    /// `.list(let userID)`
    package var pattern: String
    /// `return EndpointRequest(…)`
    package var request: String
    /// `case .list: return "Posts.list"`
    package var operationID: String

    package init(
      doc: String, declaration: String, pattern: String, request: String, operationID: String
    ) {
      self.doc = doc
      self.declaration = declaration
      self.pattern = pattern
      self.request = request
      self.operationID = operationID
    }
  }

  package var doc: String
  package var access: String
  package var name: String
  /// A comment for the linter above the request, or nothing.
  package var ignored: String
  package var cases: [Case]
  /// The values that several requests share: `envelope = ResponseRules(…)`.
  package var shared: [String]

  package init(
    doc: String, access: String, name: String, ignored: String = "", cases: [Case],
    shared: [String]
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.ignored = ignored
    self.cases = cases
    self.shared = shared
  }
}

/// A client: the API's, or that of a group.
package struct ClientDeclaration: Equatable, Sendable {
  package struct Group: Equatable, Sendable {
    package var doc: String
    /// `public var posts: PostsClient { PostsClient(client) }`
    package var declaration: String

    package init(doc: String, declaration: String) {
      self.doc = doc
      self.declaration = declaration
    }
  }

  package struct Server: Equatable, Sendable {
    package var doc: String
    /// `var real: Self` or `func regional(region: String = "eu") -> Self`.
    package var declaration: String
    /// The literal of its URL.
    package var url: String
    package var name: String

    package init(doc: String, declaration: String, url: String, name: String) {
      self.doc = doc
      self.declaration = declaration
      self.url = url
      self.name = name
    }
  }

  package var doc: String
  package var access: String
  package var name: String
  /// The initialiser's parameters, without parentheses, and its statements.
  package var parameters: String
  package var configuration: String
  package var groups: [Group]
  package var methods: [MethodDeclaration]
  /// The servers; empty unless they have names.
  package var servers: [Server]
  /// The constants of the servers that issue tokens, each in full.
  package var settings: [String]

  package init(
    doc: String, access: String, name: String, parameters: String = "",
    configuration: String = "", groups: [Group] = [], methods: [MethodDeclaration],
    servers: [Server] = [], settings: [String] = []
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.parameters = parameters
    self.configuration = configuration
    self.groups = groups
    self.methods = methods
    self.servers = servers
    self.settings = settings
  }
}

package struct MethodDeclaration: Equatable, Sendable {
  package var doc: String
  /// Whole lines above it, each with its line break.
  package var attributes: String
  /// `func get(id: Int, options: RequestOptions = .init()) async throws -> Post`
  package var signature: String
  package var call: String

  package init(doc: String, attributes: String, signature: String, call: String) {
    self.doc = doc
    self.attributes = attributes
    self.signature = signature
    self.call = call
  }
}

/// The methods of a client, as a protocol and as a mock.
package struct ServiceDeclaration: Equatable, Sendable {
  package struct Method: Equatable, Sendable {
    package var doc: String
    /// `func get(id: Int, options: RequestOptions) async throws -> Post`
    package var requirement: String
    /// The signature without `options`.
    package var shorter: String
    /// The call that `shorter` makes.
    package var forwarding: String
    /// `onGet`
    package var handler: String
    /// The handler's type, with the space or line break before it: ` (@Sendable (_ id: Int) async throws -> Post)?`.
    package var handlerType: String
    /// The statement that is the handler until a test sets one.
    package var fallback: String
    /// The call of the handler.
    package var handling: String

    package init(
      doc: String, requirement: String, shorter: String, forwarding: String, handler: String,
      handlerType: String, fallback: String, handling: String
    ) {
      self.doc = doc
      self.requirement = requirement
      self.shorter = shorter
      self.forwarding = forwarding
      self.handler = handler
      self.handlerType = handlerType
      self.fallback = fallback
      self.handling = handling
    }
  }

  package var doc: String
  package var access: String
  /// `PostsService`
  package var name: String
  /// `PostsMock`
  package var mock: String
  /// `PostsClient`
  package var client: String
  package var methods: [Method]
  /// The methods that take the properties of a body as arguments.
  package var shorthands: [MethodDeclaration]

  package init(
    doc: String, access: String, name: String, mock: String, client: String, methods: [Method],
    shorthands: [MethodDeclaration] = []
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.mock = mock
    self.client = client
    self.methods = methods
    self.shorthands = shorthands
  }
}

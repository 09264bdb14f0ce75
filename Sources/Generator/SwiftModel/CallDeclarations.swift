/// `public nonisolated enum PostsEndpoint: Endpoint { … }`
package struct EndpointDeclaration: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    package var doc: DocComment
    /// `list(userID: Int? = nil)`
    package var declaration: Code
    /// `.list(let userID)`
    package var pattern: Code
    /// `return EndpointRequest(…)`
    package var request: Code
    package var name: String
    package var parameters: [ParameterDeclaration]
    /// `GET`
    package var httpMethod: String
    /// The literal of its path, with the names of parameters in braces.
    package var path: String
    /// The literal of its ID: `"Posts.list"`.
    package var operationID: String
    /// ` return "Posts.list"`, with the space or line break before it.
    package var identification: Code

    package init(
      doc: DocComment, declaration: Code, pattern: Code, request: Code, name: String,
      parameters: [ParameterDeclaration], httpMethod: String, path: String, operationID: String,
      identification: Code
    ) {
      self.doc = doc
      self.declaration = declaration
      self.pattern = pattern
      self.request = request
      self.name = name
      self.parameters = parameters
      self.httpMethod = httpMethod
      self.path = path
      self.operationID = operationID
      self.identification = identification
    }
  }

  package var doc: DocComment
  package var access: String
  /// `enum` or `indirect enum`.
  package var keyword: String
  package var name: String
  package var cases: [Case]
  /// The values that several requests share: `envelope = ResponseRules(…)`.
  package var shared: [Code]

  package init(
    doc: DocComment, access: String, keyword: String = "enum", name: String,
    cases: [Case], shared: [Code]
  ) {
    self.doc = doc
    self.access = access
    self.keyword = keyword
    self.name = name
    self.cases = cases
    self.shared = shared
  }
}

/// A client: the API's, or that of a group.
package struct ClientDeclaration: Equatable, Sendable {
  package struct Group: Equatable, Sendable {
    package var doc: DocComment
    /// `public var posts: PostsClient { PostsClient(client) }`
    package var declaration: Code
    package var name: String
    package var type: String

    package init(doc: DocComment, declaration: Code, name: String, type: String) {
      self.doc = doc
      self.declaration = declaration
      self.name = name
      self.type = type
    }
  }

  package struct Server: Equatable, Sendable {
    package var doc: DocComment
    /// `var real: Self` or `func regional(region: String = "eu") -> Self`.
    package var declaration: Code
    /// The literal of its URL.
    package var url: String
    package var name: String
    /// `Self(Server("https://api.example.com", name: "main"))`, with the hosts that go with it.
    package var value: Code

    package init(doc: DocComment, declaration: Code, url: String, name: String, value: Code) {
      self.doc = doc
      self.declaration = declaration
      self.url = url
      self.name = name
      self.value = value
    }
  }

  package var doc: DocComment
  package var access: String
  package var name: String
  /// `Sendable`, or the protocol of its methods.
  package var conformance: String
  /// The initialiser's comment, with its line breaks; empty for none.
  package var initializerDoc: DocComment
  /// The initialiser's parameters, without parentheses, and its statements.
  package var parameters: Code
  package var configuration: Code
  package var groups: [Group]
  package var methods: [MethodDeclaration]
  /// The servers; empty unless they have names.
  package var servers: [Server]
  /// The constants of the servers that issue tokens, each in full.
  package var settings: [Code]

  package init(
    doc: DocComment, access: String, name: String, conformance: String = "Sendable",
    initializerDoc: DocComment = DocComment(), parameters: Code = "", configuration: Code = "",
    groups: [Group] = [],
    methods: [MethodDeclaration],
    servers: [Server] = [], settings: [Code] = []
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.conformance = conformance
    self.initializerDoc = initializerDoc
    self.parameters = parameters
    self.configuration = configuration
    self.groups = groups
    self.methods = methods
    self.servers = servers
    self.settings = settings
  }
}

/// The methods of a client, as a protocol and as a mock.
package struct ServiceDeclaration: Equatable, Sendable {
  package struct Method: Equatable, Sendable {
    package var doc: DocComment
    package var name: String
    /// `func get(id: Int, options: RequestOptions) async throws -> Post`
    package var requirement: Code
    /// The same as a mock declares it: `public func get(…`.
    package var implementation: Code
    /// The same with the defaults of the client's method, with the lines above it.
    package var convenience: Code
    /// The call that `convenience` makes.
    package var forwarding: Code
    /// The same method for decorators, with its lines above and its body.
    package var decoration: Code
    /// `onGet`
    package var handler: String
    /// The handler's type, with the space or line break before it: ` (@Sendable (_ id: Int) async throws -> Post)?`.
    package var handlerType: Code
    /// The case by which a mock counts its calls: `get`.
    package var call: String
    /// The statement that records a call.
    package var recording: Code
    /// The statement that is the handler until a test sets one.
    package var fallback: Code
    /// The call of the handler.
    package var handling: Code

    package init(
      doc: DocComment, name: String, requirement: Code, implementation: Code, convenience: Code,
      forwarding: Code, decoration: Code, handler: String, handlerType: Code, call: String,
      recording: Code,
      fallback: Code, handling: Code
    ) {
      self.doc = doc
      self.name = name
      self.requirement = requirement
      self.implementation = implementation
      self.convenience = convenience
      self.forwarding = forwarding
      self.decoration = decoration
      self.handler = handler
      self.handlerType = handlerType
      self.call = call
      self.recording = recording
      self.fallback = fallback
      self.handling = handling
    }
  }

  /// A group of the client: `var posts: PostsGroup { get }`.
  package struct Group: Equatable, Sendable {
    package var doc: DocComment
    /// `posts`
    package var name: String
    /// The associated type: `PostsGroup`.
    package var type: String
    /// `PostsService`
    package var service: String
    /// `PostsMock`
    package var mock: String

    package init(doc: DocComment, name: String, type: String, service: String, mock: String) {
      self.doc = doc
      self.name = name
      self.type = type
      self.service = service
      self.mock = mock
    }
  }

  package var doc: DocComment
  package var access: String
  /// `PostsService`
  package var name: String
  /// The name of the protocol as an extension in a file says it.
  package var qualifiedName: String
  /// `PostsMock`
  package var mock: String
  /// `PostsClient`
  package var client: String
  /// `PostsEndpoint`
  package var endpoint: String
  /// The name of the endpoint as an extension in a file says it.
  package var qualifiedEndpoint: String
  /// Indicates that the client does not state its conformance itself: it is declared elsewhere, or around the protocol.
  package var conformsByExtension: Bool
  /// Indicates that the extension by which endpoints can be compared in tests stands here.
  package var comparesEndpoint = false
  /// Indicates that decorators have implementations of the methods.
  package var isDecorated = false
  package var groups: [Group]
  package var methods: [Method]
  /// The methods that take the properties of a body as arguments.
  package var shorthands: [MethodDeclaration]

  package init(
    doc: DocComment, access: String, name: String, qualifiedName: String, mock: String,
    client: String, endpoint: String, qualifiedEndpoint: String, conformsByExtension: Bool,
    groups: [Group] = [], methods: [Method], shorthands: [MethodDeclaration] = []
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.qualifiedName = qualifiedName
    self.mock = mock
    self.client = client
    self.endpoint = endpoint
    self.qualifiedEndpoint = qualifiedEndpoint
    self.conformsByExtension = conformsByExtension
    self.groups = groups
    self.methods = methods
    self.shorthands = shorthands
  }
}

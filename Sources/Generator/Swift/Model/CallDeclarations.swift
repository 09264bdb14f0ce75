/// `public nonisolated enum PostsEndpoint: Endpoint { … }`
struct EndpointDeclaration: Equatable, Sendable {
  struct Case: Equatable, Sendable {
    var doc: DocComment
    /// `list(userID: Int? = nil)`
    var declaration: Code
    /// `.list(let userID)`
    var pattern: Code
    /// `return EndpointRequest(…)`
    var request: Code
    var name: String
    var parameters: [ParameterDeclaration]
    /// `GET`
    var httpMethod: String
    /// The literal of its path, with the names of parameters in braces.
    var path: String
    /// The literal of its ID: `"Posts.list"`.
    var operationID: String
    /// ` return "Posts.list"`, with the space or line break before it.
    var identification: Code
  }

  var doc: DocComment
  var access: String
  /// `enum` or `indirect enum`.
  var keyword = "enum"
  var name: String
  var cases: [Case]
  /// The values that several requests share: `envelope = ResponseRules(…)`.
  var shared: [Code]

  /// One `switch` over some of the cases.
  struct Switch: Equatable, Sendable {
    var cases: [Case]
    /// There are other cases.
    var isPart: Bool
  }

  var switches: [Switch] {
    let parts = cases.forSwitches
    return parts.map { Switch(cases: $0, isPart: parts.count > 1) }
  }
}

extension Array {
  /// The cases of an enum, in as many parts as the compiler needs: it does not see that a `switch` is exhaustive where
  /// there are more than some 600 cases with values.
  var forSwitches: [[Element]] {
    if count <= 500 { return [self] }
    return stride(from: 0, to: count, by: 500).map { Array(self[$0..<Swift.min($0 + 500, count)]) }
  }
}

/// A client: the API's, or that of a group.
struct ClientDeclaration: Equatable, Sendable {
  struct Group: Equatable, Sendable {
    var doc: DocComment
    /// `public var posts: PostsClient { PostsClient(client) }`
    var declaration: Code
    var name: String
    var type: String
  }

  struct Server: Equatable, Sendable {
    var doc: DocComment
    /// `var real: Self` or `func regional(region: String = "eu") -> Self`.
    var declaration: Code
    /// The literal of its URL.
    var url: String
    var name: String
    /// `Self(Server("https://api.example.com", name: "main"))`, with the hosts that go with it.
    var value: Code
  }

  var doc: DocComment
  var access: String
  var name: String
  /// `Sendable`, or the protocol of its methods.
  var conformance = "Sendable"
  /// The initialiser's comment, with its line breaks; empty for none.
  var initializerDoc = DocComment()
  /// The initialiser's parameters, without parentheses, and its statements.
  var parameters: Code = ""
  var configuration: Code = ""
  var groups: [Group] = []
  var methods: [MethodDeclaration]
  /// The servers; empty unless they have names.
  var servers: [Server] = []
  /// The constants of the servers that issue tokens, each in full.
  var settings: [Code] = []
}

/// The methods of a client, as a protocol and as a mock.
struct ServiceDeclaration: Equatable, Sendable {
  struct Method: Equatable, Sendable {
    var doc: DocComment
    var name: String
    /// `func get(id: Int, options: RequestOptions) async throws -> Post`
    var requirement: Code
    /// The same as a mock declares it: `public func get(…`.
    var implementation: Code
    /// The same with the defaults of the client's method, with the lines above it.
    var convenience: Code
    /// The call that `convenience` makes.
    var forwarding: Code
    /// The same method for decorators, with its lines above and its body.
    var decoration: Code
    /// `onGet`
    var handler: String
    /// The handler's type, with the space or line break before it: ` (@Sendable (_ id: Int) async throws -> Post)?`.
    var handlerType: Code
    /// The case by which a mock counts its calls: `get`.
    var call: String
    /// The statement that records a call.
    var recording: Code
    /// The statement that is the handler until a test sets one.
    var fallback: Code
    /// The call of the handler.
    var handling: Code
  }

  /// A group of the client: `var posts: PostsGroup { get }`.
  struct Group: Equatable, Sendable {
    var doc: DocComment
    /// `posts`
    var name: String
    /// The associated type: `PostsGroup`.
    var type: String
    /// `PostsService`
    var service: String
    /// `PostsMock`
    var mock: String
  }

  var doc: DocComment
  var access: String
  /// `PostsService`
  var name: String
  /// The name of the protocol as an extension in a file says it.
  var qualifiedName: String
  /// `PostsMock`
  var mock: String
  /// `PostsClient`
  var client: String
  /// `PostsEndpoint`
  var endpoint: String
  /// The name of the endpoint as an extension in a file says it.
  var qualifiedEndpoint: String
  /// Indicates that the client does not state its conformance itself: it is declared elsewhere, or around the protocol.
  var conformsByExtension: Bool
  /// Indicates that the extension by which endpoints can be compared in tests stands here.
  var comparesEndpoint = false
  /// Indicates that decorators have implementations of the methods.
  var isDecorated = false
  var groups: [Group] = []
  var methods: [Method]
  /// The methods that take the properties of a body as arguments.
  var shorthands: [MethodDeclaration] = []
}

struct MethodDeclaration: Equatable, Sendable {
  var doc: DocComment
  /// Whole lines above it, each with its line break.
  var attributes: [String]
  /// `func get(id: Int, options: RequestOptions = .init()) async throws -> Post`
  var signature: Code
  var name: String
  /// Without `options`.
  var parameters: [ParameterDeclaration]
  /// The type of the result; empty where there is none.
  var result: String
  /// The statements before the call; mostly empty.
  var preparation: Code = ""
  /// The call that sends the request, without `return`.
  var call: Code
  /// The literal of the operation's ID: `"Posts.get"`.
  var operationID: String
  /// Its call is that of another method of the client, which sends the request.
  var isShorthand = false
}

/// A parameter of a method or of an endpoint's case.
struct ParameterDeclaration: Equatable, Sendable {
  /// Empty where there is none.
  var label: String
  /// The name inside.
  var name: String
  var type: String
  /// The default; empty where there is none.
  var defaultValue: String
}

/// A client's method in another style, which calls the `async` one, in an extension of the client:
/// `public func get(id: Int, …, completion: @escaping CompletionHandler<Post>) -> CallHandle { … }`
struct VariantDeclaration: Equatable, Sendable {
  var doc: DocComment
  var access: String
  var name: String
  var attributes: [String]
  /// `public func getPublisher(id: Int, options: RequestOptions = .init()) -> CallPublisher<Post>`
  var signature: Code
  /// The expression that it returns.
  var value: Code
}

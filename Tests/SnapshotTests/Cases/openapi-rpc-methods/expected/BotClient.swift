// Made by sdkgen for Bot. Do not edit.

public import Dispatch
public import SDKRuntime

/// A client for the API at `https://bot.example.com`.
public nonisolated struct BotClient: BotService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://bot.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/search/users`.
  public var search: SearchClient { SearchClient(client) }

  /// `POST /addStickerToSet`
  public func addStickerToSet(options: RequestOptions = .init()) async throws {
    try await client.send(BotEndpoint.addStickerToSet, options: options)
  }

  /// `POST /create-retell-llm`
  public func createRetellLLM(options: RequestOptions = .init()) async throws {
    try await client.send(BotEndpoint.createRetellLLM, options: options)
  }

  /// `GET /search`
  public func search(
    q: String? = nil, options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(BotEndpoint.search(q: q), as: [String].self, options: options)
  }

  /// `POST /sendMessage`
  public func sendMessage(options: RequestOptions = .init()) async throws {
    try await client.send(BotEndpoint.sendMessage, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/search/users`.
public nonisolated struct SearchClient: SearchService {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /search/users`
  public func searchUsers(options: RequestOptions = .init()) async throws {
    try await client.send(SearchEndpoint.searchUsers, options: options)
  }
}

/// The groups and methods of `BotClient`.
public nonisolated protocol BotService: Sendable {
  associatedtype SearchGroup: SearchService
  /// Requests to `/search/users`.
  var search: SearchGroup { get }
  /// `POST /addStickerToSet`
  func addStickerToSet(options: RequestOptions) async throws
  /// `POST /create-retell-llm`
  func createRetellLLM(options: RequestOptions) async throws
  /// `GET /search`
  func search(q: String?, options: RequestOptions) async throws -> [String]
  /// `POST /sendMessage`
  func sendMessage(options: RequestOptions) async throws
}

extension BotService {
  /// `POST /addStickerToSet`
  public func addStickerToSet(options: RequestOptions? = nil) async throws {
    try await self.addStickerToSet(options: options ?? .init())
  }
  /// `POST /create-retell-llm`
  public func createRetellLLM(options: RequestOptions? = nil) async throws {
    try await self.createRetellLLM(options: options ?? .init())
  }
  /// `GET /search`
  public func search(q: String? = nil, options: RequestOptions? = nil) async throws -> [String] {
    try await self.search(q: q, options: options ?? .init())
  }
  /// `POST /sendMessage`
  public func sendMessage(options: RequestOptions? = nil) async throws {
    try await self.sendMessage(options: options ?? .init())
  }
}

nonisolated extension BotEndpoint: EquatableEndpoint {}

/// A mock of `BotService` whose methods call the closures that a test or a preview sets.
public nonisolated struct BotMock: BotService {
  public var search = SearchMock()
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case addStickerToSet
    case createRetellLLM
    case search
    case sendMessage
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, BotEndpoint>()
  public var onAddStickerToSet: (@Sendable (_ options: RequestOptions) async throws -> Void)?
  public var onCreateRetellLLM: (@Sendable (_ options: RequestOptions) async throws -> Void)?
  public var onSearch:
    (@Sendable (_ q: String?, _ options: RequestOptions) async throws -> [String])?
  public var onSendMessage: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func addStickerToSet(options: RequestOptions) async throws {
    self.calls.record(.addStickerToSet, BotEndpoint.addStickerToSet, options: options)
    guard let onAddStickerToSet else {
      throw UnsetMock("addStickerToSet")
    }
    try await onAddStickerToSet(options)
  }

  public func createRetellLLM(options: RequestOptions) async throws {
    self.calls.record(.createRetellLLM, BotEndpoint.createRetellLLM, options: options)
    guard let onCreateRetellLLM else {
      throw UnsetMock("createRetellLLM")
    }
    try await onCreateRetellLLM(options)
  }

  public func search(q: String?, options: RequestOptions) async throws -> [String] {
    self.calls.record(.search, BotEndpoint.search(q: q), options: options)
    guard let onSearch else {
      throw UnsetMock("search")
    }
    return try await onSearch(q, options)
  }

  public func sendMessage(options: RequestOptions) async throws {
    self.calls.record(.sendMessage, BotEndpoint.sendMessage, options: options)
    guard let onSendMessage else {
      throw UnsetMock("sendMessage")
    }
    try await onSendMessage(options)
  }
}

/// The methods of `SearchClient`.
public nonisolated protocol SearchService: Sendable {
  /// `GET /search/users`
  func searchUsers(options: RequestOptions) async throws
}

extension SearchService {
  /// `GET /search/users`
  public func searchUsers(options: RequestOptions? = nil) async throws {
    try await self.searchUsers(options: options ?? .init())
  }
}

nonisolated extension SearchEndpoint: EquatableEndpoint {}

/// A mock of `SearchService` whose methods call the closures that a test or a preview sets.
public nonisolated struct SearchMock: SearchService {
  /// The methods, by which calls are counted.
  public nonisolated enum MockedMethod: Sendable {
    case searchUsers
  }

  /// The calls, which copies of the mock share.
  public let calls = MockCalls<MockedMethod, SearchEndpoint>()
  public var onSearchUsers: (@Sendable (_ options: RequestOptions) async throws -> Void)?

  public init(_ configure: (inout Self) -> Void = { _ in }) { configure(&self) }

  public func searchUsers(options: RequestOptions) async throws {
    self.calls.record(.searchUsers, SearchEndpoint.searchUsers, options: options)
    guard let onSearchUsers else {
      throw UnsetMock("search.searchUsers")
    }
    try await onSearchUsers(options)
  }
}

extension SearchService {
  /// `GET /search/users`
  @discardableResult
  public func searchUsers(
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Search.searchUsers", completion) {
      try await self.searchUsers(options: options)
    }
  }

  /// `GET /search/users`
  @discardableResult
  public func searchUsers(
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Search.searchUsers", on: queue, completion) {
      try await self.searchUsers(options: options)
    }
  }
}

extension BotService {
  /// `POST /addStickerToSet`
  @discardableResult
  public func addStickerToSet(
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Bot.addStickerToSet", completion) {
      try await self.addStickerToSet(options: options)
    }
  }

  /// `POST /addStickerToSet`
  @discardableResult
  public func addStickerToSet(
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Bot.addStickerToSet", on: queue, completion) {
      try await self.addStickerToSet(options: options)
    }
  }

  /// `POST /create-retell-llm`
  @discardableResult
  public func createRetellLLM(
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Bot.createRetellLLM", completion) {
      try await self.createRetellLLM(options: options)
    }
  }

  /// `POST /create-retell-llm`
  @discardableResult
  public func createRetellLLM(
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Bot.createRetellLLM", on: queue, completion) {
      try await self.createRetellLLM(options: options)
    }
  }

  /// `GET /search`
  @discardableResult
  public func search(
    q: String? = nil, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<[String]>
  ) -> CallHandle {
    CallHandle(of: "Bot.search", completion) { try await self.search(q: q, options: options) }
  }

  /// `GET /search`
  @discardableResult
  public func search(
    q: String? = nil, options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<[String], APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Bot.search", on: queue, completion) {
      try await self.search(q: q, options: options)
    }
  }

  /// `POST /sendMessage`
  @discardableResult
  public func sendMessage(
    options: RequestOptions = .init(), completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(of: "Bot.sendMessage", completion) { try await self.sendMessage(options: options) }
  }

  /// `POST /sendMessage`
  @discardableResult
  public func sendMessage(
    options: RequestOptions = .init(), on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<Void, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(of: "Bot.sendMessage", on: queue, completion) {
      try await self.sendMessage(options: options)
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /a`
  public func right(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.right, as: Pet.self, options: options)
  }

  /// `GET /b`
  public func wrong(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.wrong, as: Pet.self, options: options)
  }

  /// `GET /c`
  public func lacks(options: RequestOptions = .init()) async throws -> Page {
    try await client.send(ShopEndpoint.lacks, as: Page.self, options: options)
  }

  /// `GET /d`
  public func list(options: RequestOptions = .init()) async throws -> [Int] {
    try await client.send(ShopEndpoint.list, as: [Int].self, options: options)
  }

  /// `GET /e`
  public func text(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ShopEndpoint.text, options: options)
  }

  /// `GET /f`
  public func byStatus(
    options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.ByStatusResponse {
    try await client.send(
      ShopEndpoint.byStatus, options: options, reading: { try ShopEndpoint.ByStatusResponse($0) })
  }

  /// `GET /g`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404, `String` for 4xx, `Amount` for
  ///   other statuses.
  public func errors(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.errors, as: Pet.self, options: options)
  }

  /// `GET /h`
  public func lines(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet, any Error> {
    client.lines(ShopEndpoint.lines, as: Pet.self, options: options)
  }

  /// `GET /i`
  public func named(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<ShopEndpoint.NamedEvent, any Error> {
    client.events(
      ShopEndpoint.named, options: options, reading: { try ShopEndpoint.NamedEvent($0, $1) })
  }

  /// `GET /j`
  public func tagged(options: RequestOptions = .init()) async throws -> [Pay] {
    try await client.send(ShopEndpoint.tagged, as: [Pay].self, options: options)
  }

  /// `GET /k`
  public func content(options: RequestOptions = .init()) async throws -> [Event] {
    try await client.send(ShopEndpoint.content, as: [Event].self, options: options)
  }

  /// `GET /l`
  public func keyed(options: RequestOptions = .init()) async throws -> Keyed {
    try await client.send(ShopEndpoint.keyed, as: Keyed.self, options: options)
  }

  /// `GET /m`
  public func shapes(options: RequestOptions = .init()) async throws -> [Amount] {
    try await client.send(ShopEndpoint.shapes, as: [Amount].self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopEndpoint {
  /// An event of `GET /i`.
  public nonisolated enum NamedEvent: Hashable, Sendable {
    case pet(Pet)
    case page(Page)
    /// An event that this client does not know.
    case unrecognized(ServerSentEvent)

    public init(_ event: ServerSentEvent, _ decoder: EventDecoder) throws {
      switch event.event {
      case "pet": self = try .pet(decoder.decode(Pet.self))
      case "page": self = try .page(decoder.decode(Page.self))
      default: self = .unrecognized(event)
      }
    }
  }
}

extension ShopEndpoint {
  /// A successful response of `GET /f`.
  public nonisolated enum ByStatusResponse: Hashable, Sendable {
    /// 200
    case ok(Pet)
    /// 202
    case accepted(String)
    /// 2xx
    case success(Page)
    /// 204
    case noContent

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(Pet.self))
      case 202: self = try .accepted(response.text())
      case 204: self = .noContent
      case 200..<300: self = try .success(response.decode(Page.self))
      default: throw response.unexpectedStatus
      }
    }
  }
}

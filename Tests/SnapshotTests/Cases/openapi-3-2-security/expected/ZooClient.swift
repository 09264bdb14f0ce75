// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameters:
  ///   - device: Users log in by `DeviceCodeFlow(deviceAuthorizationURL:
  ///     "https://zoo.example/device", tokenURL: "https://zoo.example/token", …)` or
  ///     `AuthorizationCodeFlow(authorizationURL: "https://zoo.example/authorize", tokenURL:
  ///     "https://zoo.example/token", …)`.
  ///
  ///     The server describes its logins at
  ///     <https://zoo.example/.well-known/oauth-authorization-server>.
  ///   - key: Deprecated.
  ///
  ///     The key of old clients.
  ///   - login: The password of the keepers.
  public init(
    server: Server = "https://zoo.example", device: AnyCredential? = nil,
    key: AnyCredential? = nil, session: AnyCredential? = nil, login: AnyCredential? = nil,
    key2: AnyCredential? = nil, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("device", .bearer, device),
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
      SecurityScheme("session", .apiKey("session", in: .cookie), session),
      SecurityScheme("login", .basic, login),
      SecurityScheme("key2", .apiKey("key", in: .query), key2),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/cages`.
  public var cages: CagesClient { CagesClient(client) }

  /// Requests to `/foods`.
  public var foods: FoodsClient { FoodsClient(client) }

  /// Requests to `/drinks`.
  public var drinks: DrinksClient { DrinksClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list, options: options)
  }

  /// `COUNT /pets`
  public func count(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.count, options: options)
  }
}

/// Requests to `/cages`.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /cages`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(CagesEndpoint.list, options: options)
  }
}

/// Requests to `/foods`.
public nonisolated struct FoodsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /foods`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(FoodsEndpoint.list, options: options)
  }
}

/// Requests to `/drinks`.
public nonisolated struct DrinksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /drinks`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(DrinksEndpoint.list, options: options)
  }
}

extension ZooClient {
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(
      device: "preview", key: "preview", session: "preview",
      login: .basic(user: "preview", password: "preview"), key2: "preview",
      transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Pets.list": return .empty()
    case "Pets.count": return .empty()
    case "Cages.list": return .empty()
    case "Foods.list": return .empty()
    case "Drinks.list": return .empty()
    default: return nil
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter device: A token of the device.
  public init(
    server: Server = "https://shop.example.com", key: AnyCredential? = nil,
    device: AnyCredential? = nil, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
      SecurityScheme("device", .bearer, device),
    ]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/toys`.
  public var toys: ToysClient { ToysClient(client) }

  /// Requests to `/cages`.
  public var cages: CagesClient { CagesClient(client) }

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
  public func list(options: RequestOptions = .init()) async throws -> [Animal] {
    try await client.send(PetsEndpoint.list, as: [Animal].self, options: options)
  }
}

/// Requests to `/toys`.
public nonisolated struct ToysClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /toys`
  public func list(options: RequestOptions = .init()) async throws -> [Cage] {
    try await client.send(ToysEndpoint.list, as: [Cage].self, options: options)
  }
}

/// Requests to `/cages`.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /cages`
  public func list(options: RequestOptions = .init()) async throws -> [Cage] {
    try await client.send(CagesEndpoint.list, as: [Cage].self, options: options)
  }
}

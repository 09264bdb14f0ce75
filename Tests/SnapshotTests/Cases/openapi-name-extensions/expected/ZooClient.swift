// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public var pets: PetsClient { PetsClient(client) }

  public var petsToys: PetsToysClient { PetsToysClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /a`
  public func first(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.first, options: options)
  }

  /// `GET /b`
  public func second(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.second, options: options)
  }
}

public nonisolated struct PetsToysClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /c`
  public func third(options: RequestOptions = .init()) async throws {
    try await client.send(PetsToysEndpoint.third, options: options)
  }

  /// `GET /d`
  public func fourth(options: RequestOptions = .init()) async throws {
    try await client.send(PetsToysEndpoint.fourth, options: options)
  }
}

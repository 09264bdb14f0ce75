// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

/// A client for the API at `https://park.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://park.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/animals`.
  public var animals: AnimalsClient { AnimalsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/animals`.
public nonisolated struct AnimalsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /animals`
  @discardableResult
  public func add(
    _ body: AnimalsEndpoint.AddBody, place: AnimalsEndpoint.Spot? = nil, xTrace: String? = nil,
    options: RequestOptions = .init()
  ) async throws -> AnimalsEndpoint.AddResponse {
    try await client.send(
      AnimalsEndpoint.add(body, place: place, xTrace: xTrace),
      as: AnimalsEndpoint.AddResponse.self, options: options)
  }

  /// `POST /animals`
  @discardableResult
  public func add(
    place: AnimalsEndpoint.Spot? = nil, xTrace: String? = nil,
    kind: AnimalsEndpoint.AddBody.Species? = nil, options: RequestOptions = .init()
  ) async throws -> AnimalsEndpoint.AddResponse {
    try await self.add(
      AnimalsEndpoint.AddBody(kind: kind), place: place, xTrace: xTrace, options: options)
  }
}

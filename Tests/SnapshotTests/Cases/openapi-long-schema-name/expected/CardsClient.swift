// Made by sdkgen for Cards. Do not edit.

public import SDKRuntime

/// A client for the API at `https://cards.example.com`.
public nonisolated struct CardsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://cards.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /cards/{id}`
  public func getCard(id: String, options: RequestOptions = .init()) async throws -> Card {
    try await client.send(CardsEndpoint.getCard(id: id), as: Card.self, options: options)
  }

  /// `PATCH /cards/{id}`
  public func updateCard(
    id: String, _ body: Nullable<CardsEndpoint.UpdateCardBody>, options: RequestOptions = .init()
  ) async throws {
    try await client.send(CardsEndpoint.updateCard(id: id, body), options: options)
  }

  /// `PATCH /cards/{id}`
  public func updateCard(
    id: String, day: String, hour: String, pending: Bool? = nil, description: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.updateCard(
      id: id,
      .value(
        CardsEndpoint.UpdateCardBody(
          day: day, hour: hour, pending: pending, description: description)),
      options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

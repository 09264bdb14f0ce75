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

  /// Requests to `/zoo` and below.
  public var park: ParkClient { ParkClient(client) }

  /// Requests to `/keepers`.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/zoo` and below.
public nonisolated struct ParkClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /zoo/pets`
  public func listPets(options: RequestOptions = .init()) async throws {
    try await client.send(ParkEndpoint.listPets, options: options)
  }

  /// `GET /zoo/pets/{id}`
  public func retrievePet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ParkEndpoint.retrievePet(id: id), options: options)
  }

  /// `PATCH /zoo/pets/{id}`
  public func partialUpdatePet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ParkEndpoint.partialUpdatePet(id: id), options: options)
  }

  /// `DELETE /zoo/pets/{id}`
  public func deletePet(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(ParkEndpoint.deletePet(id: id), options: options)
  }

  /// `GET /zoo/price_list`
  public func priceList(options: RequestOptions = .init()) async throws {
    try await client.send(ParkEndpoint.priceList, options: options)
  }

  /// `GET /zoo/payment_method`
  public func getPaymentMethod(options: RequestOptions = .init()) async throws {
    try await client.send(ParkEndpoint.getPaymentMethod, options: options)
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.list, options: options)
  }
}

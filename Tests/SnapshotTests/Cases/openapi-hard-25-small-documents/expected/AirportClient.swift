// Made by sdkgen for Airport. Do not edit.

public import SDKRuntime

public nonisolated struct AirportClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /flights/delayed`
  public func listFlightsDelayed(options: RequestOptions = .init()) async throws -> [Flight] {
    try await client.send(AirportEndpoint.listFlightsDelayed, as: [Flight].self, options: options)
  }

  /// `GET /flights/{id}`
  public func getFlight(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(AirportEndpoint.getFlight(id: id), options: options)
  }

  /// `POST /flights/{id}`
  public func updateFlight(
    id: String, _ body: Flight, options: RequestOptions = .init()
  ) async throws {
    try await client.send(AirportEndpoint.updateFlight(id: id, body), options: options)
  }

  /// `POST /flights/{id}`
  public func updateFlight(
    id: String, number: String, error: AirportError? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.updateFlight(id: id, Flight(number: number, error: error), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

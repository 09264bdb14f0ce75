// Made by sdkgen for Flight. Do not edit.

public import SDKRuntime

/// A client for the API at `https://flights.example`.
public nonisolated struct FlightClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://flights.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Flights
  ///
  /// Everything that flies.
  public var flights: FlightsClient { FlightsClient(client) }

  /// Flights that cross borders
  public var international: InternationalClient { InternationalClient(client) }

  /// Seats on board
  public var seats: SeatsClient { SeatsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Flights
///
/// Everything that flies.
public nonisolated struct FlightsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /flights`
  public func list(options: RequestOptions = .init()) async throws -> [Flight] {
    try await client.send(FlightsEndpoint.list, as: [Flight].self, options: options)
  }

  /// `GET /flights/delayed`
  public func listDelayedFlights(options: RequestOptions = .init()) async throws -> [Flight] {
    try await client.send(FlightsEndpoint.listDelayedFlights, as: [Flight].self, options: options)
  }
}

/// Flights that cross borders
public nonisolated struct InternationalClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /flights/international`
  public func listFlights(options: RequestOptions = .init()) async throws -> [Flight] {
    try await client.send(InternationalEndpoint.listFlights, as: [Flight].self, options: options)
  }
}

/// Seats on board
public nonisolated struct SeatsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /seats/{id}/photo`
  public func setPhoto(
    id: Int, photo: UploadFile, pages: [String]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      SeatsEndpoint.setPhoto(id: id, photo: photo, pages: pages), options: options)
  }
}

extension FlightClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Flights.list": return .json(#"[{"number": "KE 1", "stops": [1, null], "isLate": true}, {"number": "KE 2"}]"#)
    case "Flights.listDelayedFlights": return .json(#"[{"number": "Number", "isLate": true, "stops": [1]}]"#)
    case "International.listFlights": return .json(#"[{"number": "Number", "isLate": true, "stops": [1]}]"#)
    case "Seats.setPhoto": return .empty()
    default: return nil
    }
  }
}

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

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/homes`.
  public var homes: HomesClient { HomesClient(client) }

  /// Requests to `/guests`.
  public var guests: GuestsClient { GuestsClient(client) }

  /// Requests to `/nests`.
  public var nests: NestsClient { NestsClient(client) }

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

  /// `POST /pets`
  @discardableResult
  public func add(_ body: Pet? = nil, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(PetsEndpoint.add(body), as: Pet.self, options: options)
  }
}

/// Requests to `/homes`.
public nonisolated struct HomesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /homes`
  @discardableResult
  public func add(_ body: Home? = nil, options: RequestOptions = .init()) async throws -> Home {
    try await client.send(HomesEndpoint.add(body), as: Home.self, options: options)
  }
}

/// Requests to `/guests`.
public nonisolated struct GuestsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /guests`
  @discardableResult
  public func add(_ body: Guest? = nil, options: RequestOptions = .init()) async throws -> Guest {
    try await client.send(GuestsEndpoint.add(body), as: Guest.self, options: options)
  }
}

/// Requests to `/nests`.
public nonisolated struct NestsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /nests`
  public func list(options: RequestOptions = .init()) async throws -> Nest {
    try await client.send(NestsEndpoint.list, as: Nest.self, options: options)
  }
}

extension ZooClient {
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Pets.add": return .json(#"{"kind": "cat", "lives": 3}"#)
    case "Homes.add": return .json(#"{"kind": "dog", "lives": 3}"#)
    case "Guests.add": return .json(#"{"kind": "dog", "lives": 3}"#)
    case "Nests.list": return .json(#"[]"#)
    default: return nil
    }
  }
}

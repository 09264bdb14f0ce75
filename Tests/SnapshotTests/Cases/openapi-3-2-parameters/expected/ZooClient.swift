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

  /// Requests to `/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/cages`.
  public var cages: CagesClient { CagesClient(client) }

  /// Requests to `/foods`.
  public var foods: FoodsClient { FoodsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets` and below.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func find(
    filter: Filter, theme: String? = nil, flags: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws -> [String] {
    try await client.send(
      PetsEndpoint.find(filter: filter, theme: theme, flags: flags), as: [String].self,
      options: options)
  }

  /// `GET /pets/{place}`
  public func select(
    place: String, selector: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(PetsEndpoint.select(place: place, selector: selector), options: options)
  }
}

/// Requests to `/cages`.
public nonisolated struct CagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /cages`
  public func find(filter: Filter? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(CagesEndpoint.find(filter: filter), options: options)
  }
}

/// Requests to `/foods`.
public nonisolated struct FoodsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /foods`
  public func find(names: [Filter], options: RequestOptions = .init()) async throws {
    try await client.send(FoodsEndpoint.find(names: names), options: options)
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
    case "Pets.find": return .json(#"["Rex", "Mia"]"#)
    case "Pets.select": return .empty()
    case "Cages.find": return .empty()
    case "Foods.find": return .empty()
    default: return nil
    }
  }
}

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

  /// `GET /diets/{id}`
  public func getDiet(id: String, options: RequestOptions = .init()) async throws -> Diet {
    try await client.send(ZooEndpoint.getDiet(id: id), as: Diet.self, options: options)
  }

  /// `PUT /diets/{id}`
  public func setDiet(id: String, _ body: Diet, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.setDiet(id: id, body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
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
    case "Zoo.getDiet": return .json(#"{"scale": {"factor": 1}}"#)
    case "Zoo.setDiet": return .empty()
    default: return nil
    }
  }
}

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

  /// `GET /pets`
  public func getPet(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ZooEndpoint.getPet, as: Pet.self, options: options)
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
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Zoo.getPet": return .json(#"{"born": "2026-03-01T12:00:00Z", "fed": "2022-03-10 12:15:50+0900", "weight": 1, "place": {"name": "Name"}, "keeper": {"name": "Name"}, "size": "small", "sizes": ["small"], "moved": "2026-03-01", "chip": "00000000-0000-4000-8000-000000000001", "photo": "U2FtcGxl", "names": ["Names"], "level": "2"}"#)
    default: return nil
    }
  }
}

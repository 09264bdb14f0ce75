// Made by sdkgen for Tree. Do not edit.

public import SDKRuntime

/// A client for the API at `https://tree.example.com`.
public nonisolated struct TreeClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://tree.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /root`
  public func root(options: RequestOptions = .init()) async throws -> Node {
    try await client.send(TreeEndpoint.root, as: Node.self, options: options)
  }

  /// `GET /formula`
  public func formula(options: RequestOptions = .init()) async throws -> Formula {
    try await client.send(TreeEndpoint.formula, as: Formula.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension TreeClient {
  // swift-format-ignore
  /// A client that responds to every call with an example, without a network.
  public nonisolated static var preview: Self {
    Self(transport: SampleTransport { sample(of: $0) })
  }

  // swift-format-ignore
  private nonisolated static func sample(of operationID: String) -> SampleResponse? {
    switch operationID {
    case "Tree.root": return .json(#"{"value": 1, "children": [], "owner": {"name": "Name", "nodes": []}}"#)
    case "Tree.formula": return .json(#"{"kind": "leaf", "value": 1.5}"#)
    default: return nil
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ZooEndpoint: Endpoint {
  /// `POST /query`
  case query(Query)

  public var request: EndpointRequest {
    switch self {
    case .query(let body):
      return EndpointRequest(.post, "/query", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .query: return "Zoo.query"
    }
  }
}

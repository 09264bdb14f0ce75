// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pet`
  case get
  /// `POST /pet`
  case add(Pet)

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/pet")
    case .add(let body):
      return EndpointRequest(.post, "/pet", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Zoo.get"
    case .add: return "Zoo.add"
    }
  }
}

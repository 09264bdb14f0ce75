// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case getPet

  public var request: EndpointRequest {
    switch self {
    case .getPet:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}

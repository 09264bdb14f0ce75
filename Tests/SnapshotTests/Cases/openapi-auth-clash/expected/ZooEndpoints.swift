// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case getPets
  /// `PUT /pets`
  case replacePets

  public var request: EndpointRequest {
    switch self {
    case .getPets:
      return EndpointRequest(.get, "/pets", auth: .any([["a-6"], ["server", "transport"]]))
    case .replacePets:
      return EndpointRequest(.put, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .getPets: return "Zoo.getPets"
    case .replacePets: return "Zoo.replacePets"
    }
  }
}

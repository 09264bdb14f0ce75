// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

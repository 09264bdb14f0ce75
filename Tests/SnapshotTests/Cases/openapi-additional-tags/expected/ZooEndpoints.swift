// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `GET /cats`
  case listCats

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    case .listCats:
      return EndpointRequest(.get, "/cats")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .listCats: return "Zoo.listCats"
    }
  }
}

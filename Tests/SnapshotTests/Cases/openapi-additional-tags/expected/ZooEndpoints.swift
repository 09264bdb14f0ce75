// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets
  /// `/paths/~1cats/get`
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
    case .listPets: return "Pets.listPets"
    case .listCats: return "Pets.listCats"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `PUT /pets`
  case replacePets
  /// `POST /pets`
  case addPets
  /// `PATCH /pets`
  case setPets

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    case .replacePets:
      return EndpointRequest(.put, "/pets")
    case .addPets:
      return EndpointRequest(.post, "/pets")
    case .setPets:
      return EndpointRequest(.patch, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .replacePets: return "Zoo.replacePets"
    case .addPets: return "Zoo.addPets"
    case .setPets: return "Zoo.setPets"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id`
  case listPets
  /// `GET /pets/../toys/./{id}`
  case getToy(id: String)
  /// `GET /toys/..`
  case getAll

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets/%7Bid")
    case .getToy(let id):
      return EndpointRequest(.get, "/toys/\(id, "id")")
    case .getAll:
      return EndpointRequest(.get, "/")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .getToy: return "Zoo.getToy"
    case .getAll: return "Zoo.getAll"
    }
  }
}

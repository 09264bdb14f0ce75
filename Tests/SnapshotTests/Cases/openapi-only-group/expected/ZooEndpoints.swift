// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `GET /pets/{id}`
  case getPet(id: String)

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    case .getPet(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .getPet: return "Zoo.getPet"
    }
  }
}

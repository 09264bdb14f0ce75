// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case listPets(id: String)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let id):
      return EndpointRequest(.get, "/pets/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

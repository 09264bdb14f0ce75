// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `GET /v2/pets`
  case listPetsV2

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets")
    case .listPetsV2:
      return EndpointRequest(.get, "/v2/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .listPetsV2: return "Zoo.listPetsV2"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(limit: String? = nil)
  /// `POST /pets`
  case addPet

  public var request: EndpointRequest {
    switch self {
    case .listPets(let limit):
      return EndpointRequest(.get, "/pets", query: [("limit", limit)])
    case .addPet:
      return EndpointRequest(.post, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .addPet: return "Zoo.addPet"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `POST /pets`
  case addPet(AddPetBody)

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(
        .get, "/pets", response: .init(errors: [.exactly(404): ListPets404Error.self]))
    case .addPet(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .addPet: return "Zoo.addPet"
    }
  }
}

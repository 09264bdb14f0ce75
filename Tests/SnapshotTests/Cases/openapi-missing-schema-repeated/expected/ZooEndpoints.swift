// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `POST /pets`
  case addPet(JSON? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(.get, "/pets", response: .init(errors: [.exactly(404): JSON.self]))
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

// Made by sdkgen for City zoo. Do not edit.

public import SDKRuntime

public nonisolated indirect enum CityZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(limit: Int? = nil)
  /// `POST /pets`
  case addDog(Dog)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let limit):
      return EndpointRequest(.get, "/pets", query: [("limit", limit)])
    case .addDog(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "CityZoo.listPets"
    case .addDog: return "CityZoo.addDog"
    }
  }
}

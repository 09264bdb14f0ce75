// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(queryA: String? = nil, headerA: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let queryA, let headerA):
      return EndpointRequest(.get, "/pets", query: [("a", queryA)], headers: [("a", headerA)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let page):
      return EndpointRequest(.get, "/pets", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

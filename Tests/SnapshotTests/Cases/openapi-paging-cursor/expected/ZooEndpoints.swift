// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(marker: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let marker):
      return EndpointRequest(.get, "/pets", query: [("marker", marker)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

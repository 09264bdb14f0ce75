// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(after: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let after):
      return EndpointRequest(.get, "/pets", query: [("after", after)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(a: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let a):
      return EndpointRequest(.get, "/pets", query: [("a", a)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(cursor: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let cursor):
      return EndpointRequest(.get, "/pets", query: [("cursor", cursor)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

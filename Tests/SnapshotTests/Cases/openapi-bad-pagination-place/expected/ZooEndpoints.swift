// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(from: String? = nil)
  /// `GET /owners`
  case listOwners(from: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let from):
      return EndpointRequest(.get, "/pets", query: [("from", from)])
    case .listOwners(let from):
      return EndpointRequest(.get, "/owners", query: [("from", from)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .listOwners: return "Zoo.listOwners"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(startingAfter: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let startingAfter):
      return EndpointRequest(.get, "/pets", query: [("starting_after", startingAfter)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

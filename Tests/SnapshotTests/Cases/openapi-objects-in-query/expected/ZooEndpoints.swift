// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(filters: [ListPetsFilter]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let filters):
      return EndpointRequest(
        .get, "/pets", query: [("filters", EncodedValue(ifPresent: filters, .json))])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `/paths/~1pets/get`
  case listPets(filters: [PetsEndpoint.ListPetsFilter]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let filters):
      return EndpointRequest(
        .get, "/pets", query: [("filters", EncodedValue(ifPresent: filters, .json))])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Pets.listPets"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(created: ListPetsCreated? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let created):
      return EndpointRequest(
        .get, "/pets", query: [("created", EncodedValue(ifPresent: created, .deepObject))])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

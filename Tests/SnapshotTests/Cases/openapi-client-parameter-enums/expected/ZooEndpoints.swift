// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets
  /// `GET /parks`
  case listParks

  public var request: EndpointRequest {
    switch self {
    case .listPets:
      return EndpointRequest(
        .get, "/pets", query: [("lang", ClientParameter("lang", isRequired: false))])
    case .listParks:
      return EndpointRequest(.get, "/parks", query: [("lang", ClientParameter("lang"))])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .listParks: return "Zoo.listParks"
    }
  }
}

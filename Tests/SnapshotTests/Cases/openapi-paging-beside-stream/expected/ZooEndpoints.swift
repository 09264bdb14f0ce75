// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(cursor: String? = nil)
  /// `QUERY /pets/search`
  case searchPets(SearchPetsBody)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let cursor):
      return EndpointRequest(.get, "/pets", query: [("cursor", cursor)])
    case .searchPets(let body):
      return EndpointRequest(.query, "/pets/search", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    case .searchPets: return "Zoo.searchPets"
    }
  }
}

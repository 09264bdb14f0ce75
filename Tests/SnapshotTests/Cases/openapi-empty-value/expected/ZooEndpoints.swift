// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(tame: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let tame):
      return EndpointRequest(.get, "/pets", query: [("tame", tame)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

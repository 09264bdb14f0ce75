// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case listPets(limit: Int, xTrace: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .listPets(let limit, let xTrace):
      return EndpointRequest(
        .get, "/pets", query: [("limit", limit)], headers: [("X-Trace", xTrace)])
    }
  }

  public var operationID: String {
    switch self {
    case .listPets: return "Zoo.listPets"
    }
  }
}

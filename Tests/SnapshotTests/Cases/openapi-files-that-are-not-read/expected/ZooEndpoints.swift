// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case getPet(limit: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .getPet(let limit):
      return EndpointRequest(.get, "/pets", query: [("limit", limit)])
    }
  }

  public var operationID: String {
    switch self {
    case .getPet: return "Zoo.getPet"
    }
  }
}

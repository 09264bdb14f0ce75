// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(q: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let q):
      return EndpointRequest(.get, "/pets", query: [("q", q)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

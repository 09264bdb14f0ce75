// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/pets", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ItemsEndpoint: Endpoint {
  /// `GET /items`
  case list(xName: String, page: Int = 1, kind: ListKind = .kind2)

  public var request: EndpointRequest {
    switch self {
    case .list(let xName, let page, let kind):
      return EndpointRequest(
        .get, "/items", query: [("page", page), ("size", 1000), ("kind", kind)],
        headers: [("X-Name", xName)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Items.list"
    }
  }
}

public nonisolated enum PagesEndpoint: Endpoint {
  /// `GET /pages`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/pages", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pages.list"
    }
  }
}

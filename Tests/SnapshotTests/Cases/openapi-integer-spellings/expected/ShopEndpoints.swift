// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /items`
  case listItems(xName: String, page: Int = 1, kind: ListItemsKind = .kind2)

  public var request: EndpointRequest {
    switch self {
    case .listItems(let xName, let page, let kind):
      return EndpointRequest(
        .get, "/items", query: [("page", page), ("size", 1000), ("kind", kind)],
        headers: [("X-Name", xName)])
    }
  }

  public var operationID: String {
    switch self {
    case .listItems: return "Shop.listItems"
    }
  }
}

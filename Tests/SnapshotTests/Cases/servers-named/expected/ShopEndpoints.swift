// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/pets", query: [("mode", ServerConstant.byServer(["real": 1, "practice": 2]))],
        headers: [("tr_id", ServerConstant.byServer(["real": "A", "practice": "B"]))])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

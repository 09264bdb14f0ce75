// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `POST /pets`
  case add
  /// `GET /count`
  case count

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/pets",
        response: .init(
          unwrap: ["response", "body", "items"],
          success: SuccessRule(
            at: ["response", "header", "resultCode"], is: "00",
            message: ["response", "header", "resultMsg"])))
    case .add:
      return EndpointRequest(
        .post, "/pets", response: .init(success: SuccessRule(at: ["ok"], is: true)))
    case .count:
      return EndpointRequest(
        .get, "/count", response: .init(success: SuccessRule(at: ["code"], is: 0)))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    case .add: return "Shop.add"
    case .count: return "Shop.count"
    }
  }
}

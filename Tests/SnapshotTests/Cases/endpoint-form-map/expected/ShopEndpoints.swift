// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `POST /a`
  case find(Filter)
  /// `POST /b`
  case all([String: [Int]])

  public var request: EndpointRequest {
    switch self {
    case .find(let body):
      return EndpointRequest(.post, "/a", body: .formValue(body, others: .repeat))
    case .all(let body):
      return EndpointRequest(.post, "/b", body: .formValue(body, others: .comma))
    }
  }

  public var operationID: String {
    switch self {
    case .find: return "Shop.find"
    case .all: return "Shop.all"
    }
  }
}

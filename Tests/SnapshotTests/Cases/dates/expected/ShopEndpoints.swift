// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(since: Date? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let since):
      return EndpointRequest(
        .get, "/pets",
        query: [
          ("since", since.formatted(as: .pattern("yyyy-MM-dd HH:mm:ss", zone: "Asia/Seoul")))
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

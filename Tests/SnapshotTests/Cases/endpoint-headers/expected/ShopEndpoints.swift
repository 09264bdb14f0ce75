// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /pets`
  case list(xTrace: UUID, xPage: Int? = nil, xTags: [String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let xTrace, let xPage, let xTags):
      return EndpointRequest(
        .get, "/pets",
        headers: [
          ("X-Page", xPage), ("x-trace", xTrace), ("Accept", "text/plain"),
          ("X-Tags", xTags.styled(.comma)),
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shop.list"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `GET /x`
  case x(xTrace: Int, kind: String? = nil, kind2: String? = nil)
  /// `PUT /x`
  case y(xTrace: String, kind: String? = nil, xZoo: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .x(let xTrace, let kind, let kind2):
      return EndpointRequest(
        .get, "/x", query: [("Kind", kind), ("kind", kind2)], headers: [("x-trace", xTrace)])
    case .y(let xTrace, let kind, let xZoo):
      return EndpointRequest(
        .put, "/x", query: [("Kind", kind)], headers: [("X-Trace", xTrace), ("X-Zoo", xZoo)])
    }
  }

  public var operationID: String {
    switch self {
    case .x: return "Shop.x"
    case .y: return "Shop.y"
    }
  }
}

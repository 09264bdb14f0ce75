// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `PUT /photo`
  case put(HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .put(let body):
      return EndpointRequest(
        .put, "/photo", body: .raw(body, contentType: "image/png"), server: "uploads")
    }
  }

  public var operationID: String {
    switch self {
    case .put: return "Shop.put"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `PUT /photos/{id}`
  case put(id: Int, HTTPBody)

  public var request: EndpointRequest {
    switch self {
    case .put(let id, let body):
      return EndpointRequest(.put, "/photos/\(id)", body: .raw(body, contentType: "image/png"))
    }
  }

  public var operationID: String {
    switch self {
    case .put: return "Shop.put"
    }
  }
}

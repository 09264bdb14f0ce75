// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `PUT /pets`
  case put(ShopPet)

  public var request: EndpointRequest {
    switch self {
    case .put(let body):
      return EndpointRequest(.put, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .put: return "Shop.put"
    }
  }
}

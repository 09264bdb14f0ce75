// Made by sdkgen for Bakery. Do not edit.

public import SDKRuntime

public nonisolated enum BakeryEndpoint: Endpoint {
  /// `GET /breads`
  case getBread

  public var request: EndpointRequest {
    switch self {
    case .getBread:
      return EndpointRequest(.get, "/breads")
    }
  }

  public var operationID: String {
    switch self {
    case .getBread: return "Bakery.getBread"
    }
  }
}

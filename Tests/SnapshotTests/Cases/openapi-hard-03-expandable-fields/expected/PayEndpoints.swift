// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated enum PayEndpoint: Endpoint {
  /// `/paths/~1v1~1owner/get`
  case getOwner

  public var request: EndpointRequest {
    switch self {
    case .getOwner:
      return EndpointRequest(.get, "/v1/owner")
    }
  }

  public var operationID: String {
    switch self {
    case .getOwner: return "Pay.getOwner"
    }
  }
}

// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated enum PayEndpoint: Endpoint {
  /// `GET /v1/owner`
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

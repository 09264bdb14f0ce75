// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated enum PayEndpoint: Endpoint {
  /// `GET /charge`
  case getCharge

  public var request: EndpointRequest {
    switch self {
    case .getCharge:
      return EndpointRequest(.get, "/charge")
    }
  }

  public var operationID: String {
    switch self {
    case .getCharge: return "Pay.getCharge"
    }
  }
}

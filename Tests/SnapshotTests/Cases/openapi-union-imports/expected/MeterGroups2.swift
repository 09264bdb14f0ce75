// Made by sdkgen for Meter. Do not edit.

public import SDKRuntime

public nonisolated enum MeterEndpoint: Endpoint {
  /// `POST /rules`
  case createRule(Rule? = nil)

  public var request: EndpointRequest {
    switch self {
    case .createRule(let body):
      return EndpointRequest(.post, "/rules", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .createRule: return "Meter.createRule"
    }
  }
}

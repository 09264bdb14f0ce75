// Made by sdkgen for Train. Do not edit.

public import SDKRuntime

public nonisolated enum TrainEndpoint: Endpoint {
  /// `POST /payments`
  case pay(Source)

  public var request: EndpointRequest {
    switch self {
    case .pay(let body):
      return EndpointRequest(.post, "/payments", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .pay: return "Train.pay"
    }
  }
}

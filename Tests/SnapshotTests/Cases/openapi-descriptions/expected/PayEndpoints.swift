// Made by sdkgen for Pay. Do not edit.

public import SDKRuntime

public nonisolated enum PayEndpoint: Endpoint {
  /// Adds things.
  ///
  /// `POST /things`
  case addThings([String])
  /// `DELETE /things`
  case deleteThings

  public var request: EndpointRequest {
    switch self {
    case .addThings(let body):
      return EndpointRequest(.post, "/things", body: .json(body))
    case .deleteThings:
      return EndpointRequest(.delete, "/things", auth: .any([["tokenAuth"], ["basic"]]))
    }
  }

  public var operationID: String {
    switch self {
    case .addThings: return "Pay.addThings"
    case .deleteThings: return "Pay.deleteThings"
    }
  }
}

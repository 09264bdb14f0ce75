// Made by sdkgen for Service. Do not edit.

public import SDKRuntime

public nonisolated enum ServiceEndpoint: Endpoint {
  /// `GET /codes`
  case listCodes

  public var request: EndpointRequest {
    switch self {
    case .listCodes:
      return EndpointRequest(.get, "/codes")
    }
  }

  public var operationID: String {
    switch self {
    case .listCodes: return "Service.listCodes"
    }
  }
}

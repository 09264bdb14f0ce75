// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum BEndpoint: Endpoint {
  /// `GET /b`
  case innerDefault

  public var request: EndpointRequest {
    switch self {
    case .innerDefault:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .innerDefault: return "B.innerDefault"
    }
  }
}

public nonisolated enum CEndpoint: Endpoint {
  /// `GET /c`
  case bothDefault

  public var request: EndpointRequest {
    switch self {
    case .bothDefault:
      return EndpointRequest(.get, "/c")
    }
  }

  public var operationID: String {
    switch self {
    case .bothDefault: return "C.bothDefault"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `GET /a`
  case a1

  public var request: EndpointRequest {
    switch self {
    case .a1:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .a1: return "A.a1"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `GET /b`
  case b1

  public var request: EndpointRequest {
    switch self {
    case .b1:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .b1: return "B.b1"
    }
  }
}

public nonisolated enum GEndpoint: Endpoint {
  /// `GET /g`
  case g1

  public var request: EndpointRequest {
    switch self {
    case .g1:
      return EndpointRequest(.get, "/g")
    }
  }

  public var operationID: String {
    switch self {
    case .g1: return "G.g1"
    }
  }
}

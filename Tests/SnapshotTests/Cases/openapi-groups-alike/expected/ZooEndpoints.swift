// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum XYEndpoint: Endpoint {
  /// `GET /a`
  case a

  public var request: EndpointRequest {
    switch self {
    case .a:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "XY.a"
    }
  }
}

public nonisolated enum XY2Endpoint: Endpoint {
  /// `GET /b`
  case b

  public var request: EndpointRequest {
    switch self {
    case .b:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .b: return "XY2.b"
    }
  }
}

public nonisolated enum CEndpoint: Endpoint {
  /// `GET /c/1`
  case xY
  /// `GET /c/2`
  case xy

  public var request: EndpointRequest {
    switch self {
    case .xY:
      return EndpointRequest(.get, "/c/1", response: Self.response)
    case .xy:
      return EndpointRequest(.get, "/c/2", response: Self.response)
    }
  }

  public var operationID: String {
    switch self {
    case .xY: return "C.xY"
    case .xy: return "C.xy"
    }
  }

  private static let response = ResponseRules(accept: ["application/json"])
}

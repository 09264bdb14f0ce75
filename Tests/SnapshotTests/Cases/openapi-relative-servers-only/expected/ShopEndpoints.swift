// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum OldEndpoint: Endpoint {
  /// `GET /old`
  case old

  public var request: EndpointRequest {
    switch self {
    case .old:
      return EndpointRequest(.get, "/old")
    }
  }

  public var operationID: String {
    switch self {
    case .old: return "Old.old"
    }
  }
}

public nonisolated enum NewEndpoint: Endpoint {
  /// `GET /new`
  case new

  public var request: EndpointRequest {
    switch self {
    case .new:
      return EndpointRequest(.get, "/new", server: "/v2")
    }
  }

  public var operationID: String {
    switch self {
    case .new: return "New.new"
    }
  }
}

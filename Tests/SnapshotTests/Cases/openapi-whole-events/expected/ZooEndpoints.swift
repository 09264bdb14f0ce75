// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `GET /a`
  case watch

  public var request: EndpointRequest {
    switch self {
    case .watch:
      return EndpointRequest(.get, "/a")
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "A.watch"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `GET /b`
  case listen

  public var request: EndpointRequest {
    switch self {
    case .listen:
      return EndpointRequest(.get, "/b")
    }
  }

  public var operationID: String {
    switch self {
    case .listen: return "B.listen"
    }
  }
}

public nonisolated enum CEndpoint: Endpoint {
  /// `GET /c`
  case follow

  public var request: EndpointRequest {
    switch self {
    case .follow:
      return EndpointRequest(.get, "/c")
    }
  }

  public var operationID: String {
    switch self {
    case .follow: return "C.follow"
    }
  }
}

public nonisolated enum DEndpoint: Endpoint {
  /// `GET /d`
  case stream

  public var request: EndpointRequest {
    switch self {
    case .stream:
      return EndpointRequest(.get, "/d")
    }
  }

  public var operationID: String {
    switch self {
    case .stream: return "D.stream"
    }
  }
}

public nonisolated enum EEndpoint: Endpoint {
  /// `GET /e`
  case values

  public var request: EndpointRequest {
    switch self {
    case .values:
      return EndpointRequest(.get, "/e")
    }
  }

  public var operationID: String {
    switch self {
    case .values: return "E.values"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AEndpoint: Endpoint {
  /// `GET /a`
  case a(zooVersion: String)

  public var request: EndpointRequest {
    switch self {
    case .a(let zooVersion):
      return EndpointRequest(.get, "/a", headers: [("Zoo-Version", zooVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .a: return "A.a"
    }
  }
}

public nonisolated enum BEndpoint: Endpoint {
  /// `GET /b`
  case b(zooVersion: String)

  public var request: EndpointRequest {
    switch self {
    case .b(let zooVersion):
      return EndpointRequest(.get, "/b", headers: [("Zoo-Version", zooVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .b: return "B.b"
    }
  }
}

public nonisolated enum CEndpoint: Endpoint {
  /// `GET /c`
  case c(zooVersion: String)

  public var request: EndpointRequest {
    switch self {
    case .c(let zooVersion):
      return EndpointRequest(.get, "/c", headers: [("Zoo-Version", zooVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .c: return "C.c"
    }
  }
}

public nonisolated enum DEndpoint: Endpoint {
  /// `GET /d`
  case d(zooVersion: String)

  public var request: EndpointRequest {
    switch self {
    case .d(let zooVersion):
      return EndpointRequest(.get, "/d", headers: [("Zoo-Version", zooVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .d: return "D.d"
    }
  }
}

public nonisolated enum EEndpoint: Endpoint {
  /// `GET /e`
  case e(zooVersion: String)

  public var request: EndpointRequest {
    switch self {
    case .e(let zooVersion):
      return EndpointRequest(.get, "/e", headers: [("Zoo-Version", zooVersion)])
    }
  }

  public var operationID: String {
    switch self {
    case .e: return "E.e"
    }
  }
}

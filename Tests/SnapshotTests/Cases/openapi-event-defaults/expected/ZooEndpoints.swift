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

public nonisolated enum DEndpoint: Endpoint {
  /// `GET /d`
  case innerMapping

  public var request: EndpointRequest {
    switch self {
    case .innerMapping:
      return EndpointRequest(.get, "/d")
    }
  }

  public var operationID: String {
    switch self {
    case .innerMapping: return "D.innerMapping"
    }
  }
}

public nonisolated enum EEndpoint: Endpoint {
  /// `GET /e`
  case severalDefaults

  public var request: EndpointRequest {
    switch self {
    case .severalDefaults:
      return EndpointRequest(.get, "/e")
    }
  }

  public var operationID: String {
    switch self {
    case .severalDefaults: return "E.severalDefaults"
    }
  }
}

public nonisolated enum FEndpoint: Endpoint {
  /// `GET /f`
  case openDefault

  public var request: EndpointRequest {
    switch self {
    case .openDefault:
      return EndpointRequest(.get, "/f")
    }
  }

  public var operationID: String {
    switch self {
    case .openDefault: return "F.openDefault"
    }
  }
}

public nonisolated enum GEndpoint: Endpoint {
  /// `GET /g`
  case unnamedDefault

  public var request: EndpointRequest {
    switch self {
    case .unnamedDefault:
      return EndpointRequest(.get, "/g")
    }
  }

  public var operationID: String {
    switch self {
    case .unnamedDefault: return "G.unnamedDefault"
    }
  }
}

public nonisolated enum HEndpoint: Endpoint {
  /// `GET /h`
  case extendedKinds

  public var request: EndpointRequest {
    switch self {
    case .extendedKinds:
      return EndpointRequest(.get, "/h")
    }
  }

  public var operationID: String {
    switch self {
    case .extendedKinds: return "H.extendedKinds"
    }
  }
}

public nonisolated enum IEndpoint: Endpoint {
  /// `GET /i`
  case oneKind

  public var request: EndpointRequest {
    switch self {
    case .oneKind:
      return EndpointRequest(.get, "/i")
    }
  }

  public var operationID: String {
    switch self {
    case .oneKind: return "I.oneKind"
    }
  }
}

public nonisolated enum JEndpoint: Endpoint {
  /// `GET /j`
  case anyName

  public var request: EndpointRequest {
    switch self {
    case .anyName:
      return EndpointRequest(.get, "/j")
    }
  }

  public var operationID: String {
    switch self {
    case .anyName: return "J.anyName"
    }
  }
}

public nonisolated enum KEndpoint: Endpoint {
  /// `GET /k`
  case anyNameFirst

  public var request: EndpointRequest {
    switch self {
    case .anyNameFirst:
      return EndpointRequest(.get, "/k")
    }
  }

  public var operationID: String {
    switch self {
    case .anyNameFirst: return "K.anyNameFirst"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Pets.get"
    }
  }
}

public nonisolated enum BirdsEndpoint: Endpoint {
  /// `GET /birds`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/birds")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Birds.get"
    }
  }
}

public nonisolated enum FishesEndpoint: Endpoint {
  /// `GET /fishes`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/fishes")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Fishes.get"
    }
  }
}

public nonisolated enum FrogsEndpoint: Endpoint {
  /// `GET /frogs`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/frogs")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Frogs.get"
    }
  }
}

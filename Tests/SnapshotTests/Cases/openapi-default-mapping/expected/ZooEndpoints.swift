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

public nonisolated enum ShapesEndpoint: Endpoint {
  /// `GET /shapes`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/shapes")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shapes.get"
    }
  }
}

public nonisolated enum SoundsEndpoint: Endpoint {
  /// `GET /sounds`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/sounds")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Sounds.get"
    }
  }
}

public nonisolated enum PlansEndpoint: Endpoint {
  /// `POST /plans`
  case add(Plan? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/plans", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Plans.add"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `POST /pets`
  case add(Pet? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/pets", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Pets.add"
    }
  }
}

public nonisolated enum LevelsEndpoint: Endpoint {
  /// `POST /levels`
  case add(Level? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/levels", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Levels.add"
    }
  }
}

public nonisolated indirect enum FormsEndpoint: Endpoint {
  /// `POST /forms`
  case add(ZooForm? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/forms", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Forms.add"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `POST /cages`
  case add(Cage? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/cages", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Cages.add"
    }
  }
}

public nonisolated enum FoodsEndpoint: Endpoint {
  /// `POST /foods`
  case add(Food? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/foods", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Foods.add"
    }
  }
}

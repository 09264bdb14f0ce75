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

public nonisolated indirect enum DogsEndpoint: Endpoint {
  /// `POST /dogs`
  case add(Dog)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/dogs", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Dogs.add"
    }
  }
}

public nonisolated enum CardsEndpoint: Endpoint {
  /// `POST /cards`
  case add(Card)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/cards", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Cards.add"
    }
  }
}

public nonisolated enum EventsEndpoint: Endpoint {
  /// `GET /events`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/events")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Events.get"
    }
  }
}

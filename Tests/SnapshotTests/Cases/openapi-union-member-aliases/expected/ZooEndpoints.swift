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

public nonisolated enum HomesEndpoint: Endpoint {
  /// `POST /homes`
  case add(Home? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/homes", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Homes.add"
    }
  }
}

public nonisolated enum GuestsEndpoint: Endpoint {
  /// `POST /guests`
  case add(Guest? = nil)

  public var request: EndpointRequest {
    switch self {
    case .add(let body):
      return EndpointRequest(.post, "/guests", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Guests.add"
    }
  }
}

public nonisolated enum NestsEndpoint: Endpoint {
  /// `GET /nests`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/nests")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Nests.list"
    }
  }
}

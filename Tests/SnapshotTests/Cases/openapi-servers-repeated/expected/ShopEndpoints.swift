// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum OwnersEndpoint: Endpoint {
  /// `GET /owners`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/owners")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Owners.list"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `GET /cages`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/cages")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Cages.list"
    }
  }
}

public nonisolated enum PhotosEndpoint: Endpoint {
  /// `POST /photos`
  case add

  public var request: EndpointRequest {
    switch self {
    case .add:
      return EndpointRequest(.post, "/photos", server: "up")
    }
  }

  public var operationID: String {
    switch self {
    case .add: return "Photos.add"
    }
  }
}

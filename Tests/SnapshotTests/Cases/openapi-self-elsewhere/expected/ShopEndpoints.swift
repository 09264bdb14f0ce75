// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", auth: .any([["key"], ["device"]]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum ToysEndpoint: Endpoint {
  /// `GET /toys`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/toys", auth: .any([[], ["key"]]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Toys.list"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `GET /cages`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/cages", auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Cages.list"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `COUNT /pets`
  case count

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", auth: .scheme("key"))
    case .count:
      return EndpointRequest("COUNT", "/pets", auth: .all(["session", "key"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .count: return "Pets.count"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `GET /cages`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/cages", auth: .any([["login"], []]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Cages.list"
    }
  }
}

public nonisolated enum FoodsEndpoint: Endpoint {
  /// `GET /foods`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/foods", auth: .scheme("key2"))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Foods.list"
    }
  }
}

public nonisolated enum DrinksEndpoint: Endpoint {
  /// `GET /drinks`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/drinks", auth: .any([["device"], ["key"], ["session"], ["login"], ["key2"], []]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Drinks.list"
    }
  }
}

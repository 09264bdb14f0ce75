// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(after: String? = nil, limit: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let after, let limit):
      return EndpointRequest(.get, "/pets", query: [("after", after), ("limit", limit)])
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
  case list(token: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let token):
      return EndpointRequest(.get, "/toys", query: [("token", token)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Toys.list"
    }
  }
}

public nonisolated enum NewsEndpoint: Endpoint {
  /// `GET /news`
  case read

  public var request: EndpointRequest {
    switch self {
    case .read:
      return EndpointRequest(.get, "/news")
    }
  }

  public var operationID: String {
    switch self {
    case .read: return "News.read"
    }
  }
}

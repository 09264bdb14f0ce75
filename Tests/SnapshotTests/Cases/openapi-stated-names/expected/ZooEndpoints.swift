// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(search: String? = nil, diet: ListDietKind? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let search, let diet):
      return EndpointRequest(.get, "/pets", query: [("q", search), ("d", diet)])
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
      return EndpointRequest(.get, "/toys")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Toys.list"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(page: Int? = nil, size: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let size):
      return EndpointRequest(.get, "/pets", query: [("page", page), ("size", size)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum VisitorsEndpoint: Endpoint {
  /// `GET /visitors`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/visitors", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Visitors.list"
    }
  }
}

public nonisolated enum CagesEndpoint: Endpoint {
  /// `GET /cages`
  case list(pageNumber: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let pageNumber):
      return EndpointRequest(.get, "/cages", query: [("pageNumber", pageNumber)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Cages.list"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/keepers", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}

public nonisolated enum MealsEndpoint: Endpoint {
  /// `GET /meals`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/meals", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Meals.list"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(page: Int? = nil, limit: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page, let limit):
      return EndpointRequest(.get, "/pets", query: [("page", page), ("limit", limit)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case list(skip: Int, take: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let skip, let take):
      return EndpointRequest(.get, "/keepers", query: [("take", take), ("skip", skip)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}

public nonisolated enum ShopsEndpoint: Endpoint {
  /// `GET /shops`
  case list(pageNumber: Int? = nil, pageSize: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let pageNumber, let pageSize):
      return EndpointRequest(
        .get, "/shops", query: [("PageNumber", pageNumber), ("PageSize", pageSize)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Shops.list"
    }
  }
}

public nonisolated enum TicketsEndpoint: Endpoint {
  /// `GET /tickets`
  case list(skipCount: Int? = nil, maxResultCount: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let skipCount, let maxResultCount):
      return EndpointRequest(
        .get, "/tickets", query: [("SkipCount", skipCount), ("MaxResultCount", maxResultCount)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Tickets.list"
    }
  }
}

public nonisolated enum VisitsEndpoint: Endpoint {
  /// `GET /visits`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(
        .get, "/visits", query: [("page", page)],
        response: .init(accept: ["application/hal+json"]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Visits.list"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(nextPageToken: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let nextPageToken):
      return EndpointRequest(.get, "/pets", query: [("nextPageToken", nextPageToken)])
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
  case list(limit: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let limit):
      return EndpointRequest(.get, "/visitors", query: [("limit", limit)])
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
  case list(cursor: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let cursor):
      return EndpointRequest(.get, "/cages", query: [("cursor", cursor)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Cages.list"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// Whether `next` is a cursor or a URL cannot be known.
  ///
  /// `GET /keepers`
  case list(cursor: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let cursor):
      return EndpointRequest(.get, "/keepers", query: [("cursor", cursor)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}

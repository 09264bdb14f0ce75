// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum CallsEndpoint: Endpoint {
  /// `GET /calls`
  case list(pageToken: String? = nil, pageSize: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let pageToken, let pageSize):
      return EndpointRequest(
        .get, "/calls", query: [("PageToken", pageToken), ("PageSize", pageSize)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Calls.list"
    }
  }
}

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list(fromPet: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let fromPet):
      return EndpointRequest(.get, "/pets", query: [("from_pet", fromPet)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum BirdsEndpoint: Endpoint {
  /// `GET /birds`
  case list(page: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .list(let page):
      return EndpointRequest(.get, "/birds", query: [("page", page)])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Birds.list"
    }
  }
}

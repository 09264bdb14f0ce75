// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets/{id}`
  case get(id: Int)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/pets/\(id)")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Pets.get"
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

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /parks/{parkId}/pets`
  case list
  /// `POST /parks/{parkId}/pets`
  case add

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(
        .get, "/parks/\(ClientParameter("parkId"))/pets",
        query: [("key", ClientParameter("key", isRequired: false))],
        headers: [("Zoo-Version", ClientParameter("Zoo-Version"))])
    case .add:
      return EndpointRequest(
        .post, "/parks/\(ClientParameter("parkId"))/pets",
        headers: [("Zoo-Version", ClientParameter("Zoo-Version"))])
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .add: return "Pets.add"
    }
  }
}

public nonisolated enum StatusEndpoint: Endpoint {
  /// `GET /status`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/status")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Status.get"
    }
  }
}

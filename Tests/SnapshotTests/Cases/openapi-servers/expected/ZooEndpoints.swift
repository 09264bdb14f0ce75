// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `POST /pets`
  case add

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets", server: "pets")
    case .add:
      return EndpointRequest(.post, "/pets", server: "uploads")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    case .add: return "Pets.add"
    }
  }
}

public nonisolated enum KeepersEndpoint: Endpoint {
  /// `GET /keepers`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/keepers")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Keepers.list"
    }
  }
}

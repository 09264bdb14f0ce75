// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum PetsEndpoint: Endpoint {
  /// `GET /pets`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Pets.list"
    }
  }
}

public nonisolated enum FeedingsEndpoint: Endpoint {
  /// `GET /feedings`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/feedings", auth: .any([["bearerAuth"], []]))
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Feedings.list"
    }
  }
}

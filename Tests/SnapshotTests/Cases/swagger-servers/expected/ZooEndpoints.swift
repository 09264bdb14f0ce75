// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum AnimalsEndpoint: Endpoint {
  /// `GET /animals`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/animals")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Animals.list"
    }
  }
}

public nonisolated enum HealthEndpoint: Endpoint {
  /// `GET /health`
  case check

  public var request: EndpointRequest {
    switch self {
    case .check:
      return EndpointRequest(.get, "/health", server: "http")
    }
  }

  public var operationID: String {
    switch self {
    case .check: return "Health.check"
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /guests`
  case watch

  public var request: EndpointRequest {
    switch self {
    case .watch:
      return EndpointRequest(.get, "/guests")
    }
  }

  public var operationID: String {
    switch self {
    case .watch: return "Zoo.watch"
    }
  }
}

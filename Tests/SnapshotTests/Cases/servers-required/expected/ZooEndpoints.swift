// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /pets`
  case list
  /// `GET /keepers`
  case keepers

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/pets")
    case .keepers:
      return EndpointRequest(.get, "/keepers", server: "south")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Zoo.list"
    case .keepers: return "Zoo.keepers"
    }
  }
}

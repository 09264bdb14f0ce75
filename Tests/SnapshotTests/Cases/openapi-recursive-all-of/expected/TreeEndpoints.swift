// Made by sdkgen for Tree. Do not edit.

public import SDKRuntime

public nonisolated enum TreeEndpoint: Endpoint {
  /// `GET /root`
  case root

  public var request: EndpointRequest {
    switch self {
    case .root:
      return EndpointRequest(.get, "/root")
    }
  }

  public var operationID: String {
    switch self {
    case .root: return "Tree.root"
    }
  }
}

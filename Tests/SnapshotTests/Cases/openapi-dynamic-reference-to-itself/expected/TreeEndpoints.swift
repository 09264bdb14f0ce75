// Made by sdkgen for Tree. Do not edit.

public import SDKRuntime

public nonisolated enum TreeEndpoint: Endpoint {
  /// `GET /trees`
  case listTrees

  public var request: EndpointRequest {
    switch self {
    case .listTrees:
      return EndpointRequest(.get, "/trees")
    }
  }

  public var operationID: String {
    switch self {
    case .listTrees: return "Tree.listTrees"
    }
  }
}

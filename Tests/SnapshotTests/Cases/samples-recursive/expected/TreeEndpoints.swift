// Made by sdkgen for Tree. Do not edit.

public import SDKRuntime

extension TreeClient {
  public nonisolated enum TreeEndpoint: Endpoint {
    /// `GET /root`
    case root
    /// `GET /formula`
    case formula

    public var request: EndpointRequest {
      switch self {
      case .root:
        return EndpointRequest(.get, "/root")
      case .formula:
        return EndpointRequest(.get, "/formula")
      }
    }

    public var operationID: String {
      switch self {
      case .root: return "Tree.root"
      case .formula: return "Tree.formula"
      }
    }
  }
}

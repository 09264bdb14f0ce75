// Made by sdkgen for Aquarium. Do not edit.

public import SDKRuntime

extension AquariumClient {
  public nonisolated enum AquariumEndpoint: Endpoint {
    /// `GET /pets`
    case every

    public var request: EndpointRequest {
      switch self {
      case .every:
        return EndpointRequest(.get, "/pets")
      }
    }

    public var operationID: String {
      switch self {
      case .every: return "Aquarium.every"
      }
    }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import SDKRuntime

public nonisolated enum ZooEndpoint: Endpoint {
  /// `GET /me`
  case getMe(authorization: String)
  /// `GET /you`
  case getYou(authorization: String? = nil)

  public var request: EndpointRequest {
    switch self {
    case .getMe(let authorization):
      return EndpointRequest(.get, "/me", headers: [("authorization", authorization)])
    case .getYou(let authorization):
      return EndpointRequest(.get, "/you", headers: [("Authorization", authorization)])
    }
  }

  public var operationID: String {
    switch self {
    case .getMe: return "Zoo.getMe"
    case .getYou: return "Zoo.getYou"
    }
  }
}

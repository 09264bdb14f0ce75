// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /users/{user_id}`
  case getUser(userID: Int, default: Bool? = nil)

  public var request: EndpointRequest {
    switch self {
    case .getUser(let userID, let `default`):
      return EndpointRequest(.get, "/users/\(userID)", query: [("default", `default`)])
    }
  }

  public var operationID: String {
    switch self {
    case .getUser: return "Shop.getUser"
    }
  }
}

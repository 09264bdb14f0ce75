// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /users/{id}`
  case get(id: UserID, with: UserID? = nil)

  public var request: EndpointRequest {
    switch self {
    case .get(let id, let with):
      return EndpointRequest(.get, "/users/\(id)", query: [("with", with)])
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Shop.get"
    }
  }
}

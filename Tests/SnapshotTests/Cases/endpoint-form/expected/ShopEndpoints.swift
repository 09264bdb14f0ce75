// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated indirect enum ShopEndpoint: Endpoint {
  /// `POST /login`
  case login(user: String, password: String, scope: [String]? = nil)

  public var request: EndpointRequest {
    switch self {
    case .login(let user, let password, let scope):
      return EndpointRequest(
        .post, "/login",
        body: .form([
          ("user", user), ("password", password), ("scope", scope.styled(.space)),
          ("grant_type", "password"),
        ]))
    }
  }

  public var operationID: String {
    switch self {
    case .login: return "Shop.login"
    }
  }
}

// Made by sdkgen for Coffee. Do not edit.

public import SDKRuntime

public nonisolated enum AuthEndpoint: Endpoint {
  /// `POST /auth/login`
  case logIn(Login)
  /// `POST /auth/refresh`
  case refresh(Refresh)

  public var request: EndpointRequest {
    switch self {
    case .logIn(let body):
      return EndpointRequest(.post, "/auth/login", body: .json(body), auth: .none)
    case .refresh(let body):
      return EndpointRequest(.post, "/auth/refresh", body: .json(body), auth: .none)
    }
  }

  public var operationID: String {
    switch self {
    case .logIn: return "Auth.logIn"
    case .refresh: return "Auth.refresh"
    }
  }
}

public nonisolated enum OrdersEndpoint: Endpoint {
  /// `GET /orders`
  case list

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/orders")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Orders.list"
    }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /charges/{mode}`
  case fetch(mode: FetchMode)
  /// `POST /charges/{mode}`
  case make(mode: MakeMode, MakeBody? = nil)

  public var request: EndpointRequest {
    switch self {
    case .fetch(let mode):
      return EndpointRequest(.get, "/charges/\(mode, "mode")")
    case .make(let mode, let body):
      return EndpointRequest(.post, "/charges/\(mode, "mode")", body: .json(body))
    }
  }

  public var operationID: String {
    switch self {
    case .fetch: return "Shop.fetch"
    case .make: return "Shop.make"
    }
  }
}

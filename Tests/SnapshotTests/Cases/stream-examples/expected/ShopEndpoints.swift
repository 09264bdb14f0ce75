// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated enum ShopEndpoint: Endpoint {
  /// `GET /export`
  case export
  /// `GET /watch`
  case watch
  /// `POST /chat`
  case chat
  /// `GET /ring`
  case ring
  /// `GET /hear`
  case hear

  public var request: EndpointRequest {
    switch self {
    case .export:
      return EndpointRequest(.get, "/export")
    case .watch:
      return EndpointRequest(.get, "/watch")
    case .chat:
      return EndpointRequest(.post, "/chat")
    case .ring:
      return EndpointRequest(.get, "/ring")
    case .hear:
      return EndpointRequest(.get, "/hear")
    }
  }

  public var operationID: String {
    switch self {
    case .export: return "Shop.export"
    case .watch: return "Shop.watch"
    case .chat: return "Shop.chat"
    case .ring: return "Shop.ring"
    case .hear: return "Shop.hear"
    }
  }
}

// Made by sdkgen for Bot. Do not edit.

public import SDKRuntime

public nonisolated enum BotEndpoint: Endpoint {
  /// `POST /addStickerToSet`
  case addStickerToSet
  /// `POST /create-retell-llm`
  case createRetellLLM
  /// `GET /search`
  case search(q: String? = nil)
  /// `POST /sendMessage`
  case sendMessage

  public var request: EndpointRequest {
    switch self {
    case .addStickerToSet:
      return EndpointRequest(.post, "/addStickerToSet")
    case .createRetellLLM:
      return EndpointRequest(.post, "/create-retell-llm")
    case .search(let q):
      return EndpointRequest(.get, "/search", query: [("q", q)])
    case .sendMessage:
      return EndpointRequest(.post, "/sendMessage")
    }
  }

  public var operationID: String {
    switch self {
    case .addStickerToSet: return "Bot.addStickerToSet"
    case .createRetellLLM: return "Bot.createRetellLLM"
    case .search: return "Bot.search"
    case .sendMessage: return "Bot.sendMessage"
    }
  }
}

public nonisolated enum SearchEndpoint: Endpoint {
  /// `GET /search/users`
  case searchUsers

  public var request: EndpointRequest {
    switch self {
    case .searchUsers:
      return EndpointRequest(.get, "/search/users")
    }
  }

  public var operationID: String {
    switch self {
    case .searchUsers: return "Search.searchUsers"
    }
  }
}

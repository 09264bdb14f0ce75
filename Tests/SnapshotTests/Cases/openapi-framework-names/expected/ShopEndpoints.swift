// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// Events of the bank.
public nonisolated enum WebhooksInterEndpoint: Endpoint {
  /// `POST /hooks/pix`
  case handlePix
  /// `POST /hooks/cards`
  case createCard
  /// `POST /hooks/slips`
  case createSlip

  public var request: EndpointRequest {
    switch self {
    case .handlePix:
      return EndpointRequest(.post, "/hooks/pix")
    case .createCard:
      return EndpointRequest(.post, "/hooks/cards")
    case .createSlip:
      return EndpointRequest(.post, "/hooks/slips")
    }
  }

  public var operationID: String {
    switch self {
    case .handlePix: return "WebhooksInter.handlePix"
    case .createCard: return "WebhooksInter.createCard"
    case .createSlip: return "WebhooksInter.createSlip"
    }
  }
}

public nonisolated enum UserEndpoint: Endpoint {
  /// `POST /users/login`
  case login

  public var request: EndpointRequest {
    switch self {
    case .login:
      return EndpointRequest(.post, "/users/login")
    }
  }

  public var operationID: String {
    switch self {
    case .login: return "User.login"
    }
  }
}

public nonisolated enum StockEndpoint: Endpoint {
  /// `POST /api/v1/stock/batch`
  case batchGet

  public var request: EndpointRequest {
    switch self {
    case .batchGet:
      return EndpointRequest(.post, "/api/v1/stock/batch")
    }
  }

  public var operationID: String {
    switch self {
    case .batchGet: return "Stock.batchGet"
    }
  }
}

public nonisolated enum FeedsEndpoint: Endpoint {
  /// `POST /api/v1/feeds/refresh`
  case refreshFeeds
  /// `POST /api/v1/feeds/{id}/refresh`
  case refreshFeed(id: String)

  public var request: EndpointRequest {
    switch self {
    case .refreshFeeds:
      return EndpointRequest(.post, "/api/v1/feeds/refresh")
    case .refreshFeed(let id):
      return EndpointRequest(.post, "/api/v1/feeds/\(id, "id")/refresh")
    }
  }

  public var operationID: String {
    switch self {
    case .refreshFeeds: return "Feeds.refreshFeeds"
    case .refreshFeed: return "Feeds.refreshFeed"
    }
  }
}

public nonisolated enum AppsEndpoint: Endpoint {
  /// `GET /v1/apps/{id}`
  case get(id: String)
  /// `GET /v2/apps/{id}`
  case getV2(id: String)
  /// `DELETE /v1/apps/{id}/relationships/betaTesters`
  case removeBetaTesters(id: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/v1/apps/\(id, "id")")
    case .getV2(let id):
      return EndpointRequest(.get, "/v2/apps/\(id, "id")")
    case .removeBetaTesters(let id):
      return EndpointRequest(.delete, "/v1/apps/\(id, "id")/relationships/betaTesters")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Apps.get"
    case .getV2: return "Apps.getV2"
    case .removeBetaTesters: return "Apps.removeBetaTesters"
    }
  }
}

public nonisolated enum AdminEndpoint: Endpoint {
  /// `POST /admin/users`
  case createUser
  /// `POST /admin/teams`
  case createTeam

  public var request: EndpointRequest {
    switch self {
    case .createUser:
      return EndpointRequest(.post, "/admin/users")
    case .createTeam:
      return EndpointRequest(.post, "/admin/teams")
    }
  }

  public var operationID: String {
    switch self {
    case .createUser: return "Admin.createUser"
    case .createTeam: return "Admin.createTeam"
    }
  }
}

public nonisolated enum AgentsEndpoint: Endpoint {
  /// `PUT /agents/restart`
  case restartAgents
  /// `PUT /agents/{id}/restart`
  case restartAgent(id: String)

  public var request: EndpointRequest {
    switch self {
    case .restartAgents:
      return EndpointRequest(.put, "/agents/restart")
    case .restartAgent(let id):
      return EndpointRequest(.put, "/agents/\(id, "id")/restart")
    }
  }

  public var operationID: String {
    switch self {
    case .restartAgents: return "Agents.restartAgents"
    case .restartAgent: return "Agents.restartAgent"
    }
  }
}

public nonisolated enum 상품Endpoint: Endpoint {
  /// `GET /상품/{id}`
  case get(id: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let id):
      return EndpointRequest(.get, "/%EC%83%81%ED%92%88/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "상품.get"
    }
  }
}

public nonisolated enum StatsEndpoint: Endpoint {
  /// `GET /stats.json`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/stats.json")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Stats.get"
    }
  }
}

public nonisolated enum MicrocontrollerEndpoint: Endpoint {
  /// `GET /boards`
  case boards

  public var request: EndpointRequest {
    switch self {
    case .boards:
      return EndpointRequest(.get, "/boards")
    }
  }

  public var operationID: String {
    switch self {
    case .boards: return "Microcontroller.boards"
    }
  }
}

public nonisolated enum WalksEndpoint: Endpoint {
  /// `POST /walks`
  case create
  /// `DELETE /walks`
  case delete

  public var request: EndpointRequest {
    switch self {
    case .create:
      return EndpointRequest(.post, "/walks")
    case .delete:
      return EndpointRequest(.delete, "/walks")
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Walks.create"
    case .delete: return "Walks.delete"
    }
  }
}

public nonisolated enum ArticleEndpoint: Endpoint {
  /// `GET /v1/articles`
  case list
  /// `GET /v1/articles/{id}`
  case get(id: String)
  /// `PUT /v1/articles/{id}`
  case replace(id: String)

  public var request: EndpointRequest {
    switch self {
    case .list:
      return EndpointRequest(.get, "/v1/articles")
    case .get(let id):
      return EndpointRequest(.get, "/v1/articles/\(id, "id")")
    case .replace(let id):
      return EndpointRequest(.put, "/v1/articles/\(id, "id")")
    }
  }

  public var operationID: String {
    switch self {
    case .list: return "Article.list"
    case .get: return "Article.get"
    case .replace: return "Article.replace"
    }
  }
}

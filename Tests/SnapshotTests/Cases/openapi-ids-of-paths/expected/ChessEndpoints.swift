// Made by sdkgen for Chess. Do not edit.

public import SDKRuntime

public nonisolated enum TeamsEndpoint: Endpoint {
  /// `GET /api/team/{teamId}/users`
  case users(teamID: String)
  /// `POST /team/{teamId}/join`
  case join(teamID: String)
  /// `POST /team/{teamId}/kick/{userId}`
  case kick(teamID: String, userID: String)

  public var request: EndpointRequest {
    switch self {
    case .users(let teamID):
      return EndpointRequest(.get, "/api/team/\(teamID, "teamId")/users")
    case .join(let teamID):
      return EndpointRequest(.post, "/team/\(teamID, "teamId")/join")
    case .kick(let teamID, let userID):
      return EndpointRequest(.post, "/team/\(teamID, "teamId")/kick/\(userID, "userId")")
    }
  }

  public var operationID: String {
    switch self {
    case .users: return "Teams.users"
    case .join: return "Teams.join"
    case .kick: return "Teams.kick"
    }
  }
}

public nonisolated enum PlayersEndpoint: Endpoint {
  /// `GET /players/{playerId}`
  case get(playerID: String)

  public var request: EndpointRequest {
    switch self {
    case .get(let playerID):
      return EndpointRequest(.get, "/players/\(playerID, "playerId")")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "Players.get"
    }
  }
}

public nonisolated enum TVEndpoint: Endpoint {
  /// `GET /tv/{channel}/feed`
  case channelFeed(channel: String)

  public var request: EndpointRequest {
    switch self {
    case .channelFeed(let channel):
      return EndpointRequest(.get, "/tv/\(channel, "channel")/feed")
    }
  }

  public var operationID: String {
    switch self {
    case .channelFeed: return "TV.channelFeed"
    }
  }
}

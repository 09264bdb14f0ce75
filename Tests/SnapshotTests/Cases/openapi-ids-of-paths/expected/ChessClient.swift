// Made by sdkgen for Chess. Do not edit.

public import SDKRuntime

/// A client for the API at `https://chess.example`.
public nonisolated struct ChessClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://chess.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public var teams: TeamsClient { TeamsClient(client) }

  /// Requests to `/players` and below.
  public var players: PlayersClient { PlayersClient(client) }

  /// Requests to `/tv` and below.
  public var tv: TVClient { TVClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

public nonisolated struct TeamsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /api/team/{teamId}/users`
  public func users(teamID: String, options: RequestOptions = .init()) async throws {
    try await client.send(TeamsEndpoint.users(teamID: teamID), options: options)
  }

  /// `POST /team/{teamId}/join`
  public func join(teamID: String, options: RequestOptions = .init()) async throws {
    try await client.send(TeamsEndpoint.join(teamID: teamID), options: options)
  }

  /// `POST /team/{teamId}/kick/{userId}`
  public func kick(
    teamID: String, userID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(TeamsEndpoint.kick(teamID: teamID, userID: userID), options: options)
  }
}

/// Requests to `/players` and below.
public nonisolated struct PlayersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /players/{playerId}`
  public func get(playerID: String, options: RequestOptions = .init()) async throws {
    try await client.send(PlayersEndpoint.get(playerID: playerID), options: options)
  }
}

/// Requests to `/tv` and below.
public nonisolated struct TVClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /tv/{channel}/feed`
  public func channelFeed(channel: String, options: RequestOptions = .init()) async throws {
    try await client.send(TVEndpoint.channelFeed(channel: channel), options: options)
  }
}

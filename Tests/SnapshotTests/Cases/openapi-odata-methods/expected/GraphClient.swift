// Made by sdkgen for Graph. Do not edit.

public import SDKRuntime

/// A client for the API at `https://graph.example.com`.
public nonisolated struct GraphClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://graph.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/users` and below.
  public var usersCalendarGroup: UsersCalendarGroupClient { UsersCalendarGroupClient(client) }

  /// Requests to `/me/events` and below.
  public var meActions: MeActionsClient { MeActionsClient(client) }

  /// Requests to `/characters` and below.
  public var character: CharacterClient { CharacterClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/users` and below.
public nonisolated struct UsersCalendarGroupClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /users/{user-id}/calendarGroups`
  public func list(userID: String, options: RequestOptions = .init()) async throws {
    try await client.send(UsersCalendarGroupEndpoint.list(userID: userID), options: options)
  }

  /// `GET /users/{user-id}/calendarGroups/{calendarGroup-id}`
  public func get(
    userID: String, calendarGroupID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      UsersCalendarGroupEndpoint.get(userID: userID, calendarGroupID: calendarGroupID),
      options: options)
  }

  /// `GET /users/{user-id}/calendarGroups/{calendarGroup-id}/calendars/{calendar-id}`
  public func getCalendar(
    userID: String, calendarGroupID: String, calendarID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      UsersCalendarGroupEndpoint.getCalendar(
        userID: userID, calendarGroupID: calendarGroupID, calendarID: calendarID),
      options: options)
  }
}

/// Requests to `/me/events` and below.
public nonisolated struct MeActionsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /me/events/{event-id}/microsoft.graph.dismissReminder`
  public func dismissEventReminder(
    eventID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      MeActionsEndpoint.dismissEventReminder(eventID: eventID), options: options)
  }

  /// `POST /me/events/{event-id}/accept`
  public func acceptEvent(eventID: String, options: RequestOptions = .init()) async throws {
    try await client.send(MeActionsEndpoint.acceptEvent(eventID: eventID), options: options)
  }
}

/// Requests to `/characters` and below.
public nonisolated struct CharacterClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /characters/{character_id}/corporationhistory`
  public func listCorporationHistory(
    characterID: String, options: RequestOptions = .init()
  ) async throws -> [Int] {
    try await client.send(
      CharacterEndpoint.listCorporationHistory(characterID: characterID), as: [Int].self,
      options: options)
  }
}

// Made by sdkgen for Films. Do not edit.

public import SDKRuntime

/// A client for the API at `https://films.example`.
public nonisolated struct FilmsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://films.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/system/backup/restore` and below.
  public var backup: BackupClient { BackupClient(client) }

  /// Requests to `/delayprofile/reorder` and below.
  public var delayProfile: DelayProfileClient { DelayProfileClient(client) }

  /// Requests to `/notifications` and below.
  public var notifications: NotificationsClient { NotificationsClient(client) }

  /// Requests to `/feed/v3/calendar/films.ics`.
  public var calendarFeed: CalendarFeedClient { CalendarFeedClient(client) }

  /// Requests to `/discounts` and below.
  public var discounts: DiscountsClient { DiscountsClient(client) }

  /// Requests to `/admin/users` and below.
  public var admin: AdminClient { AdminClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/system/backup/restore` and below.
public nonisolated struct BackupClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /system/backup/restore/{id}`
  public func restore(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(BackupEndpoint.restore(id: id), options: options)
  }
}

/// Requests to `/delayprofile/reorder` and below.
public nonisolated struct DelayProfileClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PUT /delayprofile/reorder/{id}`
  public func reorder(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(DelayProfileEndpoint.reorder(id: id), options: options)
  }
}

/// Requests to `/notifications` and below.
public nonisolated struct NotificationsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /notifications/test`
  public func test(options: RequestOptions = .init()) async throws {
    try await client.send(NotificationsEndpoint.test, options: options)
  }

  /// `POST /notifications/test/{channel}`
  public func testByChannel(channel: String, options: RequestOptions = .init()) async throws {
    try await client.send(NotificationsEndpoint.testByChannel(channel: channel), options: options)
  }

  /// `POST /notifications/send/{channel}`
  public func send(channel: String, options: RequestOptions = .init()) async throws {
    try await client.send(NotificationsEndpoint.send(channel: channel), options: options)
  }
}

/// Requests to `/feed/v3/calendar/films.ics`.
public nonisolated struct CalendarFeedClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /feed/v3/calendar/films.ics`
  public func getFilmsIcs(options: RequestOptions = .init()) async throws -> String {
    try await client.text(CalendarFeedEndpoint.getFilmsIcs, options: options)
  }
}

/// Requests to `/discounts` and below.
public nonisolated struct DiscountsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /discounts`
  public func list(options: RequestOptions = .init()) async throws -> [String] {
    try await client.send(DiscountsEndpoint.list, as: [String].self, options: options)
  }

  /// `GET /discounts/v2/list`
  public func listV2(options: RequestOptions = .init()) async throws -> [String] {
    try await client.send(DiscountsEndpoint.listV2, as: [String].self, options: options)
  }

  /// `POST /discounts/{kind}:{id}`
  public func update(kind: String, id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(DiscountsEndpoint.update(kind: kind, id: id), options: options)
  }
}

/// Requests to `/admin/users` and below.
public nonisolated struct AdminClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `PATCH /admin/users/{id}/admin`
  public func updateUserAdmin(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(AdminEndpoint.updateUserAdmin(id: id), options: options)
  }

  /// `PATCH /admin/users/{id}/status`
  public func updateUserStatus(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(AdminEndpoint.updateUserStatus(id: id), options: options)
  }
}

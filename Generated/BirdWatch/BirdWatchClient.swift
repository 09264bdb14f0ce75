// Made by sdkgen for Bird Watch. Do not edit.

public import Foundation
public import SDKRuntime

/// What people see and hear of birds, and where.
public nonisolated struct BirdWatchClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter key: For machines.
  public init(
    server: Servers = .regional(), token: AnyCredential? = nil, key: AnyCredential? = nil,
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server.server)
    configuration.schemes = [
      SecurityScheme("token", .bearer, token),
      SecurityScheme("key", .apiKey("X-Key", in: .header), key),
    ]
    configuration.auth = .any([["token"], ["key"]])
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Birds that somebody saw or heard.
  public var sightings: SightingsClient { SightingsClient(client) }

  /// What they sound like.
  public var recordings: RecordingsClient { RecordingsClient(client) }

  /// Birds as they fly by.
  public var live: LiveClient { LiveClient(client) }

  /// Requests to `/login`.
  public var account: AccountClient { AccountClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }

  public nonisolated struct Servers: ServerChoice {
    public var server: Server

    public init(_ server: Server) { self.server = server }

    /// Regional
    public static func regional(region: String = "eu") -> Self {
      Self(Server("https://\(region).birds.example/v1", name: "regional"))
    }
  }
}

/// Birds that somebody saw or heard.
public nonisolated struct SightingsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Sightings, newest first.
  ///
  /// - Parameters:
  ///   - limit: Default: `50`.
  ///   - area: The part of the map to look at.
  ///   - species: Codes of species; any when left out.
  /// - Throws: `APIError`, whose `declared` is `Problem`.
  public func list(
    cursor: String? = nil, limit: Int? = nil, area: Area? = nil, species: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws -> SightingPage {
    try await client.send(
      SightingsEndpoint.list(cursor: cursor, limit: limit, area: area, species: species),
      as: SightingPage.self, options: options)
  }

  /// Returns the pages of `list`; `.items` is the sequence of their items.
  ///
  /// - Parameters:
  ///   - limit: Default: `50`.
  ///   - area: The part of the map to look at.
  ///   - species: Codes of species; any when left out.
  public func listPages(
    cursor: String? = nil, limit: Int? = nil, area: Area? = nil, species: [String]? = nil,
    options: RequestOptions = .init()
  ) -> Pages<SightingPage, Sighting> {
    client.pages(
      as: SightingPage.self, items: \.items,
      by: .cursor("cursor", from: cursor, next: .path(["next_cursor"])), options: options
    ) { cursor in
      SightingsEndpoint.list(cursor: cursor, limit: limit, area: area, species: species)
    }
  }

  /// Adds a sighting.
  ///
  /// One that needs a second look is accepted and published later.
  ///
  /// - Throws: `APIError`, whose `declared` is `Duplicate` for 409, `Problem` for other statuses.
  @discardableResult
  public func add(
    _ body: NewSighting, options: RequestOptions = .init()
  ) async throws -> SightingsEndpoint.AddResponse {
    try await client.send(
      SightingsEndpoint.add(body), options: options,
      reading: { try SightingsEndpoint.AddResponse($0) })
  }

  /// Adds a sighting.
  ///
  /// One that needs a second look is accepted and published later.
  ///
  /// - Parameters:
  ///   - species: The code of the species.
  ///   - count: How many; null when nobody counted.
  /// - Throws: `APIError`, whose `declared` is `Duplicate` for 409, `Problem` for other statuses.
  @discardableResult
  public func add(
    species: String, seenAt: Date, place: Place, count: Int?, behaviour: Behaviour? = nil,
    evidence: [Evidence]? = nil, options: RequestOptions = .init()
  ) async throws -> SightingsEndpoint.AddResponse {
    try await self.add(
      NewSighting(
        species: species, seenAt: seenAt, place: place, count: count, behaviour: behaviour,
        evidence: evidence),
      options: options)
  }

  /// `GET /sightings/{id}`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func get(id: UUID, options: RequestOptions = .init()) async throws -> Sighting {
    try await client.send(SightingsEndpoint.get(id: id), as: Sighting.self, options: options)
  }

  /// `PATCH /sightings/{id}`
  @discardableResult
  public func correct(
    id: UUID, _ body: Correction, options: RequestOptions = .init()
  ) async throws -> Sighting {
    try await client.send(
      SightingsEndpoint.correct(id: id, body), as: Sighting.self, options: options)
  }

  /// `PATCH /sightings/{id}`
  @discardableResult
  public func correct(
    id: UUID, species: String? = nil, count: Int? = nil, options: RequestOptions = .init()
  ) async throws -> Sighting {
    try await self.correct(id: id, Correction(species: species, count: count), options: options)
  }

  /// `DELETE /sightings/{id}`
  @available(*, deprecated)
  public func withdraw(id: UUID, options: RequestOptions = .init()) async throws {
    try await client.send(SightingsEndpoint.withdraw(id: id), options: options)
  }
}

/// What they sound like.
public nonisolated struct RecordingsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /recordings`
  ///
  /// - Returns: What the machine hears in it.
  @discardableResult
  public func upload(
    sound: UploadFile, place: Place, tags: [String]? = nil, options: RequestOptions = .init()
  ) async throws -> [Guess] {
    try await client.send(
      RecordingsEndpoint.upload(sound: sound, place: place, tags: tags), as: [Guess].self,
      options: options)
  }

  /// `GET /recordings/{number}/sound`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func sound(number: Int, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(
      RecordingsEndpoint.sound(number: number), as: Data.self, options: options)
  }

  /// `GET /recordings/{number}/sound`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func sound(
    number: Int, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      RecordingsEndpoint.sound(number: number), to: file, progress: progress, options: options)
  }
}

/// Birds as they fly by.
public nonisolated struct LiveClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Events for as long as the caller listens.
  public func watch(
    area: Area, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Event, any Error> {
    client.events(
      LiveEndpoint.watch(area: area), as: Event.self, end: "[DONE]", mustEnd: false,
      options: options)
  }
}

/// Requests to `/login`.
public nonisolated struct AccountClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /login`
  ///
  /// - Returns: A token for an hour.
  public func logIn(
    _ body: AccountEndpoint.LogInBody, options: RequestOptions = .init()
  ) async throws -> AccountEndpoint.LogInResponse {
    try await client.send(
      AccountEndpoint.logIn(body), as: AccountEndpoint.LogInResponse.self, options: options)
  }

  /// `POST /login`
  ///
  /// - Returns: A token for an hour.
  public func logIn(
    user: String, password: String, scope: [String]? = nil, options: RequestOptions = .init()
  ) async throws -> AccountEndpoint.LogInResponse {
    try await self.logIn(
      AccountEndpoint.LogInBody(user: user, password: password, scope: scope), options: options)
  }
}

extension SightingsEndpoint {
  /// A successful response of `POST /sightings`.
  public nonisolated enum AddResponse: Hashable, Sendable {
    /// 201
    case created(Sighting)
    /// 202
    case accepted(Review)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 201: self = try .created(response.decode(Sighting.self))
      case 202: self = try .accepted(response.decode(Review.self))
      default: throw response.unexpectedStatus
      }
    }
  }
}

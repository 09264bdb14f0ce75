// Made by sdkgen for Puzzles. Do not edit.

import Foundation
import SDKRuntime

/// A client for the API at `https://puzzles.example`.
nonisolated struct PuzzlesClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server = "https://puzzles.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/values`.
  var values: ValuesClient { ValuesClient(client) }

  /// Requests to `/tuples`.
  var tuples: TuplesClient { TuplesClient(client) }

  /// Requests to `/members`.
  var members: MembersClient { MembersClient(client) }

  /// Requests to `/shapes`.
  var shapes: ShapesClient { ShapesClient(client) }

  /// Requests to `/texts`.
  var texts: TextsClient { TextsClient(client) }

  /// Requests to `/more`.
  var more: MoreClient { MoreClient(client) }

  /// Requests to `/tagged`.
  var tagged: TaggedClient { TaggedClient(client) }

  /// Requests to `/forms`.
  var forms: FormsClient { FormsClient(client) }

  /// Requests to `/parts`.
  var parts: PartsClient { PartsClient(client) }

  /// Requests to `/places` and below.
  var places: PlacesClient { PlacesClient(client) }

  /// Requests to `/last`.
  var last: LastClient { LastClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension PuzzlesClient {
  /// Requests to `/values`.
  nonisolated struct ValuesClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /values`
    func list(
      level: ValuesEndpoint.ListLevel, options: RequestOptions = .init()
    ) async throws -> Values {
      try await client.send(ValuesEndpoint.list(level: level), as: Values.self, options: options)
    }

    /// `PUT /values`
    func replace(_ body: Values.Input, options: RequestOptions = .init()) async throws {
      try await client.send(ValuesEndpoint.replace(body), options: options)
    }

    /// `PUT /values`
    func replace(
      level: Level, odd: Int?, tags: [Values.Tag], sizes: [Values.Size], mixed: Values.Mixed,
      secret: Secret, big: UInt64, huge: UInt64, either: Values.Either, date: Day, file: String,
      code: Int, next: Node, empty: String?, net: JSON, weight: Double? = nil,
      maybe: Values.Maybe? = nil, bytes: Data? = nil, options: RequestOptions = .init()
    ) async throws {
      try await self.replace(
        Values.Input(
          level: level, odd: odd, tags: tags, sizes: sizes, mixed: mixed, secret: secret,
          big: big, huge: huge, either: either, date: date, file: file, code: code, next: next,
          empty: empty, net: net, weight: weight, maybe: maybe, bytes: bytes),
        options: options)
    }
  }

  /// Requests to `/tuples`.
  nonisolated struct TuplesClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /tuples`
    func list(options: RequestOptions = .init()) async throws -> Tuples {
      try await client.send(TuplesEndpoint.list, as: Tuples.self, options: options)
    }

    /// `PUT /tuples`
    func replace(_ body: Tuples, options: RequestOptions = .init()) async throws {
      try await client.send(TuplesEndpoint.replace(body), options: options)
    }

    /// `PUT /tuples`
    func replace(
      pair: [Double], ints: [Int], rest: [JSON], old: [JSON], open: [Bool], closed: [String],
      differing: [JSON], options: RequestOptions = .init()
    ) async throws {
      try await self.replace(
        Tuples(
          pair: pair, ints: ints, rest: rest, old: old, open: open, closed: closed,
          differing: differing),
        options: options)
    }
  }

  /// Requests to `/members`.
  nonisolated struct MembersClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /members`
    ///
    /// - Throws: `APIError`, whose `declared` is `[Member]`.
    func list(options: RequestOptions = .init()) async throws -> [Member] {
      try await client.send(MembersEndpoint.list, as: [Member].self, options: options)
    }

    /// `PUT /members`
    func replace(_ body: [Member], options: RequestOptions = .init()) async throws {
      try await client.send(MembersEndpoint.replace(body), options: options)
    }
  }

  /// Requests to `/shapes`.
  nonisolated struct ShapesClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /shapes`
    func list(options: RequestOptions = .init()) async throws -> [Shape] {
      try await client.send(ShapesEndpoint.list, as: [Shape].self, options: options)
    }

    /// `PUT /shapes`
    func replace(_ body: [Shape], options: RequestOptions = .init()) async throws {
      try await client.send(ShapesEndpoint.replace(body), options: options)
    }
  }

  /// Requests to `/texts`.
  nonisolated struct TextsClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /texts`
    func list(
      filter: Filter, code: String? = nil, options: RequestOptions = .init()
    ) async throws -> String {
      try await client.text(TextsEndpoint.list(filter: filter, code: code), options: options)
    }
  }

  /// Requests to `/more`.
  nonisolated struct MoreClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /more`
    func get(
      size: MoreEndpoint.GetSizeBody? = nil, sizes: [MoreEndpoint.GetSizeBody2]? = nil,
      options: RequestOptions = .init()
    ) async throws -> More {
      try await client.send(
        MoreEndpoint.get(size: size, sizes: sizes), as: More.self, options: options)
    }

    /// `PUT /more`
    func replace(_ body: More, options: RequestOptions = .init()) async throws {
      try await client.send(MoreEndpoint.replace(body), options: options)
    }

    /// `PUT /more`
    func replace(
      text: More.Text, whole: UInt64, time: Date, orNull: Node?, only: Level?, large: UInt64,
      deep: [[More.Deep]], names: [String: Int], _404: String, list: [Int?], nulls: String?,
      place: More.Place, double: Double, options: RequestOptions = .init()
    ) async throws {
      try await self.replace(
        More(
          text: text, whole: whole, time: time, orNull: orNull, only: only, large: large,
          deep: deep, names: names, _404: _404, list: list, nulls: nulls, place: place,
          double: double),
        options: options)
    }
  }

  /// Requests to `/tagged`.
  nonisolated struct TaggedClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /tagged`
    func list(options: RequestOptions = .init()) async throws -> [Tagged] {
      try await client.send(TaggedEndpoint.list, as: [Tagged].self, options: options)
    }

    /// `PUT /tagged`
    func replace(_ body: [Tagged], options: RequestOptions = .init()) async throws {
      try await client.send(TaggedEndpoint.replace(body), options: options)
    }
  }

  /// Requests to `/forms`.
  nonisolated struct FormsClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `POST /forms`
    func create(_ body: FormsEndpoint.CreateBody, options: RequestOptions = .init()) async throws {
      try await client.send(FormsEndpoint.create(body), options: options)
    }

    /// `POST /forms`
    func create(
      level: Level, on: Bool, tags: [FormsEndpoint.CreateBody.Tag],
      options: RequestOptions = .init()
    ) async throws {
      try await self.create(
        FormsEndpoint.CreateBody(level: level, on: on, tags: tags), options: options)
    }
  }

  /// Requests to `/parts`.
  nonisolated struct PartsClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `POST /parts`
    func create(
      level: Level, file: UploadFile, pair: [Int]? = nil, options: RequestOptions = .init()
    ) async throws {
      try await client.send(
        PartsEndpoint.create(level: level, file: file, pair: pair), options: options)
    }
  }

  /// Requests to `/places` and below.
  nonisolated struct PlacesClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /places/{levels}/:name/{kind}`
    func get(
      levels: [Level], name: String, kind: Int, range: PlacesEndpoint.GetRange? = nil,
      usual: Usual = 5, xLevels: [PlacesEndpoint.GetXLevel]? = nil,
      mode: PlacesEndpoint.GetMode? = nil, options: RequestOptions = .init()
    ) async throws -> Last {
      try await client.send(
        PlacesEndpoint.get(
          levels: levels, name: name, kind: kind, range: range, usual: usual, xLevels: xLevels,
          mode: mode),
        as: Last.self, options: options)
    }

    /// `DELETE /places/{levels}/:name/{kind}`
    @discardableResult
    func delete(
      levels: [Level], name: String, kind: Int, _ body: PlacesEndpoint.DeleteBody,
      options: RequestOptions = .init()
    ) async throws -> PlacesEndpoint.DeleteResponse {
      try await client.send(
        PlacesEndpoint.delete(levels: levels, name: name, kind: kind, body),
        as: PlacesEndpoint.DeleteResponse.self, options: options)
    }

    /// `DELETE /places/{levels}/:name/{kind}`
    @discardableResult
    func delete(
      levels: [Level], name: String, kind: Int, level: Level, options: RequestOptions = .init()
    ) async throws -> PlacesEndpoint.DeleteResponse {
      try await self.delete(
        levels: levels, name: name, kind: kind, PlacesEndpoint.DeleteBody(level: level),
        options: options)
    }
  }

  /// Requests to `/last`.
  nonisolated struct LastClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `PUT /last`
    func replace(_ body: Last.Input, options: RequestOptions = .init()) async throws {
      try await client.send(LastEndpoint.replace(body), options: options)
    }

    /// `PUT /last`
    func replace(
      union: Last.Union, open: Last.Open, byPattern: [String: Int], further: Last.Further,
      all: Last.All, inner: [Last.Inner.Input], nameOf: Node.Name, anchored: Here,
      inline: [Last.Inline], text: String, kept: Made, events: [Last.Event],
      options: RequestOptions = .init()
    ) async throws {
      try await self.replace(
        Last.Input(
          union: union, open: open, byPattern: byPattern, further: further, all: all,
          inner: inner, nameOf: nameOf, anchored: anchored, inline: inline, text: text,
          kept: kept, events: events),
        options: options)
    }
  }
}

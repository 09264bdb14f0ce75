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
}

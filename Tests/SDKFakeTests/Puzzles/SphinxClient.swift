// Made by sdkgen for Sphinx. Do not edit.

import Foundation
import SDKRuntime

/// A client for the API at `https://sphinx.example`.
nonisolated struct SphinxClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server = "https://sphinx.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/things`.
  var things: ThingsClient { ThingsClient(client) }

  /// Requests to `/animals`.
  var animals: AnimalsClient { AnimalsClient(client) }

  /// Requests to `/forms`.
  var forms: FormsClient { FormsClient(client) }

  /// Requests to `/fields`.
  var fields: FieldsClient { FieldsClient(client) }

  /// Requests to `/file`.
  var file: FileClient { FileClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension SphinxClient {
  /// Requests to `/things`.
  nonisolated struct ThingsClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /things`
    func list(
      level: ThingsEndpoint.ListLevelBody? = nil, levels: [ThingsEndpoint.ListLevelBody2]? = nil,
      options: RequestOptions = .init()
    ) async throws -> Thing? {
      try await client.send(
        ThingsEndpoint.list(level: level, levels: levels), as: Thing?.self, options: options)
    }

    /// `PUT /things`
    func replace(_ body: Thing.Input, options: RequestOptions = .init()) async throws {
      try await client.send(ThingsEndpoint.replace(body), options: options)
    }

    /// `PUT /things`
    func replace(
      name: Name?, maybe: Int?, level: Thing.Level?, pair: [Int], old: Old?,
      options: RequestOptions = .init()
    ) async throws {
      try await self.replace(
        Thing.Input(name: name, maybe: maybe, level: level, pair: pair, old: old),
        options: options)
    }
  }

  /// Requests to `/animals`.
  nonisolated struct AnimalsClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /animals`
    ///
    /// - Throws: `APIError`, whose `declared` is `[Animal]`.
    func list(options: RequestOptions = .init()) async throws -> [Animal] {
      try await client.send(AnimalsEndpoint.list, as: [Animal].self, options: options)
    }

    /// `PUT /animals`
    func replace(_ body: [Animal], options: RequestOptions = .init()) async throws {
      try await client.send(AnimalsEndpoint.replace(body), options: options)
    }
  }

  /// Requests to `/forms`.
  nonisolated struct FormsClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `POST /forms`
    func create(
      level: FormsEndpoint.CreateBodyLevel, file: UploadFile? = nil,
      tags: [FormsEndpoint.CreateBodyTag]? = nil, options: RequestOptions = .init()
    ) async throws {
      try await client.send(
        FormsEndpoint.create(level: level, file: file, tags: tags), options: options)
    }
  }

  /// Requests to `/fields`.
  nonisolated struct FieldsClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `POST /fields`
    func create(
      _ body: FieldsEndpoint.CreateBody? = nil, options: RequestOptions = .init()
    ) async throws {
      try await client.send(FieldsEndpoint.create(body), options: options)
    }

    /// `POST /fields`
    @_disfavoredOverload
    func create(
      tags: [FieldsEndpoint.CreateBody.Tag]? = nil, sizes: [FieldsEndpoint.CreateBody.Size]? = nil,
      names: [String]? = nil, options: RequestOptions = .init()
    ) async throws {
      try await self.create(
        FieldsEndpoint.CreateBody(tags: tags, sizes: sizes, names: names), options: options)
    }
  }

  /// Requests to `/file`.
  nonisolated struct FileClient: Sendable {
    /// The client that sends all requests.
    let client: APIClient

    init(_ client: APIClient) { self.client = client }

    /// `GET /file`
    func get(options: RequestOptions = .init()) async throws -> Data {
      try await client.send(FileEndpoint.get, as: Data.self, options: options)
    }

    /// `GET /file`
    ///
    /// - Parameters:
    ///   - file: The file that the body is put into, in place of one that is there.
    ///   - progress: Called with how much of the body has arrived.
    func get(
      to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
    ) async throws {
      _ = try await client.download(
        FileEndpoint.get, to: file, progress: progress, options: options)
    }
  }
}

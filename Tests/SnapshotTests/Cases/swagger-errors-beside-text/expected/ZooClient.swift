// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://zoo.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/list`.
  public var lists: ListsClient { ListsClient(client) }

  /// Requests to `/word`.
  public var words: WordsClient { WordsClient(client) }

  /// Requests to `/chart`.
  public var charts: ChartsClient { ChartsClient(client) }

  /// Requests to `/logs`.
  public var logs: LogsClient { LogsClient(client) }

  /// Requests to `/feed`.
  public var feeds: FeedsClient { FeedsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/list`.
public nonisolated struct ListsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /list`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func get(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ListsEndpoint.get, options: options)
  }
}

/// Requests to `/word`.
public nonisolated struct WordsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /word`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem`.
  public func get(options: RequestOptions = .init()) async throws -> String {
    try await client.text(WordsEndpoint.get, options: options)
  }
}

/// Requests to `/chart`.
public nonisolated struct ChartsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /chart`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func get(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ChartsEndpoint.get, as: Data.self, options: options)
  }

  /// `GET /chart`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func get(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ChartsEndpoint.get, to: file, progress: progress, options: options)
  }
}

/// Requests to `/logs`.
public nonisolated struct LogsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /logs`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func list(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(LogsEndpoint.list, as: Data.self, options: options)
  }

  /// `GET /logs`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404.
  public func list(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      LogsEndpoint.list, to: file, progress: progress, options: options)
  }
}

/// Requests to `/feed`.
public nonisolated struct FeedsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /feed`
  public func get(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(FeedsEndpoint.get, as: Data.self, options: options)
  }

  /// `GET /feed`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func get(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      FeedsEndpoint.get, to: file, progress: progress, options: options)
  }
}

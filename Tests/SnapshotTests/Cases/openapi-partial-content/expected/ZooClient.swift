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

  /// Requests to `/results`.
  public var results: ResultsClient { ResultsClient(client) }

  public var video: VideoClient { VideoClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/results`.
public nonisolated struct ResultsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /results`
  public func list(options: RequestOptions = .init()) async throws -> [String] {
    try await client.send(ResultsEndpoint.list, as: [String].self, options: options)
  }
}

public nonisolated struct VideoClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /video`
  ///
  /// - Throws: `APIError`, whose `declared` is `String` for 404.
  public func get(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(VideoEndpoint.get, as: Data.self, options: options)
  }

  /// `GET /video`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  /// - Throws: `APIError`, whose `declared` is `String` for 404.
  public func get(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      VideoEndpoint.get, to: file, progress: progress, options: options)
  }

  /// `GET /whole`
  public func getWhole(options: RequestOptions = .init()) async throws -> String {
    try await client.text(VideoEndpoint.getWhole, options: options)
  }
}

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

  /// Requests to `/animals`.
  public var animals: AnimalsClient { AnimalsClient(client) }

  /// Requests to `/photo`.
  public var photo: PhotoClient { PhotoClient(client) }

  /// Requests to `/versions`.
  public var versions: VersionsClient { VersionsClient(client) }

  /// `GET /report`
  public func report(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.report, as: Data.self, options: options)
  }

  /// `GET /report`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func report(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ZooEndpoint.report, to: file, progress: progress, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/animals`.
public nonisolated struct AnimalsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Headers of the response:
  /// - `X-Total`: The number of all.
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404,
  ///   `AnimalsEndpoint.ListDefaultError` for other statuses.
  public func list(options: RequestOptions = .init()) async throws -> [Animal] {
    try await client.send(AnimalsEndpoint.list, as: [Animal].self, options: options)
  }
}

/// Requests to `/photo`.
public nonisolated struct PhotoClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /photo`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404 and 409.
  public func get(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(PhotoEndpoint.get, as: Data.self, options: options)
  }

  /// `GET /photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404 and 409.
  public func get(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      PhotoEndpoint.get, to: file, progress: progress, options: options)
  }
}

/// Requests to `/versions`.
public nonisolated struct VersionsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /versions`
  public func list(options: RequestOptions = .init()) async throws -> JSON {
    try await client.send(VersionsEndpoint.list, as: JSON.self, options: options)
  }
}

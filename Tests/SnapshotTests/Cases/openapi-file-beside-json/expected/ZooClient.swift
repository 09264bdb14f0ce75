// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://zoo.example`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/reports` and below.
  public var reports: ReportsClient { ReportsClient(client) }

  /// Requests to `/photos` and below.
  public var photos: PhotosClient { PhotosClient(client) }

  /// Requests to `/films` and below.
  public var films: FilmsClient { FilmsClient(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/seals` and below.
  public var seals: SealsClient { SealsClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/reports` and below.
public nonisolated struct ReportsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /reports/{id}/file`
  public func download(id: String, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ReportsEndpoint.download(id: id), as: Data.self, options: options)
  }

  /// `GET /reports/{id}/file`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func download(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ReportsEndpoint.download(id: id), to: file, progress: progress, options: options)
  }
}

/// Requests to `/photos` and below.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /photos/{id}`
  public func get(id: String, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(PhotosEndpoint.get(id: id), as: Data.self, options: options)
  }

  /// `GET /photos/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func get(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      PhotosEndpoint.get(id: id), to: file, progress: progress, options: options)
  }
}

/// Requests to `/films` and below.
public nonisolated struct FilmsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /films/{id}`
  public func get(id: String, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(FilmsEndpoint.get(id: id), as: Data.self, options: options)
  }

  /// `GET /films/{id}`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func get(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      FilmsEndpoint.get(id: id), to: file, progress: progress, options: options)
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws -> [String] {
    try await client.send(PetsEndpoint.list, as: [String].self, options: options)
  }

  /// `GET /pets`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func list(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      PetsEndpoint.list, to: file, progress: progress, options: options)
  }
}

/// Requests to `/seals` and below.
public nonisolated struct SealsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /seals/{id}`
  public func get(id: String, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(SealsEndpoint.get(id: id), format: .base64, options: options)
  }
}

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

  /// Requests to `/photos`.
  public var photos: PhotosClient { PhotosClient(client) }

  /// `PUT /archive`
  @discardableResult
  public func archive(_ body: HTTPBody, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.archive(body), as: Data.self, options: options)
  }

  /// `PUT /archive`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func archive(
    _ body: HTTPBody, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ZooEndpoint.archive(body), to: file, progress: progress, options: options)
  }

  /// `GET /sheet`
  public func sheet(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.sheet, as: Data.self, options: options)
  }

  /// `GET /sheet`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func sheet(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ZooEndpoint.sheet, to: file, progress: progress, options: options)
  }

  /// `GET /dump`
  public func dump(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.dump, as: Data.self, options: options)
  }

  /// `GET /dump`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func dump(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(ZooEndpoint.dump, to: file, progress: progress, options: options)
  }

  /// `GET /notes`
  public func notes(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ZooEndpoint.notes, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/photos`.
public nonisolated struct PhotosClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /photos`
  public func add(
    photo: UploadFile, sound: UploadFile, plain: String, all: [UploadFile]? = nil,
    papers: [UploadFile]? = nil, scan: UploadFile? = nil, raw: UploadFile? = nil,
    shared: UploadFile? = nil, data: Data? = nil, facts: JSON? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      PhotosEndpoint.add(
        photo: photo, sound: sound, plain: plain, all: all, papers: papers, scan: scan, raw: raw,
        shared: shared, data: data, facts: facts),
      options: options)
  }
}

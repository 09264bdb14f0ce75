// Made by sdkgen for Store. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for Store.
public nonisolated struct StoreClient: Sendable {
  /// Sends every request of this client.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://files.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// The operations of files.
  public var files: FilesClient { FilesClient(client) }

  /// What `body` returns, and the answer to its last call: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// The operations of files.
public nonisolated struct FilesClient: Sendable {
  /// Sends the requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Headers of the answer:
  /// - `Retry-After`
  public func downloadFile(
    id: String, options: RequestOptions = .init()
  ) async throws -> FilesDownloadFileAnswer {
    try await client.send(
      FilesEndpoint.downloadFile(id: id), options: options,
      reading: { try FilesDownloadFileAnswer($0) })
  }

  /// Headers of the answer:
  /// - `Retry-After`
  public func commitUpload(
    options: RequestOptions = .init()
  ) async throws -> FilesCommitUploadAnswer {
    try await client.send(
      FilesEndpoint.commitUpload, options: options, reading: { try FilesCommitUploadAnswer($0) })
  }

  public func replaceUpload(options: RequestOptions = .init()) async throws -> File {
    try await client.send(FilesEndpoint.replaceUpload, as: File.self, options: options)
  }

  public func abortUpload(options: RequestOptions = .init()) async throws {
    try await client.send(FilesEndpoint.abortUpload, options: options)
  }
}

/// A successful answer of `/paths/~1files~1{id}~1content/get`.
public nonisolated enum FilesDownloadFileAnswer: Hashable, Sendable {
  /// 200
  case ok(Data)
  /// 202
  case accepted

  public init(_ answer: AnswerDecoder) throws {
    switch answer.status {
    case 200: self = .ok(answer.data)
    case 202: self = .accepted
    default: throw answer.unexpectedStatus
    }
  }
}

/// A successful answer of `/paths/~1files~1commit/post`.
public nonisolated enum FilesCommitUploadAnswer: Hashable, Sendable {
  /// 201
  case created(File)
  /// 202
  case accepted

  public init(_ answer: AnswerDecoder) throws {
    switch answer.status {
    case 201: self = try .created(answer.decode(File.self))
    case 202: self = .accepted
    default: throw answer.unexpectedStatus
    }
  }
}

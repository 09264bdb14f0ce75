// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/raw`.
  public var raw: RawClient { RawClient(client) }

  /// `GET /pet`
  public func get(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.get, as: Pet.self, options: options)
  }

  /// `GET /plain`
  public func plain(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.plain, as: Pet.self, options: options)
  }

  /// `DELETE /pet`
  public func remove(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.remove, options: options)
  }

  /// `GET /photo`
  public func photo(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ShopEndpoint.photo, as: Data.self, options: options)
  }

  /// `GET /photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func photo(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ShopEndpoint.photo, to: file, progress: progress, options: options)
  }

  /// `GET /file`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func file(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ShopEndpoint.file, to: file, progress: progress, options: options)
  }

  /// `GET /label`
  public func label(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ShopEndpoint.label, options: options)
  }

  /// `GET /watch`
  public func watch(options: RequestOptions = .init()) -> AsyncThrowingStream<Pet, any Error> {
    client.lines(ShopEndpoint.watch, as: Pet.self, options: options)
  }

  /// `HEAD /pet`
  public func peek(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.peek, options: options)
  }

  /// `POST /both`
  public func both(_ body: JSON, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.both(body), as: Pet.self, options: options)
  }

  /// `POST /both`
  public func bothStream(
    _ body: JSON, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Pet, any Error> {
    client.lines(ShopEndpoint.both(body), as: Pet.self, options: options)
  }

  /// `GET /either`
  public func either(
    options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.EitherResponse {
    try await client.send(
      ShopEndpoint.either, options: options, reading: { try ShopEndpoint.EitherResponse($0) })
  }

  /// `GET /neither`
  public func neither(
    options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.NeitherResponse {
    try await client.send(
      ShopEndpoint.neither, options: options, reading: { try ShopEndpoint.NeitherResponse($0) })
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/raw`.
public nonisolated struct RawClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /raw`
  public func get(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(RawEndpoint.get, as: Pet.self, options: options)
  }
}

extension ShopEndpoint {
  /// A successful response of `GET /either`.
  public nonisolated enum EitherResponse: Hashable, Sendable {
    /// 200
    case ok(Pet)
    /// 202
    case accepted(Data)
    /// 204
    case noContent

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(Pet.self))
      case 202: self = .accepted(response.data)
      case 204: self = .noContent
      default: throw response.unexpectedStatus
      }
    }
  }
}

extension ShopEndpoint {
  /// A successful response of `GET /neither`.
  public nonisolated enum NeitherResponse: Hashable, Sendable {
    /// 200
    case ok(Data)
    /// 202
    case accepted(String)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = .ok(response.data)
      case 202: self = try .accepted(response.text())
      default: throw response.unexpectedStatus
      }
    }
  }
}

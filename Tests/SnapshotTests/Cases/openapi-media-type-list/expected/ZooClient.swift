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

  /// Requests to `/a`.
  public var a: AClient { AClient(client) }

  /// Requests to `/b`.
  public var b: BClient { BClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/a`.
public nonisolated struct AClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /a`
  @discardableResult
  public func put(_ body: Pet, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(AEndpoint.put(body), as: Pet.self, options: options)
  }

  /// `POST /a`
  @discardableResult
  public func put(id: String, options: RequestOptions = .init()) async throws -> Pet {
    try await self.put(Pet(id: id), options: options)
  }
}

/// Requests to `/b`.
public nonisolated struct BClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /b`
  public func image(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(BEndpoint.image, as: Data.self, options: options)
  }

  /// `GET /b`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func image(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(BEndpoint.image, to: file, progress: progress, options: options)
  }
}

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

  /// `GET /text`
  public func text(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ZooEndpoint.text, options: options)
  }

  /// `GET /image`
  public func image(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.image, as: Data.self, options: options)
  }

  /// `GET /image`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func image(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ZooEndpoint.image, to: file, progress: progress, options: options)
  }

  /// `GET /vendor`
  public func vendor(options: RequestOptions = .init()) async throws -> String {
    try await client.send(ZooEndpoint.vendor, as: String.self, options: options)
  }

  /// `GET /any`
  public func any(options: RequestOptions = .init()) async throws -> JSON {
    try await client.send(ZooEndpoint.any, as: JSON.self, options: options)
  }

  /// `HEAD /head`
  public func head(options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.head, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

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

  /// `POST /pets`
  public func addPet(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.addPet(body), options: options)
  }

  /// `GET /tracks`
  public func getTrack(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.getTrack, as: Data.self, options: options)
  }

  /// `GET /tracks`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func getTrack(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ZooEndpoint.getTrack, to: file, progress: progress, options: options)
  }

  /// `POST /tracks`
  public func addTrack(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.addTrack(body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

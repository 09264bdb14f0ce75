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

  /// Requests to `/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/log`.
  public var log: LogClient { LogClient(client) }

  /// `GET /blob`
  ///
  /// - Throws: `APIError`, whose `declared` is `Data`.
  public func blob(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ZooEndpoint.blob, format: .base64, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets` and below.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets`
  ///
  /// - Throws: `APIError`, whose `declared` is `Outcome`.
  public func list(options: RequestOptions = .init()) async throws -> Outcome {
    try await client.send(PetsEndpoint.list, as: Outcome.self, options: options)
  }

  /// `GET /pets/{id}`
  ///
  /// - Throws: `APIError`, whose `declared` is `Problem` for 404, `PetsEndpoint.GetResponse` for
  ///   other statuses.
  public func get(
    id: String, options: RequestOptions = .init()
  ) async throws -> PetsEndpoint.GetResponse {
    try await client.send(
      PetsEndpoint.get(id: id), as: PetsEndpoint.GetResponse.self, options: options)
  }

  /// `DELETE /pets/{id}`
  public func delete(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.delete(id: id), options: options)
  }
}

/// Requests to `/log`.
public nonisolated struct LogClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /log`
  public func read(options: RequestOptions = .init()) async throws -> String {
    try await client.text(LogEndpoint.read, options: options)
  }
}

// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://shop.example.com`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /pets/{id}/copies/{name}/of/{id}`
  public func copy(id: Int, name: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.copy(id: id, name: name), options: options)
  }

  /// `GET /twins/{key}/{key}`
  ///
  /// - Parameter key: Of both.
  public func twin(key: UUID, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.twin(key: key), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Image. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for Image.
public nonisolated struct ImageClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://image.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  public func edit(
    _ body: EditBody? = nil, options: RequestOptions = .init()
  ) async throws -> Data {
    try await client.send(ImageEndpoint.edit(body), as: Data.self, options: options)
  }

  public func replace(
    id: String, file: UploadFile? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ImageEndpoint.replace(id: id, file: file), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Patches. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct PatchesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `PATCH /pets/{id}`
  @discardableResult
  public func change(
    id: Int, _ body: Patch, options: RequestOptions = .init()
  ) async throws -> Patch {
    try await client.send(PatchesEndpoint.change(id: id, body), as: Patch.self, options: options)
  }

  /// `PATCH /pets/{id}`
  @discardableResult
  public func change(
    id: Int, name: Nullable<String>? = nil, tags: Nullable<[String]>? = nil,
    seen: Nullable<Date>? = nil, options: RequestOptions = .init()
  ) async throws -> Patch {
    try await self.change(id: id, Patch(name: name, tags: tags, seen: seen), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Zoo. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for the API at `https://zoo.example.com`.
public nonisolated struct ZooClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://zoo.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /animals/{id}`
  ///
  /// - Parameters:
  ///   - since: The first day.
  ///   - limit: Default: `20`.
  public func listAnimals(
    id: UUID, since: Day, limit: Int? = nil, kind: ZooEndpoint.ListAnimalsKind? = nil,
    note: String? = nil, petName: String? = nil, xPark: Int? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.listAnimals(
        id: id, since: since, limit: limit, kind: kind, note: note, petName: petName,
        xPark: xPark),
      options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

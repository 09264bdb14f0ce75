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
  @discardableResult
  public func createPet(_ body: Pet, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ZooEndpoint.createPet(body), as: Pet.self, options: options)
  }

  /// `POST /pets`
  @discardableResult
  public func createPet(
    picture: Data? = nil, voice: Data? = nil, size: Int? = nil,
    maxUnavailable: Pet.MaxUnavailable? = nil, port: Pet.Port? = nil, target: IntOrString? = nil,
    options: RequestOptions = .init()
  ) async throws -> Pet {
    try await self.createPet(
      Pet(
        picture: picture, voice: voice, size: size, maxUnavailable: maxUnavailable, port: port,
        target: target),
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

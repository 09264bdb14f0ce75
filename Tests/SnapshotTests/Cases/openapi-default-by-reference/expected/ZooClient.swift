// Made by sdkgen for Zoo. Do not edit.

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

  /// `POST /pets`
  ///
  /// - Parameter order: Default: `cat`.
  @discardableResult
  public func addPet(
    _ body: Pet, limit: Limit = 9, kind: Kind = .dog, order: Kind? = nil,
    apiVersion: Version? = "2023-01-01", zooVersion: String = "2024-01-01",
    toolVersion: Version? = "2023-01-01", formVersion: Version? = "2023-01-01",
    options: RequestOptions = .init()
  ) async throws -> Pet {
    try await client.send(
      ZooEndpoint.addPet(
        body, limit: limit, kind: kind, order: order, apiVersion: apiVersion,
        zooVersion: zooVersion, toolVersion: toolVersion, formVersion: formVersion),
      as: Pet.self, options: options)
  }

  /// `POST /pets`
  ///
  /// - Parameters:
  ///   - order: Default: `cat`.
  ///   - name: Its name.
  ///   - other: Default: `"cat"`.
  ///   - mood: Default: `"cat"`.
  @discardableResult
  public func addPet(
    limit: Limit = 9, kind: Kind = .dog, order: Kind? = nil, apiVersion: Version? = "2023-01-01",
    zooVersion: String = "2024-01-01", toolVersion: Version? = "2023-01-01",
    formVersion: Version? = "2023-01-01", legs: Limit = 9, name: Version = "2023-01-01",
    bodyKind: Kind = .cat, tame: Tame = true, code: Code = "01", friend: Kind = .dog,
    other: Kind? = nil, mood: Kind? = nil, cause: Pet.Cause? = nil,
    options: RequestOptions = .init()
  ) async throws -> Pet {
    try await self.addPet(
      Pet(
        legs: legs, name: name, kind: bodyKind, tame: tame, code: code, friend: friend,
        other: other, mood: mood, cause: cause),
      limit: limit, kind: kind, order: order, apiVersion: apiVersion, zooVersion: zooVersion,
      toolVersion: toolVersion, formVersion: formVersion, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

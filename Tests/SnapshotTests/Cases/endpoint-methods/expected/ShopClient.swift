// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
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

  /// `GET /pets/{id}/photos/{name}`
  public func get(id: Int, name: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.get(id: id, name: name), options: options)
  }

  /// `POST /pets`
  public func add(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.add, options: options)
  }

  /// `PUT /pets/{id}`
  public func put(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.put(id: id), options: options)
  }

  /// `PATCH /pets/{id}`
  public func change(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.change(id: id), options: options)
  }

  /// `DELETE /pets/{id}`
  public func remove(id: UUID, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.remove(id: id), options: options)
  }

  /// `HEAD /pets/{id}.json`
  public func peek(id: Int, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.peek(id: id), options: options)
  }

  /// `OPTIONS /pets`
  public func options(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.options, options: options)
  }

  /// `GET /caf%C3%A9%20&%20bar/a%2Fb`
  public func odd(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.odd, options: options)
  }

  /// `QUERY /pets`
  public func find(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.find(body), options: options)
  }

  /// `TRACE /pets`
  public func trace(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.trace, options: options)
  }

  /// `COPY /pets/{id}`
  public func copy(id: Int, destination: String, options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.copy(id: id, destination: destination), options: options)
  }

  /// `M-SEARCH /pets`
  public func search(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.search, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

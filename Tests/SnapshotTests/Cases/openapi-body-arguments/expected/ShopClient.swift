// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /customers`
  @discardableResult
  public func create(
    _ body: NewCustomer, options: RequestOptions = .init()
  ) async throws -> Customer {
    try await client.send(ShopEndpoint.create(body), as: Customer.self, options: options)
  }

  /// `POST /customers`
  ///
  /// - Parameters:
  ///   - email: Where they read.
  ///   - note: What you know of them.
  @discardableResult
  public func create(
    email: String, note: String? = nil, metadata: [String: String]? = nil,
    additionalProperties: [String: Int] = [:], options: RequestOptions = .init()
  ) async throws -> Customer {
    try await self.create(
      NewCustomer(
        email: email, note: note, metadata: metadata, additionalProperties: additionalProperties),
      options: options)
  }

  /// Changes all. Without arguments no body is sent.
  public func touch(
    _ body: ShopEndpoint.TouchBody? = nil, expand: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.touch(body, expand: expand), options: options)
  }

  /// Changes all. Without arguments no body is sent.
  @_disfavoredOverload
  public func touch(
    expand: [String]? = nil, note: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.touch(ShopEndpoint.TouchBody(note: note), expand: expand, options: options)
  }

  /// `PUT /customers/{id}`
  public func replace(
    id: String, _ body: ShopEndpoint.ReplaceBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.replace(id: id, body), options: options)
  }

  /// `PUT /customers/{id}`
  ///
  /// - Parameter bodyID: The new id.
  public func replace(
    id: String, bodyID: String, bodyOptions: Int, body: String? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.replace(
      id: id, ShopEndpoint.ReplaceBody(id: bodyID, options: bodyOptions, body: body),
      options: options)
  }

  /// `POST /customers/{id}`
  public func merge(
    id: String, _ body: ShopEndpoint.MergeBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.merge(id: id, body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

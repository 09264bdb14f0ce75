// Made by sdkgen for Service. Do not edit.

public import SDKRuntime

/// 1.10
public nonisolated struct ServiceClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// - Parameter _1: 1.70
  public init(
    server: Server, _1: AnyCredential, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("1", .apiKey("5", in: .header), _1)]
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// 1.20
  public var _1: _1Client { _1Client(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// See also: [1.60](https://zoo.example.com)
  public func `true`(options: RequestOptions = .init()) async throws {
    try await client.send(ServiceEndpoint.`true`, options: options)
  }

  /// `DELETE /pets`
  public func null(options: RequestOptions = .init()) async throws {
    try await client.send(ServiceEndpoint.null, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// 1.20
public nonisolated struct _1Client: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// 1.30
  ///
  /// - Parameter q: 1.40
  public func _404(
    q: Bool? = nil, options: RequestOptions = .init()
  ) async throws -> _1Endpoint.Endpoint404Response {
    try await client.send(
      _1Endpoint._404(q: q), as: _1Endpoint.Endpoint404Response.self, options: options)
  }

  /// `PATCH /pets`
  public func `true`(options: RequestOptions = .init()) async throws {
    try await client.send(_1Endpoint.`true`, options: options)
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /pets`
  public func create(options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.create, options: options)
  }
}

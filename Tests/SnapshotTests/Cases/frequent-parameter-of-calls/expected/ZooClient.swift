// Made by sdkgen for Zoo. Do not edit.

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

  /// `GET /{shop}/a`
  public func a(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.a(
        shop: shop, sort: sort, xAmzDate: xAmzDate, page: page, strVal: strVal,
        xTraceID: xTraceID, xTenantID: xTenantID),
      options: options)
  }

  /// `GET /{shop}/b`
  public func b(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.b(
        shop: shop, sort: sort, xAmzDate: xAmzDate, page: page, strVal: strVal,
        xTraceID: xTraceID, xTenantID: xTenantID),
      options: options)
  }

  /// `GET /{shop}/c`
  public func c(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.c(
        shop: shop, sort: sort, xAmzDate: xAmzDate, page: page, strVal: strVal,
        xTraceID: xTraceID, xTenantID: xTenantID),
      options: options)
  }

  /// `GET /{shop}/d`
  public func d(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.d(
        shop: shop, sort: sort, xAmzDate: xAmzDate, page: page, strVal: strVal,
        xTraceID: xTraceID, xTenantID: xTenantID),
      options: options)
  }

  /// `GET /{shop}/e`
  public func e(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.e(
        shop: shop, sort: sort, xAmzDate: xAmzDate, page: page, strVal: strVal,
        xTraceID: xTraceID, xTenantID: xTenantID),
      options: options)
  }

  /// `GET /{shop}/f`
  public func f(
    shop: String, sort: String, xAmzDate: String, page: Int? = nil, strVal: String? = nil,
    xTraceID: String? = nil, xTenantID: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.f(
        shop: shop, sort: sort, xAmzDate: xAmzDate, page: page, strVal: strVal,
        xTraceID: xTraceID, xTenantID: xTenantID),
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

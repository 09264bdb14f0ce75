// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

/// A client for the API at `https://shop.example.com/v1`.
public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://shop.example.com/v1",
    transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/ips`.
  public var ips: IPsClient { IPsClient(client) }

  /// Requests to `/box`.
  public var box: BoxClient { BoxClient(client) }

  /// Requests to `/pets`.
  public var pets: PetsClient { PetsClient(client) }

  /// Requests to `/owners`.
  public var owners: OwnersClient { OwnersClient(client) }

  /// Requests to `/keepers`.
  public var keepers: KeepersClient { KeepersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/ips`.
public nonisolated struct IPsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /ips?networks=all`
  public func listAllNetworks(options: RequestOptions = .init()) async throws {
    try await client.send(IPsEndpoint.listAllNetworks, options: options)
  }
}

/// Requests to `/box`.
public nonisolated struct BoxClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /box?comp=list`
  public func list(options: RequestOptions = .init()) async throws {
    try await client.send(BoxEndpoint.list, options: options)
  }

  /// `GET /box?acl`
  public func acl(acl: Bool, options: RequestOptions = .init()) async throws {
    try await client.send(BoxEndpoint.acl(acl: acl), options: options)
  }
}

/// Requests to `/pets`.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /pets{?page,size*}`
  public func list(size: Int, page: Int? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.list(size: size, page: page), options: options)
  }
}

/// Requests to `/owners`.
public nonisolated struct OwnersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /owners{?page}{&sort}`
  public func list(
    page: String? = nil, sort: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(OwnersEndpoint.list(page: page, sort: sort), options: options)
  }
}

/// Requests to `/keepers`.
public nonisolated struct KeepersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /keepers?p={page}&zoo={zoo}&kind=all`
  public func list(p: Int, zoo: String, options: RequestOptions = .init()) async throws {
    try await client.send(KeepersEndpoint.list(p: p, zoo: zoo), options: options)
  }
}

// Made by sdkgen for pay by link. Do not edit.

public import SDKRuntime

/// A client for the API at `https://pay.example`.
public nonisolated struct PayByLinkClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://pay.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/payments`.
  public var payments: PaymentsClient { PaymentsClient(client) }

  /// Requests to `/refunds`.
  public var refunds: RefundsClient { RefundsClient(client) }

  /// Requests to `/filters`.
  public var filters: FiltersClient { FiltersClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/payments`.
public nonisolated struct PaymentsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /payments`
  public func pay(_ body: Payment, options: RequestOptions = .init()) async throws {
    try await client.send(PaymentsEndpoint.pay(body), options: options)
  }
}

/// Requests to `/refunds`.
public nonisolated struct RefundsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /refunds`
  public func refund(_ body: Refund, options: RequestOptions = .init()) async throws {
    try await client.send(RefundsEndpoint.refund(body), options: options)
  }
}

/// Requests to `/filters`.
public nonisolated struct FiltersClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /filters`
  public func filter(_ body: Filter, options: RequestOptions = .init()) async throws {
    try await client.send(FiltersEndpoint.filter(body), options: options)
  }
}

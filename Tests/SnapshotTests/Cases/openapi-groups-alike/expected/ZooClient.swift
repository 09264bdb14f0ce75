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

  /// Requests to `/a`.
  public var xY: XYClient { XYClient(client) }

  /// Requests to `/b`.
  public var xy: XY2Client { XY2Client(client) }

  /// Requests to `/c` and below.
  public var c: CClient { CClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/a`.
public nonisolated struct XYClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /a`
  public func a(options: RequestOptions = .init()) async throws {
    try await client.send(XYEndpoint.a, options: options)
  }
}

/// Requests to `/b`.
public nonisolated struct XY2Client: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /b`
  public func b(options: RequestOptions = .init()) async throws {
    try await client.send(XY2Endpoint.b, options: options)
  }
}

/// Requests to `/c` and below.
public nonisolated struct CClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /c/1`
  public func xY(options: RequestOptions = .init()) async throws -> CEndpoint.XYResponse {
    try await client.send(
      CEndpoint.xY, options: options, reading: { try CEndpoint.XYResponse($0) })
  }

  /// `GET /c/2`
  public func xy(options: RequestOptions = .init()) async throws -> CEndpoint.XyResponse {
    try await client.send(
      CEndpoint.xy, options: options, reading: { try CEndpoint.XyResponse($0) })
  }
}

extension CEndpoint {
  /// A successful response of `GET /c/1`.
  public nonisolated enum XYResponse: Hashable, Sendable {
    /// 200
    case ok(String)
    /// 201
    case created(Int)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(String.self))
      case 201: self = try .created(response.decode(Int.self))
      default: throw response.unexpectedStatus
      }
    }
  }
}

extension CEndpoint {
  /// A successful response of `GET /c/2`.
  public nonisolated enum XyResponse: Hashable, Sendable {
    /// 200
    case ok(String)
    /// 201
    case created(Int)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(String.self))
      case 201: self = try .created(response.decode(Int.self))
      default: throw response.unexpectedStatus
      }
    }
  }
}

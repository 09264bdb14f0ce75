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

  /// `POST /anything`
  public func sendAnything(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.sendAnything(body), options: options)
  }

  /// `POST /bytes`
  public func sendBytes(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.sendBytes(body), options: options)
  }

  /// `POST /image`
  public func sendImage(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.sendImage(body), options: options)
  }

  /// `POST /text`
  public func sendText(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.sendText(body), options: options)
  }

  /// `POST /xml`
  public func sendXML(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.sendXML(body), options: options)
  }

  /// `POST /object`
  public func sendObject(
    _ body: ZooEndpoint.SendObjectBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.sendObject(body), options: options)
  }

  /// `POST /object`
  public func sendObject(a: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.sendObject(ZooEndpoint.SendObjectBody(a: a), options: options)
  }

  /// `POST /version`
  public func sendVersion(
    _ body: ZooEndpoint.SendVersionBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.sendVersion(body), options: options)
  }

  /// `POST /version`
  public func sendVersion(a: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.sendVersion(ZooEndpoint.SendVersionBody(a: a), options: options)
  }

  /// `POST /vendor`
  public func sendVendor(
    _ body: ZooEndpoint.SendVendorBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.sendVendor(body), options: options)
  }

  /// `POST /vendor`
  public func sendVendor(a: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.sendVendor(ZooEndpoint.SendVendorBody(a: a), options: options)
  }

  /// `POST /parts`
  public func sendParts(a: UploadFile? = nil, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.sendParts(a: a), options: options)
  }

  /// `POST /both`
  public func sendBoth(
    _ body: ZooEndpoint.SendBothBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.sendBoth(body), options: options)
  }

  /// `POST /both`
  public func sendBoth(a: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.sendBoth(ZooEndpoint.SendBothBody(a: a), options: options)
  }

  /// `POST /both`
  @_disfavoredOverload
  public func sendBoth(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.sendBothData(body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

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

  /// `POST /form`
  public func addForm(
    _ body: ZooEndpoint.AddFormBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.addForm(body), options: options)
  }

  /// `POST /form`
  public func addForm(name: String, options: RequestOptions = .init()) async throws {
    try await self.addForm(ZooEndpoint.AddFormBody(name: name), options: options)
  }

  /// `POST /profile-form`
  public func addProfileForm(
    _ body: ZooEndpoint.AddProfileFormBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.addProfileForm(body), options: options)
  }

  /// `POST /profile-form`
  public func addProfileForm(name: String, options: RequestOptions = .init()) async throws {
    try await self.addProfileForm(ZooEndpoint.AddProfileFormBody(name: name), options: options)
  }

  /// `POST /latin-form`
  public func addLatinForm(
    _ body: ZooEndpoint.AddLatinFormBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.addLatinForm(body), options: options)
  }

  /// `POST /latin-form`
  public func addLatinForm(name: String, options: RequestOptions = .init()) async throws {
    try await self.addLatinForm(ZooEndpoint.AddLatinFormBody(name: name), options: options)
  }

  /// `POST /text`
  public func addText(_ body: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.addText(body), options: options)
  }

  /// `POST /json`
  public func addJSON(
    _ body: ZooEndpoint.AddJSONBody, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ZooEndpoint.addJSON(body), options: options)
  }

  /// `POST /json`
  public func addJSON(name: String, options: RequestOptions = .init()) async throws {
    try await self.addJSON(ZooEndpoint.AddJSONBody(name: name), options: options)
  }

  /// `POST /parts`
  public func addParts(name: String, options: RequestOptions = .init()) async throws {
    try await client.send(ZooEndpoint.addParts(name: name), options: options)
  }

  /// `GET /text-of`
  public func getText(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ZooEndpoint.getText, options: options)
  }

  /// `GET /csv`
  public func getCSV(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ZooEndpoint.getCSV, options: options)
  }

  /// `GET /json-of`
  public func getJSON(options: RequestOptions = .init()) async throws -> String {
    try await client.send(ZooEndpoint.getJSON, as: String.self, options: options)
  }

  /// `GET /listed`
  public func getListed(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ZooEndpoint.getListed, options: options)
  }

  /// `GET /listed-json`
  public func getListedJSON(options: RequestOptions = .init()) async throws -> String {
    try await client.send(ZooEndpoint.getListedJSON, as: String.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Notes. Do not edit.

public import SDKRuntime

/// A client for the API at `https://notes.example`.
public nonisolated struct NotesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://notes.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `PUT /notes`
  public func replace(
    before: String?, _ body: Nullable<NotesEndpoint.ReplaceBody>, after: String? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      NotesEndpoint.replace(before: before, body, after: after), options: options)
  }

  /// `PUT /notes`
  public func replace(
    before: String?, after: String? = nil, text: String? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.replace(
      before: before, .value(NotesEndpoint.ReplaceBody(text: text)), after: after,
      options: options)
  }

  /// `POST /notes`
  public func append(
    _ body: NotesEndpoint.AppendBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(NotesEndpoint.append(body), options: options)
  }

  /// `POST /notes`
  @_disfavoredOverload
  public func append(text: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.append(NotesEndpoint.AppendBody(text: text), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

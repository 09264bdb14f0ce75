// Made by sdkgen for Odd. Do not edit.

public import SDKRuntime

/// A client for the API at `https://odd.example`.
public nonisolated struct OddClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://odd.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// Requests to `/logs`.
  public var logs: LogsClient { LogsClient(client) }

  /// Requests to `/images`.
  public var images: ImagesClient { ImagesClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/logs`.
public nonisolated struct LogsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /logs`
  public func list(
    effectiveAt: LogsEndpoint.ListEffectiveAt? = nil, projectIDs: [String]? = nil,
    mdfilters: [LogsEndpoint.ListMdfilter]? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      LogsEndpoint.list(effectiveAt: effectiveAt, projectIDs: projectIDs, mdfilters: mdfilters),
      options: options)
  }
}

/// Requests to `/images`.
public nonisolated struct ImagesClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /images`
  public func edit(
    image: [UploadFile], prompt: String, tags: [String]? = nil,
    optionsValue: ImagesEndpoint.EditBodyOptions? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ImagesEndpoint.edit(image: image, prompt: prompt, tags: tags, optionsValue: optionsValue),
      options: options)
  }
}

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

  /// Requests to `/projects` and below.
  public var projects: ProjectsClient { ProjectsClient(client) }

  /// Requests to `/projects` and below.
  public var keys: KeysClient { KeysClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/projects` and below.
public nonisolated struct ProjectsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `GET /projects/{project_id}/spend_limit`
  public func getSpendLimit(projectID: String, options: RequestOptions = .init()) async throws {
    try await client.send(ProjectsEndpoint.getSpendLimit(projectID: projectID), options: options)
  }

  /// `DELETE /projects/{project_id}/spend_limit`
  public func deleteSpendLimit(projectID: String, options: RequestOptions = .init()) async throws {
    try await client.send(
      ProjectsEndpoint.deleteSpendLimit(projectID: projectID), options: options)
  }

  /// `POST /projects/input_tokens`
  public func getInputTokenCounts(options: RequestOptions = .init()) async throws {
    try await client.send(ProjectsEndpoint.getInputTokenCounts, options: options)
  }

  /// `GET /projects/status`
  public func jsonStatus(
    status: ProjectsEndpoint.JSONStatus? = nil, options: RequestOptions = .init()
  ) async throws -> ProjectsEndpoint.JSONStatusResponse {
    try await client.send(
      ProjectsEndpoint.jsonStatus(status: status), options: options,
      reading: { try ProjectsEndpoint.JSONStatusResponse($0) })
  }
}

/// Requests to `/projects` and below.
public nonisolated struct KeysClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /projects/{project_id}/api_keys`
  public func createAPIKeyForProject(
    projectID: String, options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      KeysEndpoint.createAPIKeyForProject(projectID: projectID), options: options)
  }
}

extension ProjectsEndpoint {
  /// A successful response of `GET /projects/status`.
  public nonisolated enum JSONStatusResponse: Hashable, Sendable {
    /// 200
    case ok(JSONStatusResponseBody)
    /// 202
    case accepted(String)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(JSONStatusResponseBody.self))
      case 202: self = try .accepted(response.text())
      default: throw response.unexpectedStatus
      }
    }
  }
}

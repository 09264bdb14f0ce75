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

  /// `POST /animals/{ids}`
  public func listAnimals(
    ids: [Int], _ body: ZooEndpoint.ListAnimalsBody? = nil, kinds: [String]? = nil,
    rows: [[Int]]? = nil, none: [String]? = nil, xTabs: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ZooEndpoint.listAnimals(ids: ids, body, kinds: kinds, rows: rows, none: none, xTabs: xTabs),
      options: options)
  }

  /// `POST /animals/{ids}`
  @_disfavoredOverload
  public func listAnimals(
    ids: [Int], kinds: [String]? = nil, rows: [[Int]]? = nil, none: [String]? = nil,
    xTabs: [String]? = nil, names: [String]? = nil, tags: [String]? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await self.listAnimals(
      ids: ids, ZooEndpoint.ListAnimalsBody(names: names, tags: tags), kinds: kinds, rows: rows,
      none: none, xTabs: xTabs, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

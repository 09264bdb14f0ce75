// Made by sdkgen for Shop. Do not edit.

public import SDKRuntime

public nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server, transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /photos`
  public func upload(
    title: String, meta: Meta, photo: UploadFile, more: [UploadFile], image: UploadFile,
    count: Int? = nil, tags: [String]? = nil, metas: [Meta]? = nil, thumb: UploadFile? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ShopEndpoint.upload(
        title: title, meta: meta, photo: photo, more: more, image: image, count: count,
        tags: tags, metas: metas, thumb: thumb),
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

// Made by sdkgen for Image. Do not edit.

public import SDKRuntime

/// A client for the API at `https://image.example`.
public nonisolated struct ImageClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  public init(
    server: Server = "https://image.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `POST /images`
  public func edit(
    _ body: ImageEndpoint.EditBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ImageEndpoint.edit(body), options: options)
  }

  /// `POST /images`
  @_disfavoredOverload
  public func edit(
    image: String? = nil, size: Int? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.edit(ImageEndpoint.EditBody(image: image, size: size), options: options)
  }

  /// `POST /images`
  @_disfavoredOverload
  public func edit(
    image: UploadFile?, mask: UploadFile? = nil, size: Int? = nil,
    options: RequestOptions = .init()
  ) async throws {
    try await client.send(
      ImageEndpoint.editMultipart(image: image, mask: mask, size: size), options: options)
  }

  /// `PUT /avatar`
  public func replaceAvatar(
    _ body: ImageEndpoint.ReplaceAvatarBody? = nil, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ImageEndpoint.replaceAvatar(body), options: options)
  }

  /// `PUT /avatar`
  @_disfavoredOverload
  public func replaceAvatar(url: String? = nil, options: RequestOptions = .init()) async throws {
    try await self.replaceAvatar(ImageEndpoint.ReplaceAvatarBody(url: url), options: options)
  }

  /// `PUT /avatar`
  @_disfavoredOverload
  public func replaceAvatar(_ body: HTTPBody, options: RequestOptions = .init()) async throws {
    try await client.send(ImageEndpoint.replaceAvatarData(body), options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

// Made by sdkgen for Shop. Do not edit.

public import Foundation
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
  public func addPhoto(
    card: Card, photo: UploadFile, options: RequestOptions = .init()
  ) async throws {
    try await client.send(ShopEndpoint.addPhoto(card: card, photo: photo), options: options)
  }

  /// `GET /photo`
  public func photo(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ShopEndpoint.photo, as: Data.self, options: options)
  }

  /// `GET /photo`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func photo(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ShopEndpoint.photo, to: file, progress: progress, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

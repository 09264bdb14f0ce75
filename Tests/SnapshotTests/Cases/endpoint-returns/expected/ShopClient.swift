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

  /// `GET /nothing`
  public func nothing(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.nothing, options: options)
  }

  /// `GET /void`
  public func void(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.void, options: options)
  }

  /// `GET /pet`
  public func pet(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.pet, as: Pet.self, options: options)
  }

  /// `GET /maybe`
  public func maybe(options: RequestOptions = .init()) async throws -> Pet? {
    try await client.send(ShopEndpoint.maybe, as: Pet?.self, options: options)
  }

  /// `GET /pets`
  public func list(options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(ShopEndpoint.list, as: [Pet].self, options: options)
  }

  /// `GET /image`
  public func image(options: RequestOptions = .init()) async throws -> Data {
    try await client.send(ShopEndpoint.image, as: Data.self, options: options)
  }

  /// `GET /image`
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func image(
    to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      ShopEndpoint.image, to: file, progress: progress, options: options)
  }

  /// `GET /count`
  public func count(options: RequestOptions = .init()) async throws -> Int {
    try await client.send(ShopEndpoint.count, as: Int.self, options: options)
  }

  /// `GET /long`
  public func long(options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(ShopEndpoint.long, as: Pet.self, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

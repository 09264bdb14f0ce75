// Made by sdkgen for Zoo. Do not edit.

public import Foundation
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

  /// Requests to `/pets` and below.
  public var pets: PetsClient { PetsClient(client) }

  public var walks: WalksClient { WalksClient(client) }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// Requests to `/pets` and below.
public nonisolated struct PetsClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// Lists the pets of a keeper.
  public func list(options: RequestOptions = .init()) async throws -> [Pet] {
    try await client.send(PetsEndpoint.list, as: [Pet].self, options: options)
  }

  /// `GET /pets/{id}`
  ///
  /// - Returns: The pet with its owner's address.
  /// - Throws: `APIError`, whose `declared` is `String` for 404.
  public func get(id: String, options: RequestOptions = .init()) async throws -> Pet {
    try await client.send(PetsEndpoint.get(id: id), as: Pet.self, options: options)
  }

  /// `PUT /pets/{id}`
  ///
  /// - Returns: The pet as it was stored, with its weight rounded to grams.
  ///
  ///   - without a name: the nickname
  @discardableResult
  public func replace(
    id: String, _ body: Pet, options: RequestOptions = .init()
  ) async throws -> Pet? {
    try await client.send(PetsEndpoint.replace(id: id, body), as: Pet?.self, options: options)
  }

  /// `PUT /pets/{id}`
  ///
  /// - Returns: The pet as it was stored, with its weight rounded to grams.
  ///
  ///   - without a name: the nickname
  @discardableResult
  public func replace(
    id: String, name: String, options: RequestOptions = .init()
  ) async throws -> Pet? {
    try await self.replace(id: id, Pet(name: name), options: options)
  }

  /// `DELETE /pets/{id}`
  ///
  /// The keepers are asked first and answer by mail.
  public func delete(id: String, options: RequestOptions = .init()) async throws {
    try await client.send(PetsEndpoint.delete(id: id), options: options)
  }

  /// `PATCH /pets/{id}`
  @discardableResult
  public func update(
    id: String, _ body: PetsEndpoint.UpdateBody? = nil, options: RequestOptions = .init()
  ) async throws -> Pet {
    try await client.send(PetsEndpoint.update(id: id, body), as: Pet.self, options: options)
  }

  /// `PATCH /pets/{id}`
  @discardableResult
  @_disfavoredOverload
  public func update(
    id: String, name: String? = nil, options: RequestOptions = .init()
  ) async throws -> Pet {
    try await self.update(id: id, PetsEndpoint.UpdateBody(name: name), options: options)
  }
}

public nonisolated struct WalksClient: Sendable {
  /// The client that sends all requests.
  public let client: APIClient

  public init(_ client: APIClient) { self.client = client }

  /// `POST /walks`
  ///
  /// - Returns: `200`: The walk takes place tomorrow.
  ///
  ///   `202`: The keeper decides by midnight.
  @discardableResult
  public func add(options: RequestOptions = .init()) async throws -> WalksEndpoint.AddResponse {
    try await client.send(
      WalksEndpoint.add, options: options, reading: { try WalksEndpoint.AddResponse($0) })
  }

  /// `GET /photos/{id}`
  ///
  /// - Returns: A thumbnail of 64 pixels with rounded corners.
  public func getPhoto(id: String, options: RequestOptions = .init()) async throws -> Data {
    try await client.send(WalksEndpoint.getPhoto(id: id), as: Data.self, options: options)
  }

  /// `GET /photos/{id}`
  ///
  /// A thumbnail of 64 pixels with rounded corners.
  ///
  /// - Parameters:
  ///   - file: The file that the body is put into, in place of one that is there.
  ///   - progress: Called with how much of the body has arrived.
  public func getPhoto(
    id: String, to file: URL, progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws {
    _ = try await client.download(
      WalksEndpoint.getPhoto(id: id), to: file, progress: progress, options: options)
  }

  /// `GET /calls`
  ///
  /// - Returns: The parrots' words until midnight.
  public func listenToCalls(
    options: RequestOptions = .init()
  ) -> AsyncThrowingStream<String, any Error> {
    client.events(
      WalksEndpoint.listenToCalls, as: String.self, end: "[DONE]", mustEnd: false,
      options: options)
  }
}

extension WalksEndpoint {
  /// A successful response of `POST /walks`.
  public nonisolated enum AddResponse: Hashable, Sendable {
    /// 200
    case ok(String)
    /// 202
    case accepted(Int)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(String.self))
      case 202: self = try .accepted(response.decode(Int.self))
      default: throw response.unexpectedStatus
      }
    }
  }
}

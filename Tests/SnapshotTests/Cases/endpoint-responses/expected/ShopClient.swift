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

  /// `POST /pets`
  @discardableResult
  public func add(
    _ body: Pet, options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.AddResponse {
    try await client.send(
      ShopEndpoint.add(body), options: options, reading: { try ShopEndpoint.AddResponse($0) })
  }

  /// `POST /pets`
  @discardableResult
  public func add(
    id: Int, options: RequestOptions = .init()
  ) async throws -> ShopEndpoint.AddResponse {
    try await self.add(Pet(id: id), options: options)
  }

  /// `GET /pet`
  public func find(options: RequestOptions = .init()) async throws -> Pet? {
    try await client.send(ShopEndpoint.find, as: Pet?.self, options: options)
  }

  /// `DELETE /pet`
  public func wipe(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.wipe, options: options)
  }

  /// `PUT /pet`
  @discardableResult
  public func sync(options: RequestOptions = .init()) async throws -> ShopEndpoint.SyncResponse {
    try await client.send(
      ShopEndpoint.sync, options: options, reading: { try ShopEndpoint.SyncResponse($0) })
  }

  /// `GET /note`
  public func note(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ShopEndpoint.note, options: options)
  }

  /// `GET /photo`
  public func get(options: RequestOptions = .init()) async throws -> ShopEndpoint.GetResponse {
    try await client.send(
      ShopEndpoint.get, options: options, reading: { try ShopEndpoint.GetResponse($0) })
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

extension ShopEndpoint {
  /// A successful response of `POST /pets`.
  public nonisolated enum AddResponse: Hashable, Sendable {
    /// 200, 201
    case ok(Pet)
    /// 202
    case accepted(Job)
    /// 2xx
    case success

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200, 201: self = try .ok(response.decode(Pet.self))
      case 202: self = try .accepted(response.decode(Job.self))
      case 200..<300: self = .success
      default: throw response.unexpectedStatus
      }
    }
  }
}

extension ShopEndpoint {
  /// A successful response of `PUT /pet`.
  public nonisolated enum SyncResponse: Hashable, Sendable {
    /// 200
    case ok(Pet)
    /// 202
    case accepted(Job)
    /// 204
    case noContent

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = try .ok(response.decode(Pet.self))
      case 202: self = try .accepted(response.decode(Job.self))
      case 204: self = .noContent
      default: throw response.unexpectedStatus
      }
    }
  }
}

extension ShopEndpoint {
  /// A successful response of `GET /photo`.
  public nonisolated enum GetResponse: Hashable, Sendable {
    /// 200
    case ok(Data)
    /// any other status
    case other(String)

    public init(_ response: ResponseDecoder) throws {
      switch response.status {
      case 200: self = .ok(response.data)
      default: self = try .other(response.text())
      }
    }
  }
}

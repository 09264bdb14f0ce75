// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

/// A client for Shop.
public nonisolated struct ShopClient: Sendable {
  /// Sends every request of this client.
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

  public func add(_ body: Pet, options: RequestOptions = .init()) async throws -> ShopAddAnswer {
    try await client.send(
      ShopEndpoint.add(body), options: options, reading: { try ShopAddAnswer($0) })
  }

  public func note(options: RequestOptions = .init()) async throws -> String {
    try await client.text(ShopEndpoint.note, options: options)
  }

  public func get(options: RequestOptions = .init()) async throws -> ShopGetAnswer {
    try await client.send(ShopEndpoint.get, options: options, reading: { try ShopGetAnswer($0) })
  }

  /// What `body` returns, and the answer to its last call: status, headers, metrics.
  public func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

/// A successful answer of `add`.
public nonisolated enum ShopAddAnswer: Hashable, Sendable {
  /// 200, 201
  case ok(Pet)
  /// 202
  case accepted(Job)
  /// 2xx
  case success

  public init(_ answer: AnswerDecoder) throws {
    switch answer.status {
    case 200, 201: self = try .ok(answer.decode(Pet.self))
    case 202: self = try .accepted(answer.decode(Job.self))
    case 200..<300: self = .success
    default: throw answer.unexpectedStatus
    }
  }
}

/// A successful answer of `get`.
public nonisolated enum ShopGetAnswer: Hashable, Sendable {
  /// 200
  case ok(Data)
  /// any other status
  case other(String)

  public init(_ answer: AnswerDecoder) throws {
    switch answer.status {
    case 200: self = .ok(answer.data)
    default: self = try .other(answer.text())
    }
  }
}

// Made by sdkgen for Readings. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct ReadingsClient: Sendable {
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

  /// `GET /readings`
  public func list(
    sold: Bool? = nil, level: Double? = nil, options: RequestOptions = .init()
  ) async throws -> [Reading] {
    try await client.send(
      ReadingsEndpoint.list(sold: sold, level: level), as: [Reading].self, options: options)
  }

  /// `POST /readings`
  public func add(_ body: Reading, options: RequestOptions = .init()) async throws {
    try await client.send(ReadingsEndpoint.add(body), options: options)
  }

  /// `POST /readings`
  public func add(
    pm25: Double, count: Int, sold: Bool, pm10: Double? = nil, price: Decimal? = nil,
    old: Bool? = nil, options: RequestOptions = .init()
  ) async throws {
    try await self.add(
      Reading(pm25: pm25, count: count, sold: sold, pm10: pm10, price: price, old: old),
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

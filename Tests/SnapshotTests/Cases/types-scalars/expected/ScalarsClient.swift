// Made by sdkgen for Scalars. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct ScalarsClient: Sendable {
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

  /// `GET /everything`
  public func get(options: RequestOptions = .init()) async throws -> Everything {
    try await client.send(ScalarsEndpoint.get, as: Everything.self, options: options)
  }

  /// `PUT /everything`
  public func put(_ body: Everything, options: RequestOptions = .init()) async throws {
    try await client.send(ScalarsEndpoint.put(body), options: options)
  }

  /// `PUT /everything`
  public func put(
    bool: Bool, int: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64, uint: UInt,
    uint8: UInt8, uint16: UInt16, uint32: UInt32, uint64: UInt64, float: Float, double: Double,
    decimal: Decimal, string: String, uuid: UUID, url: URL, data: Data, json: JSON,
    options: RequestOptions = .init()
  ) async throws {
    try await self.put(
      Everything(
        bool: bool, int: int, int8: int8, int16: int16, int32: int32, int64: int64, uint: uint,
        uint8: uint8, uint16: uint16, uint32: uint32, uint64: uint64, float: float,
        double: double, decimal: decimal, string: string, uuid: uuid, url: url, data: data,
        json: json),
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

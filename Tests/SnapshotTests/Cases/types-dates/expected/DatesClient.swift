// Made by sdkgen for Dates. Do not edit.

public import Foundation
public import SDKRuntime

public nonisolated struct DatesClient: Sendable {
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

  /// `GET /events/{day}`
  public func list(
    day: Day, since: Date? = nil, until: Date? = nil, days: [Day]? = nil,
    options: RequestOptions = .init()
  ) async throws -> [Event] {
    try await client.send(
      DatesEndpoint.list(day: day, since: since, until: until, days: days), as: [Event].self,
      options: options)
  }

  /// `POST /events`
  @discardableResult
  public func add(_ body: Event, options: RequestOptions = .init()) async throws -> Date {
    try await client.send(DatesEndpoint.add(body), format: .unixSeconds, options: options)
  }

  /// `POST /events`
  @discardableResult
  public func add(
    at: Date, day: Day, seconds: Date, local: Date, stamps: [Date], compact: Day? = nil,
    millis: Date? = nil, byName: [String: Date]? = nil, options: RequestOptions = .init()
  ) async throws -> Date {
    try await self.add(
      Event(
        at: at, day: day, seconds: seconds, local: local, stamps: stamps, compact: compact,
        millis: millis, byName: byName),
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

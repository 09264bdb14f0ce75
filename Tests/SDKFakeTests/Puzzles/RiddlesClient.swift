// Made by sdkgen for Riddles. Do not edit.

import SDKRuntime

/// A client for the API at `https://riddles.example`.
nonisolated struct RiddlesClient: Sendable {
  /// The client that sends all requests.
  let client: APIClient

  init(_ client: APIClient) { self.client = client }

  init(
    server: Server = "https://riddles.example", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /things`
  func getThings(options: RequestOptions = .init()) async throws -> Thing {
    try await client.send(RiddlesEndpoint.getThings, as: Thing.self, options: options)
  }

  /// `PUT /things`
  func replaceThings(_ body: Thing.Input, options: RequestOptions = .init()) async throws {
    try await client.send(RiddlesEndpoint.replaceThings(body), options: options)
  }

  /// `PUT /things`
  func replaceThings(
    place: Place?, pair: [Int?]?, size: Thing.Size?, either: Place?, limits: Double,
    code: Thing.Code?, pairs: [Thing.Pair?], any: Place?, options: RequestOptions = .init()
  ) async throws {
    try await self.replaceThings(
      Thing.Input(
        place: place, pair: pair, size: size, either: either, limits: limits, code: code,
        pairs: pairs, any: any),
      options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

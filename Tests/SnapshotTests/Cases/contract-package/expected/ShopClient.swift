// Made by sdkgen for Shop. Do not edit.

package import SDKRuntime

/// A client for the API at `https://shop.example.com`.
package nonisolated struct ShopClient: Sendable {
  /// The client that sends all requests.
  package let client: APIClient

  package init(_ client: APIClient) { self.client = client }

  package init(
    server: Server = "https://shop.example.com", transport: any Transport = URLSessionTransport(),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) {
    var configuration = APIClient.Configuration(server: server)
    configure(&configuration)
    client = APIClient(configuration, transport: transport)
  }

  /// `GET /ping`
  package func ping(options: RequestOptions = .init()) async throws {
    try await client.send(ShopEndpoint.ping, options: options)
  }

  /// Returns the result of `body` with the last HTTP response: status, headers, metrics.
  package func withResponse<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Self) async throws -> Value
  ) async throws -> (Value, HTTPResponse) {
    try await client.withResponse { try await body(Self($0)) }
  }
}

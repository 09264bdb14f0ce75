import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Headers that must reach the other origin, or a request is carried out twice, or a stream begins anew.
@Suite struct RedirectedKeyTests {
  private let mock = MockTransport()

  private let first = RequestMatcher.any.matching("the first origin") {
    $0.url.host == "api.example.com"
  }

  private func client(_ options: RequestOptions) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.options = options
    return APIClient(configuration, transport: mock)
  }

  @Test func theIdempotencyKeyGoesAlongOnEveryAttempt() async throws {
    mock.on(first, .status(307).header("Location", "https://other.example.com/pay"))
      .on(.any, .failure(.connectionLost), .status(201))
    let retry = RetryPolicy(maxRetries: 1, baseDelay: .zero)
    let api = client(
      RequestOptions(retry: retry, redirects: .safe(max: 20), idempotencyHeader: "X-Once"))

    try await api.send(
      TestEndpoint(
        EndpointRequest(.post, "/pay", headers: [("X-Api-Key", "s")], body: .json(1))))

    let requests = mock.calls.map(\.request)
    let key = try #require(requests.first?.headers["X-Once"])
    #expect(requests.map { $0.headers["X-Once"] } == [key, key, key, key])
    #expect(requests.map { $0.headers["X-Api-Key"] } == ["s", nil, "s", nil])
    #expect(mock.calls.map(\.text) == ["1", "1", "1", "1"])
  }

  @Test func thePlaceInAStreamGoesAlong() async throws {
    mock.on(first, .status(302).header("Location", "https://other.example.com/b"))
      .on(.any, .status(204))

    try await client(.init()).send(
      TestEndpoint.get("/a"), options: RequestOptions(headers: ["Last-Event-ID": "7"]))

    #expect(mock.calls.last?.request.headers["Last-Event-ID"] == "7")
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Streamed bodies, some of which can be made only once.
@Suite struct SpentBodyTests {
  private struct Spent: Error {}

  private let mock = MockTransport()

  private func upload(times: Int) -> TestEndpoint {
    let left = Locked(times)
    let body = HTTPBody.stream {
      let isThere = left.with { left in
        left -= 1
        return left >= 0
      }
      guard isThere else { throw Spent() }
      return AsyncThrowingStream { stream in
        stream.yield(Data("abc".utf8))
        stream.finish()
      }
    }
    return TestEndpoint(EndpointRequest(.put, "/a", body: .raw(body, contentType: "text/plain")))
  }

  private var api: APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.options.retry = RetryPolicy(maxRetries: 1, baseDelay: .zero)
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    configuration.schemes = [
      SecurityScheme("token", .bearer, RefreshingCredential(provider, clock: TestClock()))
    ]
    return APIClient(configuration, transport: mock)
  }

  @Test func aBodyThatCanBeMadeAgainIsSentAgain() async throws {
    mock.on(.any, .status(401), .status(503), .status(204))

    try await api.send(upload(times: 3))

    #expect(mock.calls.map(\.text) == ["abc", "abc", "abc"])
  }

  @Test func theCallEndsAsTheAttemptBefore() async {
    mock.on(.any, .status(503), .status(204))
    let api = api
    #expect(await failure { try await api.send(upload(times: 1)) }?.status == 503)

    let lost = MockTransport().on(.any, .failure(.connectionLost), .status(204))
    let other = APIClient(api.configuration, transport: lost)
    #expect(
      await failure { try await other.send(upload(times: 1)) }?.transportCode == .connectionLost)

    let refused = MockTransport().on(.any, .status(401), .status(204))
    let third = APIClient(api.configuration, transport: refused)
    #expect(await failure { try await third.send(upload(times: 1)) }?.status == 401)
  }

  @Test func aRedirectThatNeedsItAgainIsRefused() async {
    mock.on(.any, .status(307).header("Location", "/b"), .status(204))

    let error = await failure { try await api.send(upload(times: 1)) }

    #expect(error?.kind == .invalidRequest)
    #expect(mock.calls.map(\.text) == ["abc"])
  }

  @Test func whatIsSpentFromTheBeginningIsNoRequest() async {
    #expect(await failure { try await api.send(upload(times: 0)) }?.kind == .invalidRequest)
  }
}

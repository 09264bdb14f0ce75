import SDKRuntime
import SDKTesting
import Testing

/// Retries of what an interceptor sends itself.
@Suite struct InterceptedRetryTests {
  /// Sends requests in a way of its own, of which the client counts nothing.
  private struct Tunnel: Interceptor {
    let count: Locked<Int>
    let code: TransportError.Code

    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse {
      count.with { $0 += 1 }
      throw TransportError(code)
    }
  }

  private func sends(_ method: HTTPMethod, _ code: TransportError.Code) async -> Int {
    let count = Locked(0)
    let api = client(answering: .status(204)) {
      $0.options.retry = RetryPolicy(maxRetries: 1, baseDelay: .zero)
      $0.interceptors = [Tunnel(count: count, code: code)]
    }
    let endpoint = TestEndpoint(
      EndpointRequest(method, "/a", body: .text("x", contentType: "text/plain")))
    _ = await failure { try await api.send(endpoint) }
    return count.with { $0 }
  }

  /// Says by the status what a server says by a code.
  private struct Translating: Interceptor {
    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse {
      var response = try await next(request)
      if response.text == "expired" { response.status = 401 }
      if response.text == "busy" { response.status = 429 }
      return response
    }
  }

  @Test func theStatusThatAnInterceptorGivesCounts() async throws {
    let mock = MockTransport().on(
      .any, .text("expired", status: 500), .text("busy", status: 500), .text("a", status: 500))
    let provider = TestProvider(.named("1")) { _, count in .named("\(count + 1)") }
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [
      SecurityScheme(
        "token", .bearer, RefreshingCredential(provider, limit: nil, minimumInterval: 0))
    ]
    configuration.interceptors = [Translating()]
    configuration.options.retry = RetryPolicy(statuses: [429], baseDelay: .zero)
    let api = APIClient(configuration, transport: mock)

    #expect(await failure { try await api.send(plain(.get)) }?.status == 500)

    let tokens = mock.calls.map { $0.request.headers["Authorization"] }
    #expect(tokens == ["Bearer 1", "Bearer 2", "Bearer 2"])
  }

  @Test func aPostThatMayHaveBeenSentIsNotSentAgain() async {
    #expect(await sends(.post, .connectionLost) == 1)
    #expect(await sends(.post, .truncated) == 1)
    #expect(await sends(.post, .cannotConnect) == 2)
    #expect(await sends(.put, .connectionLost) == 2)
  }
}

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

  @Test func aPostThatMayHaveBeenSentIsNotSentAgain() async {
    #expect(await sends(.post, .connectionLost) == 1)
    #expect(await sends(.post, .truncated) == 1)
    #expect(await sends(.post, .cannotConnect) == 2)
    #expect(await sends(.put, .connectionLost) == 2)
  }
}

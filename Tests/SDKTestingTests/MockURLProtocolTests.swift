import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Mocks of code that makes its own `URLSession`.
@Suite(.timeLimit(.minutes(15))) struct MockURLProtocolTests {
  @Test func aSessionOfOnesOwnIsServed() async throws {
    let mock = MockTransport().on(.get("/posts/{id}"), .json(#"{"id": 1}"#))
    let mocked = MockSession(mock)
    let session = URLSession(configuration: mocked.configuration)
    let url = mocked.baseURL.appending(path: "posts/1")

    let (data, _) = try await session.data(from: url)

    #expect(String(decoding: data, as: UTF8.self) == #"{"id": 1}"#)
    #expect(mock.calls.map(\.request.path) == ["/posts/1"])
    try mock.verify()
  }

  /// Returns the words of the error that a request ends with.
  private func complaint(
    of request: URLRequest, in configuration: URLSessionConfiguration
  ) async -> String {
    await withCheckedContinuation { done in
      URLSession(configuration: configuration).dataTask(with: request) { _, _, error in
        done.resume(returning: error?.localizedDescription ?? "none")
      }.resume()
    }
  }

  #if canImport(Darwin)
    /// Notes by which threads it is called.
    private final class Client: NSObject, URLProtocolClient, Sendable {
      private let threads = Locked<[ObjectIdentifier]>([])
      private let isOver = Locked(false)

      var seen: [ObjectIdentifier]? { isOver.with { $0 } ? threads.with { $0 } : nil }

      private func note(isLast: Bool = false) {
        let thread = ObjectIdentifier(Thread.current)
        threads.with { $0.append(thread) }
        if isLast { isOver.with { $0 = true } }
      }

      func urlProtocol(
        _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
      ) { note() }
      func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid: CachedURLResponse) { note() }
      func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse,
        cacheStoragePolicy policy: URLCache.StoragePolicy
      ) { note() }
      func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { note() }
      func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { note(isLast: true) }
      func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        note(isLast: true)
      }
      func urlProtocol(
        _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge
      ) { note() }
      func urlProtocol(
        _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge
      ) { note() }
    }

    /// On Linux the work queue of a session takes the place of the thread.
    @Test func theClientIsCalledByTheThreadThatLoads() async {
      let mocked = MockSession(MockTransport().on(.get("/posts"), .json("[]")))
      let request = URLRequest(url: mocked.baseURL.appending(path: "posts"))

      let isRight = await withCheckedContinuation { done in
        Thread.detachNewThread {
          let client = Client()
          let loading = MockURLProtocol(request: request, cachedResponse: nil, client: client)
          loading.startLoading()
          // Without a port, the loop would have nothing to wait for.
          RunLoop.current.add(Port(), forMode: .default)
          while client.seen == nil {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
          }
          let here = ObjectIdentifier(Thread.current)
          done.resume(returning: client.seen?.allSatisfy { $0 == here } == true)
        }
      }

      #expect(isRight)
    }
  #endif

  @Test func aRequestThatNoStubMatchesSaysSo() async throws {
    let mock = MockTransport().on(.get("/posts"), .json("[]"))
    let mocked = MockSession(mock)
    let request = URLRequest(url: mocked.baseURL.appending(path: "users"))

    let text = await complaint(of: request, in: mocked.configuration)

    #expect(text.contains("no stub matches GET /users"))
    #expect(throws: MockError.self) { try mock.verify() }
  }

  @Test func aMethodThatIsNoneIsNotTakenForGet() async throws {
    let mock = MockTransport().on(.any, .json("[]"))
    let mocked = MockSession(mock)
    var request = URLRequest(url: mocked.baseURL.appending(path: "posts"))
    request.httpMethod = "patch"

    let text = await complaint(of: request, in: mocked.configuration)

    #expect(text.contains("'patch'") && text.contains("'PATCH'"))
    #expect(mock.calls.isEmpty)
    #expect(throws: MockError.self) { try mock.verify() }
  }

  @Test func aRequestToNobodySaysWhereItShouldGo() async throws {
    let configuration = MockSession(MockTransport()).configuration
    let request = URLRequest(url: try #require(URL(string: "https://api.example.com/a")))

    let text = await complaint(of: request, in: configuration)

    #expect(text.contains("'api.example.com'") && text.contains("baseURL"))
  }
}

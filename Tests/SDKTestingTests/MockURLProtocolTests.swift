import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Mocks of code that makes its own `URLSession`.
@Suite(.timeLimit(.minutes(1))) struct MockURLProtocolTests {
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

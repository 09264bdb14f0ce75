import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Responses of status 206, which are a success only for those who asked for a part.
@Suite(.tags(.fault)) struct PartialContentTests {
  private let api = client(
    answering: .data(Data("[1]".utf8), contentType: "application/json", status: 206))
  private let endpoint = TestEndpoint.get("/a")

  @Test func aPartThatNobodyAskedForIsNoSuccess() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      let ways: [() async throws -> Void] = [
        { _ = try await api.send(endpoint, as: [Int].self) },
        { _ = try await api.send(endpoint, as: Data.self) },
        { _ = try await api.text(endpoint) },
        { try await api.send(endpoint) },
        { for try await _ in try await api.stream(endpoint).stream {} },
        { _ = try await api.download(endpoint, to: file) },
      ]
      for way in ways {
        let error = await failure { try await way() }

        #expect(error?.kind == .status)
        #expect(error?.status == 206)
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(left.isEmpty)
    }
  }

  @Test func aPartThatWasAskedForIs() async throws {
    let endpoint = TestEndpoint.get("/a", headers: [("Range", "bytes=0-2")])
    #expect(try await api.send(endpoint, as: Data.self) == Data("[1]".utf8))
    #expect(try await api.text(endpoint) == "[1]")
    let options = RequestOptions(headers: ["Range": "bytes=0-2"])
    #expect(try await api.send(self.endpoint, as: Data.self, options: options).count == 3)
  }

  @Test func aPartThatAnInterceptorAskedForIs() async throws {
    let api = client(answering: .text("abc", contentType: "text/plain", status: 206)) {
      $0.interceptors = [Ranging()]
    }

    #expect(try await api.text(endpoint) == "abc")
  }

  @Test func aPartThatIsDeclaredIs() async throws {
    var rules = ResponseRules()
    rules.acceptsPartialContent = true
    let declared = TestEndpoint(EndpointRequest(.get, "/a", response: rules))

    #expect(try await api.send(declared, as: [Int].self) == [1])
    let status = try await api.send(endpoint) { $0.status }
    #expect(status == 206)
  }

  /// The transport of tests keeps no part: what a second attempt is sent is not the rest.
  @Test func aRetriedDownloadIsNoPart() async throws {
    let mock = MockTransport().on(
      .any, .failure(.truncated),
      .data(Data("def".utf8), contentType: "text/plain", status: 206))
    var configuration = APIClient.Configuration(server: testServer)
    configuration.options.retry = RetryPolicy(maxRetries: 1, baseDelay: .zero)
    let api = APIClient(configuration, transport: mock)
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)

      let error = await failure { _ = try await api.download(endpoint, to: file) }

      #expect(error?.status == 206)
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    }
  }

  private struct Ranging: Interceptor {
    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse {
      var request = request
      try request.headers.set("Range", "bytes=0-2")
      return try await next(request)
    }
  }
}

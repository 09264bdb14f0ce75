import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Downloads that an interceptor sends more than once.
@Suite(.timeLimit(.minutes(15))) struct RepeatedDownloadTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer() }

  /// Sends each request twice, whatever comes of the first.
  private struct Twice: Interceptor {
    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse {
      _ = try? await next(request)
      return try await next(request)
    }
  }

  /// Sends each request twice; the first response counts where the second fails.
  private struct FirstAtLeast: Interceptor {
    func intercept(
      _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
    ) async throws -> HTTPResponse {
      let first = try await next(request)
      return (try? await next(request)) ?? first
    }
  }

  private func client(_ interceptor: any Interceptor = Twice()) -> APIClient {
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    configuration.interceptors = [interceptor]
    return APIClient(configuration, transport: makeTransport())
  }

  private func enqueueWhole(_ body: String) {
    server.enqueue(status: 200, headers: ["ETag": "\"v1\""], body: body)
  }

  @Test(arguments: [false, true]) func theSecondResponseIsTheFile(isKept: Bool) async throws {
    try await withTemporaryDirectory { directory in
      enqueueWhole("first, and longer")
      enqueueWhole("second")
      let parts = directory.appendingPathComponent("parts")
      var options = RequestOptions()
      if isKept { options.resumption = DownloadResumption(directory: parts) }
      let file = directory.appendingPathComponent("file")

      let response = try await client().download(
        TestEndpoint.get("/file"), to: file, options: options)

      #expect(try String(contentsOf: file, encoding: .utf8) == "second")
      #expect(response.http.headers["Content-Length"] == "6")
      #expect(server.requests.map { $0.values("Range") } == [[], []])
      let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(Set(left).subtracting(["parts"]) == ["file"])
      if isKept {
        let kept = try FileManager.default.contentsOfDirectory(atPath: parts.path)
        #expect(kept == [])
      }
    }
  }

  @Test(arguments: [false, true]) func theFirstResponseStaysWhereTheSecondFails(
    isKept: Bool
  ) async throws {
    try await withTemporaryDirectory { directory in
      enqueueWhole("first")
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 9\r\n\r\nabc"), .close)
      var options = RequestOptions()
      if isKept {
        options.resumption = DownloadResumption(
          directory: directory.appendingPathComponent("parts"))
      }
      let file = directory.appendingPathComponent("file")

      _ = try await client(FirstAtLeast()).download(
        TestEndpoint.get("/file"), to: file, options: options)

      #expect(try String(contentsOf: file, encoding: .utf8) == "first")
      let left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(Set(left).subtracting(["parts"]) == ["file"])
    }
  }

  /// Its second request asks for the rest, as a retry does.
  @Test func whatArrivedIsNotAskedForAgain() async throws {
    try await withTemporaryDirectory { directory in
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 9\r\n\r\nabc"), .close)
      server.enqueue(
        .text(
          "HTTP/1.1 206 P\r\nETag: \"v1\"\r\nContent-Range: bytes 3-8/9\r\nContent-Length: 6\r\n\r\ndefghi"
        ))
      let file = directory.appendingPathComponent("file")

      _ = try await client().download(TestEndpoint.get("/file"), to: file)

      #expect(try String(contentsOf: file, encoding: .utf8) == "abcdefghi")
    }
  }
}

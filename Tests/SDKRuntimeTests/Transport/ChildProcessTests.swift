import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Faults that cost the whole process, or its time, in a process of their own.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct ChildProcessTests {
  #if os(Linux) && compiler(>=6.2)
    /// No URLSession of Linux up to 6.3 survives it (swift-corelibs-foundation #5286), and nothing
    /// outside Foundation can stop it. When this fails, the breach is over: turn it round.
    @Test("A server that hangs up inside the header ends the process")
    func hangingUpInsideTheHeader() async throws {
      let end = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = await outcome(.text("HTTP/1.1 200 OK\r\nX-A: 1\r\n"), .close)
      }

      let text = String(decoding: end.standardErrorContent, as: UTF8.self)
      #expect(text.contains("Transfer completed, but there's no response."))
    }

    /// Foundation takes them for the head of another response. As above: turn it round when it fails.
    @Test("Trailers behind a chunked body end the process")
    func trailers() async throws {
      let end = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = await outcome(
          .text(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nX-A: 1\r\n\r\n"))
      }

      let text = String(decoding: end.standardErrorContent, as: UTF8.self)
      #expect(text.contains("Transfer completed, but there's no response."))
    }

    /// Such a response costs Foundation seconds on the queue that serves every session.
    @Test("Twenty thousand headers end by the deadline")
    func twentyThousandHeaders() async {
      await #expect(processExitsWith: .success) {
        var head = "HTTP/1.1 200 OK\r\n"
        for index in 0..<20_000 { head += "X-\(index): 1\r\n" }
        let clock = ContinuousClock()
        let start = clock.now

        let error = await outcome(
          .text(head + "Content-Length: 2\r\n\r\nok"), within: .seconds(2))

        #expect(error == nil || error?.kind == .deadlineExceeded || error?.kind == .transport)
        #expect(start.duration(to: clock.now) < .seconds(20))
      }
    }
  #else
    @Test("A server that hangs up inside the header is a lost connection")
    func hangingUpInsideTheHeader() async {
      let error = await outcome(.text("HTTP/1.1 200 OK\r\nX-A: 1\r\n"), .close)

      #expect(error?.transportCode == .connectionLost)
    }

    @Test("Trailers behind a chunked body are left out") func trailers() async {
      let error = await outcome(
        .text(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nX-A: 1\r\n\r\n"))

      #expect(error == nil)
    }

    @Test("Twenty thousand headers end by the deadline")
    func twentyThousandHeaders() async {
      var head = "HTTP/1.1 200 OK\r\n"
      for index in 0..<20_000 { head += "X-\(index): 1\r\n" }
      let clock = ContinuousClock()
      let start = clock.now

      let error = await outcome(
        .text(head + "Content-Length: 2\r\n\r\nok"), within: .seconds(2))

      #expect(error == nil || error?.kind == .deadlineExceeded || error?.kind == .transport)
      #expect(start.duration(to: clock.now) < .seconds(20))
    }
  #endif

  @Test(
    "A server that hangs up elsewhere in the head is a lost connection",
    arguments: [
      ("HTTP/1.1 20", TransportError.Code.connectionLost),
      ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n", cutHead),
    ])
  func hangingUpElsewhere(start: String, code: TransportError.Code) async {
    #expect(await outcome(.text(start), .close)?.transportCode == code)
  }
}

/// Linux takes what has come for the whole head where it says how long the body is.
private var cutHead: TransportError.Code {
  #if canImport(FoundationNetworking)
    .truncated
  #else
    .connectionLost
  #endif
}

/// Returns the error of a call with such a response.
private func outcome(
  _ steps: LoopbackServer.Step..., within deadline: Duration = .seconds(600)
) async -> APIError? {
  guard let server = try? LoopbackServer() else { return nil }
  server.enqueue(steps)
  var configuration = APIClient.Configuration(server: Server(server.url))
  configuration.options = RequestOptions(deadline: deadline, retry: RetryPolicy.none)
  let api = APIClient(configuration, transport: URLSessionTransport())
  return await failure { try await api.send(plain(.get)) }
}

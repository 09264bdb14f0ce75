import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// Downloads whose attempts go on where the last one ended.
@Suite(.timeLimit(.minutes(15))) struct ResumedDownloadTests {
  private let server: LoopbackServer
  private let api: APIClient
  private let transport = makeTransport()
  private let clock = TestClock()
  private let endpoint = TestEndpoint.get("/file")
  private static let tag = "ETag: \"v1\"\r\n"

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy(maxRetries: 2, baseDelay: .zero)
    configuration.clock = clock
    api = APIClient(configuration, transport: transport)
  }

  /// The first three of nine bytes, and the end of the connection.
  private func enqueueBeginning(_ headers: String = "ETag: \"v1\"\r\n") {
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\n\(headers)Content-Length: 9\r\n\r\nabc"), .close)
  }

  private func enqueueRest(
    range: String = "bytes 3-8/9", headers: String = "ETag: \"v1\"\r\n", body: String = "defghi"
  ) {
    server.enqueue(
      .text(
        "HTTP/1.1 206 Partial\r\nContent-Range: \(range)\r\n\(headers)"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"))
  }

  private func enqueueWhole(_ text: String = "ABCDEFGHI") {
    server.enqueue(status: 200, headers: ["ETag": "\"v2\""], body: text)
  }

  /// Downloads over a file with the text "old"; returns its new text.
  private func download(
    _ options: RequestOptions = .init(), to endpoint: TestEndpoint? = nil
  ) async throws -> (String, HTTPResponse) {
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)
      let response = try await api.download(endpoint ?? self.endpoint, to: file, options: options)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["file"])
      return (text, response.http)
    }
  }

  /// Foundation on Linux ends the process when a redirect of a download task has a body.
  @Test func aPostIsRedirectedByAResponseWithABody() async throws {
    server.enqueue(status: 302, headers: ["Location": "/other"], body: "moved")
    enqueueWhole()

    let (text, response) = try await download(
      to: TestEndpoint(EndpointRequest(.post, "/file", body: .json(["a": 1]))))
    #expect(text == "ABCDEFGHI")
    #expect(response.status == 200)
    #expect(server.requests.map(\.line) == ["POST /file HTTP/1.1", "GET /other HTTP/1.1"])
  }

  @Test func aRangeOfTheCallersOwnIsRedirectedByAResponseWithABody() async throws {
    server.enqueue(status: 307, headers: ["Location": "/other"], body: "moved")
    enqueueRest()

    let (text, response) = try await download(.init(headers: ["Range": "bytes=3-"]))
    #expect(text == "defghi")
    #expect(response.status == 206)
    #expect(response.headers["Content-Range"] == "bytes 3-8/9")
    #expect(server.requests.map { $0.values("Range") } == [["bytes=3-"], ["bytes=3-"]])
  }

  @Test func aRangeOfTheCallersOwnThatIsCutOffIsSentAgain() async throws {
    server.enqueue(
      .text(
        "HTTP/1.1 206 P\r\nContent-Range: bytes 3-8/9\r\nETag: \"v1\"\r\nContent-Length: 6\r\n\r\nde"
      ), .close)
    enqueueRest(headers: "ETag: \"v1\"\r\n")

    let (text, _) = try await download(.init(headers: ["Range": "bytes=3-"]))
    #expect(text == "defghi")
    #expect(server.requests.map { $0.values("Range") } == [["bytes=3-"], ["bytes=3-"]])
  }

  @Test func aRetryAsksForTheRest() async throws {
    enqueueBeginning("ETag: \"v1\"\r\nContent-Type: text/x\r\n")
    enqueueRest(headers: "ETag: \"v1\"\r\n")
    let steps = Locked<[TransferProgress]>([])

    let (text, http) = try await download(
      .init(progress: { step in steps.with { $0.append(step) } }))

    #expect(text == "abcdefghi")
    let retry = try #require(server.requests.last)
    #expect(server.requests.first?.values("Range") == [])
    #expect(retry.values("Range") == ["bytes=3-"])
    #expect(retry.values("If-Range") == ["\"v1\""])
    #expect(retry.values("Accept-Encoding") == ["identity"])
    // To the caller it is one response with the whole file.
    #expect(http.status == 200)
    #expect(http.headers["Content-Length"] == "9")
    #expect(http.headers["Content-Range"] == nil)
    #expect(http.headers["Content-Type"] == "text/x")
    #expect(http.metrics.attempts == 2)
    #expect(http.metrics.bytesReceived == 9)
    #expect(steps.with { $0.last } == TransferProgress(.download, completed: 9, total: 9))
  }

  @Test func aRestThatIsTooLongIsNoPartOfTheFile() async throws {
    enqueueBeginning()
    server.enqueue(
      .text(
        "HTTP/1.1 206 Partial\r\nContent-Range: bytes 3-8/9\r\nETag: \"v1\"\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n8\r\ndefgxxxx\r\n0\r\n\r\n"))
    enqueueWhole()

    #expect(try await download().0 == "ABCDEFGHI")
    #expect(server.requests.map { $0.values("Range") } == [[], ["bytes=3-"], []])
  }

  // Framing that contradicts itself may be refused (RFC 9112, 6.3), and SwiftNIO does.
  @Test(.enabled(if: !isOverAsyncHTTPClient)) func chunksWinOverALength() async throws {
    server.enqueue(
      .text(
        "HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: 3\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n5\r\nwhole\r\n0\r\n\r\n"))

    #expect(try await download().0 == "whole")
  }

  @Test func aDateServesAsValidatorIfItIsStrong() async throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    enqueueBeginning("Last-Modified: \(date)\r\nDate: Sun, 06 Nov 1994 09:49:37 GMT\r\n")
    enqueueRest()

    #expect(try await download().0 == "abcdefghi")
    #expect(server.requests.last?.values("If-Range") == [date])
  }

  /// Some servers send a range whatever `If-Range` says; the headers then tell of another file.
  @Test(
    arguments: [
      "Last-Modified: Sun, 06 Nov 1994 08:49:38 GMT\r\n", "Content-Type: text/y\r\n",
      "Content-Language: ko\r\n", "ETag: W/\"b\"\r\n",
    ])
  func aRestOfAnotherFileThanADateVouchesForStartsOver(headers: String) async throws {
    enqueueBeginning(
      "Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\nDate: Sun, 06 Nov 1994 09:49:37 GMT\r\n"
        + "Content-Type: text/x\r\nContent-Language: en\r\nETag: W/\"a\"\r\n")
    enqueueRest(headers: headers)
    enqueueWhole()

    #expect(try await download().0 == "ABCDEFGHI")
    #expect(server.requests.map { $0.values("Range") } == [[], ["bytes=3-"], []])
  }

  @Test(
    arguments: [
      "", "ETag: W/\"v1\"\r\n", "ETag: v1\r\n", "ETag: \"v1\"\r\nAccept-Ranges: none\r\n",
      "Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\n",
      "Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n",
    ])
  func withoutAStrongValidatorItStartsOver(headers: String) async throws {
    enqueueBeginning(headers)
    enqueueWhole()

    #expect(try await download().0 == "ABCDEFGHI")
    #expect(server.requests.last?.values("Range") == [])
  }

  @Test func aFileThatHasChangedStartsOver() async throws {
    enqueueBeginning()
    enqueueWhole("new and longer")

    #expect(try await download().0 == "new and longer")
    #expect(server.requests.map { $0.values("Range") } == [[], ["bytes=3-"]])
  }

  @Test func aRangeThatCannotBeSatisfiedStartsOver() async throws {
    enqueueBeginning()
    server.enqueue(status: 416, headers: ["Content-Range": "bytes */2"], body: "no")
    enqueueWhole("AB")

    #expect(try await download().0 == "AB")
    #expect(server.requests.map { $0.values("Range") } == [[], ["bytes=3-"], []])
  }

  @Test(
    arguments: [
      ("bytes 2-8/9", tag), ("bytes 4-8/9", tag), ("bytes 3-9/10", tag), ("bytes 3-8/*", tag),
      ("bytes */9", tag), ("items 3-8/9", tag), ("", tag), ("bytes 3-8/9", "ETag: \"v2\"\r\n"),
      ("bytes 3-8/9", "\(tag)Content-Encoding: x-unknown\r\n"),
      // A server that does not know `If-Range`: nothing says that the rest is of the same file.
      ("bytes 3-8/9", ""), ("bytes 3-8/9", "ETag: W/\"v1\"\r\n"),
    ])
  func aRestThatDoesNotFitStartsOver(range: String, headers: String) async throws {
    enqueueBeginning()
    enqueueRest(range: range, headers: headers)
    enqueueWhole()

    #expect(try await download().0 == "ABCDEFGHI")
    #expect(server.requests.last?.values("Range") == [])
  }

  @Test func aRestThatIsCutIsContinuedAgain() async throws {
    enqueueBeginning()
    server.enqueue(
      .text(
        "HTTP/1.1 206 P\r\nETag: \"v1\"\r\nContent-Range: bytes 3-8/9\r\nContent-Length: 6\r\n\r\nde"
      ), .close)
    enqueueRest(range: "bytes 5-8/9", body: "fghi")

    #expect(try await download().0 == "abcdefghi")
    #expect(server.requests.map { $0.values("Range") } == [[], ["bytes=3-"], ["bytes=5-"]])
  }

  @Test func aRestThatIsShorterThanTheFileIsNoWholeFile() async throws {
    enqueueBeginning()
    enqueueRest(range: "bytes 3-4/9", body: "de")
    enqueueRest(range: "bytes 5-8/9", body: "fghi")

    #expect(try await download().0 == "abcdefghi")
  }

  @Test func anErrorInBetweenLosesNothing() async throws {
    enqueueBeginning()
    server.enqueue(status: 503, body: "later")
    enqueueRest()

    #expect(try await download().0 == "abcdefghi")
    #expect(server.requests.map { $0.values("Range") } == [[], ["bytes=3-"], ["bytes=3-"]])
  }

  @Test func aCallThatAsksForARangeItselfIsLeftAlone() async throws {
    enqueueBeginning()
    server.enqueue(
      .text("HTTP/1.1 206 P\r\nContent-Range: bytes 1-2/9\r\nContent-Length: 2\r\n\r\nbc"))

    let (text, http) = try await download(.init(headers: ["Range": "bytes=1-2"]))

    #expect(text == "bc")
    #expect(http.status == 206)
    #expect(server.requests.allSatisfy { $0.values("Range") == ["bytes=1-2"] })
  }

  @Test func aPartThatNobodyAskedForIsNoFile() async throws {
    for _ in 0..<2 { enqueueRest() }

    let error = await failure { _ = try await download() }

    #expect(error?.transportCode == .malformedResponse)
  }

  /// The new connection brings the rest but for its last byte, and then nothing.
  @Test(arguments: [true, false])
  func aResumedDownloadThatIsGivenUpLeavesTheOldFile(isCancelled: Bool) async throws {
    enqueueBeginning()
    let (came, tell) = AsyncStream<Void>.makeStream()
    server.enqueue(
      .text(
        "HTTP/1.1 206 P\r\nETag: \"v1\"\r\nContent-Range: bytes 3-8/9\r\nContent-Length: 6\r\n\r\ndefgh"
      ), .stall)
    try await withTemporaryDirectory { directory in
      let file = directory.appendingPathComponent("file")
      try Data("old".utf8).write(to: file)
      let call = Task {
        try await api.download(
          endpoint, to: file, progress: { if $0.completed == 8 { tell.yield() } },
          options: .init(deadline: isCancelled ? nil : .seconds(1)))
      }
      for await _ in came { break }
      if isCancelled {
        call.cancel()
      } else {
        try await clock.deadlines(1)
        clock.advance(by: .seconds(2))
      }

      await #expect(throws: (any Error).self) { _ = try await call.value }
      for _ in 0..<2_000_000 where transport.openExchanges > 0 { await Task.yield() }
      var left: [String] = []
      for _ in 0..<2_000_000 {
        left = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        if left == ["file"] { break }
        await Task.yield()
      }
      #expect(left == ["file"])
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    }
  }

  @Test func aDirectoryThatIsNotThereIsAnError() async throws {
    enqueueWhole()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("absent-\(UUID().uuidString)/file")

    let error = await failure { _ = try await api.download(endpoint, to: file) }

    #expect(error?.transportCode == .fileNotWritable)
    #expect(error?.attempts == 1)
  }

  @Test(
    arguments: [
      ("bytes 0-0/1", [0, 0, 1]), ("Bytes 3-8/9", [3, 8, 9]), ("bytes 8-3/9", nil),
      ("bytes 3-9/9", nil), ("bytes +3-8/9", nil), ("bytes -3-8/9", nil), ("bytes 3-8", nil),
      ("bytes 3-8/99999999999999999999", nil), ("bytes 3--8/9", nil), ("", nil), (nil, nil),
    ] as [(String?, [Int64]?)])
  func aContentRangeIsReadStrictly(text: String?, numbers: [Int64]?) {
    let range = ContentRange(text)

    #expect(range.map { [$0.first, $0.last, $0.total] } == numbers)
  }
}

import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What Foundation reports, in the runtime's terms.
@Suite(.timeLimit(.minutes(15))) struct TransportErrorTests {
  private struct NoControl: TaskControl {
    let canHoldBack = false
    func holdBack() {}
    func goOn() {}
    func cancel() {}
  }

  /// Returns what becomes of an exchange that Foundation ends with an error.
  private func outcome(
    of error: any Error, status: Int?, receiving: Receiving = .data,
    unreported: HTTPURLResponse? = nil
  ) async throws -> RawResponse {
    let url = try #require(URL(string: "https://example.com/a"))
    let request = HTTPRequest(.get, url: url, endpoint: TestEndpoint.get("/a"))
    return try await withCheckedThrowingContinuation { continuation in
      var state = TaskState(request, receiving: receiving, continuation: continuation)
      if let status, let head = head(status) { _ = state.begin(head, NoControl()) }
      state.end(error, unreported: { unreported })
    }
  }

  private func head(_ status: Int) -> HTTPURLResponse? {
    URL(string: "https://example.com/a").flatMap {
      HTTPURLResponse(
        url: $0, statusCode: status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Length": "9"])
    }
  }

  /// Apple's systems call a body that was cut a lost connection.
  @Test(arguments: [200, nil] as [Int?])
  func aLostConnectionBehindAHeadHasCutTheBody(status: Int?) async throws {
    let error = await #expect(throws: TransportError.self) {
      _ = try await outcome(of: URLError(.networkConnectionLost), status: status)
    }

    #expect(error?.code == (status == nil ? .connectionLost : .truncated))
    #expect((error?.underlying as? URLError)?.code == .networkConnectionLost)
  }

  /// Download tasks report their head at the end only.
  @Test func theHeadOfADownloadTaskCounts() async throws {
    let error = await #expect(throws: TransportError.self) {
      _ = try await outcome(
        of: URLError(.networkConnectionLost), status: nil,
        receiving: .file(URL(fileURLWithPath: "/nowhere")), unreported: head(200))
    }

    #expect(error?.code == .truncated)
  }

  @Test func aStreamThatBreaksOffIsCut() async throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let request = HTTPRequest(.get, url: url, endpoint: TestEndpoint.get("/a"))
    let opening = try #require(head(200))
    let state = Locked<TaskState?>(nil)
    let response = try await withCheckedThrowingContinuation { continuation in
      var begun = TaskState(request, receiving: .stream, continuation: continuation)
      guard case .respond(let continuation, let response) = begun.begin(opening, NoControl())
      else { return continuation.resume(throwing: CancellationError()) }
      state.with { [begun] in $0 = begun }
      continuation.resume(returning: response)
    }

    state.with { $0?.end(URLError(.networkConnectionLost), unreported: { nil }) }

    guard case .stream(let stream) = response.body else {
      Issue.record("no stream")
      return
    }
    let error = await #expect(throws: TransportError.self) { for try await _ in stream {} }
    #expect(error?.code == .truncated)
  }

  @Test func theStatusOfAnErrorStands() async throws {
    let response = try await outcome(of: URLError(.networkConnectionLost), status: 500)

    #expect(response.head.statusCode == 500)
  }

  @Test(arguments: [
    ("transfer closed with 6 bytes remaining to read", TransportError.Code.truncated),
    ("SSL certificate problem: self-signed certificate", .tls),
    ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to example.com:443", .tls),
    ("OpenSSL SSL_read: error:0A00045C:SSL routines::tlsv13 alert certificate required", .tls),
    (
      "OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0",
      .connectionLost
    ),
    ("OpenSSL SSL_read: SSL_ERROR_SYSCALL, errno 104", .connectionLost),
    ("OpenSSL SSL_read: Connection reset by peer, errno 104", .connectionLost),
    ("OpenSSL SSL_write: Broken pipe, errno 32", .connectionLost),
    ("SSL_write() returned SYSCALL, errno = 32", .connectionLost),
    (
      "GnuTLS recv error (-110): The TLS connection was non-properly terminated.", .connectionLost
    ),
    ("GnuTLS recv error (-54): Error in the pull function.", .connectionLost),
    ("Recv failure: Connection reset by peer", .connectionLost),
    ("Failure when receiving data from the peer", .connectionLost),
    ("HTTP/2 stream 1 was not closed cleanly: INTERNAL_ERROR (err 2)", .connectionLost),
    ("Server returned nothing (no headers, no data)", .connectionLost),
    ("Empty reply from server", .connectionLost),
    ("Failed sending data to the peer", .connectionLost),
    ("Connection died, tried 5 times before giving up", .connectionLost),
    ("Illegal or missing hexadecimal sequence in chunked-encoding", .malformedResponse),
    ("Received HTTP/0.9 when not allowed", .malformedResponse),
    ("Weird server reply", .malformedResponse),
    ("Invalid Content-Length: value", .malformedResponse),
    ("Out of memory", .other),
    ("The operation couldn\u{2019}t be completed. (NSURLErrorDomain error -1.)", .other),
  ])
  func anUnknownFailureIsReadByItsWords(text: String, code: TransportError.Code) {
    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text])

    #expect(TransportError(foundation: error).code == code)
  }

  /// `.truncated`, as without TLS.
  @Test func aTLSConnectionThatBreaksOffHasCutTheBody() async throws {
    let text = "OpenSSL SSL_read: SSL_ERROR_SYSCALL, errno 104"
    let broken = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text])

    let error = await #expect(throws: TransportError.self) {
      try await outcome(of: broken, status: 200)
    }
    #expect(error?.code == .truncated)
  }

  /// A connection may have been lost under the request before another one was refused.
  @Test(arguments: [ECONNREFUSED, EADDRNOTAVAIL])
  func anErrorOfTheSystemDoesNotSayThatNothingWasSent(number: Int32) {
    let failure = TransportError(
      foundation: NSError(domain: NSPOSIXErrorDomain, code: Int(number)))

    #expect(failure.code == .connectionLost)
    #expect(!failure.code.precedesSending)
  }

  @Test(arguments: [
    (ECONNABORTED, TransportError.Code.connectionLost), (ENOTCONN, .connectionLost),
    (EPIPE, .connectionLost), (ETIMEDOUT, .connectionLost), (ENETDOWN, .offline),
    (ENOMEM, .other),
  ])
  func anErrorOfTheSystemIsNoOther(number: Int32, code: TransportError.Code) {
    let error = NSError(
      domain: NSPOSIXErrorDomain, code: Int(number), userInfo: [NSURLErrorKey: "secret"])

    let failure = TransportError(foundation: error)

    #expect(failure.code == code)
    #expect(failure.reason == "NSPOSIXErrorDomain \(number)" && failure.underlying == nil)
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What URLSession does on Apple platforms and not on Linux, told to the delegate's state by hand.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct AppleSessionTests {
  private let url = URL(string: "https://api.example.com/a") ?? URL(filePath: "/")

  private func request(limit: Int? = nil) -> HTTPRequest {
    var options = RequestOptions()
    options.maxResponseBytes = limit
    return HTTPRequest(.get, url: url, options: options, endpoint: TestEndpoint.get("/a"))
  }

  private func head(_ status: Int = 200, _ fields: [String: String] = [:]) throws -> HTTPURLResponse
  {
    try #require(
      HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: fields))
  }

  /// Returns the end of a task to which `events` happened.
  private func end(
    receiving: Receiving = .data, limit: Int? = nil,
    _ events: (inout TaskState) -> (any Error)?
  ) async -> Result<RawResponse, TransportError> {
    do {
      return .success(
        try await withCheckedThrowingContinuation { continuation in
          var state = TaskState(
            request(limit: limit), receiving: receiving, continuation: continuation)
          let error = events(&state)
          state.end(error, unreported: { nil })
        })
    } catch {
      return .failure(error as? TransportError ?? TransportError(.other))
    }
  }

  @Test("A second head is an error, and not the first body with more behind it")
  func aSecondHead() async throws {
    let (first, second) = (try head(), try head())
    let control = SilentControl()
    let result = await end { state in
      _ = state.begin(first, control)
      _ = state.receive(Data("one".utf8))
      guard case .cancel = state.begin(second, control) else { return nil }
      _ = state.receive(Data("two".utf8))
      return URLError(.cancelled)
    }

    #expect(throws: TransportError.self) { try result.get() }
    if case .failure(let error) = result { #expect(error.code == .malformedResponse) }
  }

  @Test("A second head ends a stream with an error")
  func aSecondHeadOfAStream() async throws {
    let (first, second) = (try head(), try head())
    let control = SilentControl()
    let result = await end(receiving: .stream) { state in
      if case .respond(let continuation, let response) = state.begin(first, control) {
        continuation.resume(returning: response)
      }
      if case .push(let buffer, let data) = state.receive(Data("one".utf8)) { buffer.push(data) }
      _ = state.begin(second, control)
      if case .push(let buffer, let data) = state.receive(Data("two".utf8)) { buffer.push(data) }
      return URLError(.cancelled)
    }

    guard case .stream(let stream) = try result.get().body else {
      Issue.record("no stream")
      return
    }
    var data = Data()
    let error = await #expect(throws: TransportError.self) {
      for try await chunk in stream { data += chunk }
    }
    #expect(error?.code == .malformedResponse)
    #expect(data == Data("one".utf8))
  }

  @Test("A head behind an informational one is the first", arguments: [100, 103])
  func aHeadBehindAnInformationalOne(status: Int) async throws {
    let (first, second) = (try head(status), try head())
    let control = SilentControl()
    let result = await end { state in
      _ = state.begin(first, control)
      _ = state.begin(second, control)
      _ = state.receive(Data("one".utf8))
      return nil
    }

    #expect(try result.get().head.statusCode == 200)
  }

  /// The limit is one of the bytes that come out of it.
  @Test("The stated length of a compressed body is no length of what is handed over")
  func theLengthOfACompressedBody() async throws {
    let fields = ["Content-Encoding": "gzip", "Content-Length": "100"]
    let compressed = try head(200, fields)
    let plain = try head(200, ["Content-Length": "100"])
    let other = try head(200, ["Content-Length": "100", "Content-Encoding": "identity"])
    #expect(Stated(compressed, 100).bodyLength == nil)
    #expect(Stated(plain, 100).bodyLength == 100)
    #expect(Stated(other, 100).bodyLength == 100)
    #expect(Stated(plain, -1).bodyLength == nil)

    let control = SilentControl()
    let result = await end(limit: 50) { state in
      guard case .goOn = state.begin(Stated(compressed, 100), control) else { return nil }
      _ = state.receive(Data(count: 40))
      return nil
    }
    guard case .data(let data) = try result.get().body else { return }
    #expect(data.count == 40)
  }

  /// By Apple's documentation the shorter of the session's timeout and the request's counts.
  @Test("The session's timeout is no shorter than that of any request, unless an app says so")
  func theTimeoutOfTheSession() {
    let timeout = Locked(0.0)
    _ = URLSessionTransport { configuration in
      timeout.with { $0 = configuration.timeoutIntervalForRequest }
    }
    #expect(timeout.with { $0 } >= PreparedRequest.seconds(.seconds(1_000_000)))
  }

  @Test("The exchanges of a session that the system invalidates end, and no other begins")
  func anInvalidSession() async throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    #if canImport(Security)
      let delegate = SessionDelegate(queue: queue, tls: TLSAuthentication())
    #else
      let delegate = SessionDelegate(queue: queue)
    #endif
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: queue)
    defer { session.invalidateAndCancel() }
    let server = try LoopbackServer()
    server.enqueue(.stall)
    let request = HTTPRequest(.get, url: server.url, endpoint: TestEndpoint.get("/"))
    let call = Task {
      try await delegate.response(network: nil) { continuation in
        let task = session.dataTask(with: request.url)
        delegate.tasks.with {
          $0[task.taskIdentifier] = TaskState(
            request, receiving: .data, continuation: continuation)
        }
        return task
      }
    }
    try await eventually { delegate.tasks.with { $0.count } == 1 }

    // When the transport does it itself, there is nothing left to end.
    delegate.urlSession(session, didBecomeInvalidWithError: nil)
    #expect(!delegate.isInvalid)
    #expect(delegate.tasks.with { $0.count } == 1)

    delegate.urlSession(session, didBecomeInvalidWithError: URLError(.unknown))
    await #expect(throws: TransportError.self) { _ = try await call.value }
    #expect(delegate.isInvalid)
    #expect(delegate.tasks.with { $0.isEmpty })
  }
}

/// A head that says itself how long its body is, as Apple may do by the header of a compressed one.
private final class Stated: HTTPURLResponse, @unchecked Sendable {
  private let length: Int64

  init(_ head: HTTPURLResponse, _ length: Int64) {
    self.length = length
    var fields: [String: String] = [:]
    for case (let name as String, let value as String) in head.allHeaderFields {
      fields[name] = value
    }
    // Not nil: the head has the same parts.
    super.init(
      url: head.url ?? URL(filePath: "/"), statusCode: head.statusCode, httpVersion: nil,
      headerFields: fields)!
  }

  required init?(coder: NSCoder) { nil }

  override var expectedContentLength: Int64 { length }
}

private struct SilentControl: TaskControl {
  let canHoldBack = true

  func holdBack() {}
  func goOn() {}
  func cancel() {}
}

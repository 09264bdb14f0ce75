import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The state of one task of a session: what has come of its response so far.
struct TaskState: Sendable {
  typealias Continuation = CheckedContinuation<RawResponse, any Error>

  /// A step that the delegate must take outside the lock.
  enum Step: Sendable {
    case goOn
    case cancel
    case respond(Continuation, RawResponse)
    case fail(Continuation, TransportError)
    case push(StreamBuffer, Data)
    case begin(PartialDownload, HTTPURLResponse)
    case append(PartialDownload, Data)
  }

  /// Nil once it was resumed.
  private var continuation: Continuation?
  private let request: HTTPRequest
  private let receiving: Receiving
  /// The largest body in memory, in bytes.
  private let maxBytes: Int
  private let maxErrorBytes: Int
  private var head: HTTPURLResponse?
  private var body = Data()
  private var buffer: StreamBuffer?
  private var length: Int64?
  /// True if a download task has left the body where it is wanted.
  private var isStored = false
  private var failure: TransportError?
  /// True if the task was cancelled to get hold of the response.
  private var isChallenged = false
  /// True if the caller has cancelled the task.
  private var isAbandoned = false
  /// True if the body passed the limit.
  private var isCut = false
  private(set) var received: Int64 = 0
  let probe: ExchangeProbe
  /// The place for the body of a download that can be continued.
  private let partial: PartialDownload?
  private var isPartial = false
  /// The file that is read while it is sent.
  private let file: FileBody?

  /// The number of bytes that a reader may be behind.
  private static let streamLimit = 8 << 20

  init(
    _ request: HTTPRequest, receiving: Receiving, probe: ExchangeProbe = ExchangeProbe(),
    partial: PartialDownload? = nil, sending file: FileBody? = nil, continuation: Continuation
  ) {
    self.file = file
    self.continuation = continuation
    self.probe = probe
    self.partial = partial
    self.request = request
    self.receiving = receiving
    maxBytes = request.options.effectiveMaxResponseBytes
    maxErrorBytes = request.options.effectiveMaxErrorBytes
  }

  var progress: ProgressHandler? { request.options.progress }

  /// The progress of a download that can be continued.
  var partialProgress: TransferProgress? { isPartial ? partial?.progress : nil }

  var onWaitingForConnectivity: (@Sendable () -> Void)? {
    request.options.network?.onWaitingForConnectivity
  }

  /// The length of the request's body in bytes, where Foundation does not know it.
  var bodyLength: Int? { file?.length }
}

extension TaskState {
  private var isSuccess: Bool { Self.isSuccess(head) }

  private static func isSuccess(_ head: HTTPURLResponse?) -> Bool {
    head.map { (200..<300).contains($0.statusCode) } ?? false
  }

  private var limit: Int { head == nil || isSuccess ? maxBytes : maxErrorBytes }

  /// Only a body that stays in memory has a limit, and that of an error is cut, not refused.
  private var isLimited: Bool {
    if case .data = receiving { true } else { !isSuccess }
  }

  mutating func challenge(_ head: HTTPURLResponse) {
    self.head = head
    isChallenged = true
  }

  mutating func abandon() { isAbandoned = true }

  /// Notes that the server's certificate was refused, which Foundation calls a cancellation.
  mutating func refuseTrust() { failure = .untrusted }

  /// Notes that the connection was lost, which nobody else will say.
  mutating func loseConnection() {
    failure = TransportError(.connectionLost, reason: "the kept connection was gone")
  }

  mutating func begin(_ head: HTTPURLResponse, _ control: any TaskControl) -> Step {
    probe.noteFirstByte()
    if let first = self.head, !(100..<200).contains(first.statusCode) {
      failure = .secondHead
      return .cancel
    }
    self.head = head
    let headers = HTTPHeaders(head)
    do throws(TransportError) {
      // Not only once the body is there, which may be long in coming.
      try headers.checkReceived()
      if case .stream = receiving, isSuccess {
        length = try RawResponse.expectedLength(headers, status: head.statusCode, of: request)
      }
    } catch {
      failure = error
      guard let continuation else { return .cancel }
      self.continuation = nil
      return .fail(continuation, error)
    }
    if case .stream = receiving, isSuccess, let continuation {
      self.continuation = nil
      let buffer = StreamBuffer(limit: Self.streamLimit, control: control)
      self.buffer = buffer
      return .respond(continuation, RawResponse(head: head, body: .stream(buffer.stream())))
    }
    if let partial, isSuccess {
      isPartial = true
      return .begin(partial, head)
    }
    isCut = isLimited && isSuccess && statesTooMuch(head, headers)
    return isCut ? .cancel : .goOn
  }

  /// Returns whether a body is too long by what its head says, before any of it has come.
  private func statesTooMuch(_ head: HTTPURLResponse, _ headers: HTTPHeaders) -> Bool {
    head.expectedContentLength > Int64(limit) && !ContentLength.isCompressed(headers)
      && headers["Transfer-Encoding"] == nil
      && ContentLength.hasBody(status: head.statusCode, method: request.method)
  }

  mutating func receive(_ data: Data) -> Step {
    // Of a second response, perhaps.
    guard failure == nil else { return .goOn }
    received += Int64(data.count)
    if let buffer { return .push(buffer, data) }
    if isPartial, let partial { return .append(partial, data) }
    // Linux has no back-pressure: what comes after the limit is dropped until `cancel` is obeyed.
    guard !isCut else { return .goOn }
    let room = isLimited ? limit - body.count : .max
    body.append(data.count <= room ? data : data.prefix(max(0, room)))
    isCut = data.count > room
    return isCut ? .cancel : .goOn
  }

  /// The body of a download task.
  enum KeptDownload: Sendable {
    case stored
    case notWritten
    /// Of a response that is an error.
    case data(Data)
  }

  /// Takes the file of a download task, which is gone when this returns.
  func kept(_ location: URL, _ head: HTTPURLResponse?) -> KeptDownload {
    // Linux leaves the file lying about.
    defer { try? FileManager.default.removeItem(at: location) }
    guard case .file(let destination) = receiving, Self.isSuccess(head ?? self.head) else {
      let handle = try? FileHandle(forReadingFrom: location)
      defer { try? handle?.close() }
      return .data((try? handle?.read(upToCount: maxErrorBytes)) ?? Data())
    }
    do {
      try? FileManager.default.removeItem(at: destination)
      try FileManager.default.moveItem(at: location, to: destination)
      return .stored
    } catch {
      return .notWritten
    }
  }

  mutating func note(_ kept: KeptDownload, _ head: HTTPURLResponse?) {
    if let head { self.head = head }
    switch kept {
    case .stored: isStored = true
    case .notWritten: failure = .fileNotWritten
    case .data(let data): body = data
    }
  }

  /// Ends the exchange.
  ///
  /// - `unreported`: a head that only the task knows.
  mutating func end(_ reported: (any Error)?, unreported: () -> HTTPURLResponse?) {
    let error = reported.map { translated($0, hasHead: (head ?? unreported()) != nil) }
    file?.close()
    buffer?.finish(failure ?? error, expecting: length)
    guard let continuation else { return }
    if error == nil || isChallenged { head = head ?? unreported() }
    continuation.resume(with: Result { try response(error) })
  }

  private func translated(_ error: any Error, hasHead: Bool) -> any Error {
    if file?.hasFailed == true { return TransportError.unreadableFile }
    if isAbandoned, (error as? URLError)?.code == .cancelled { return CancellationError() }
    let failure = TransportError(foundation: error)
    return hasHead ? failure.afterHead : failure
  }

  private func response(_ error: (any Error)?) throws -> RawResponse {
    if let failure { throw failure }
    if isPartial { try partial?.check() }
    if isCut {
      guard let head, !isSuccess else {
        throw TransportError(.tooLarge, reason: "the body is larger than \(limit) bytes")
      }
      return RawResponse(head: head, body: .data(body))
    }
    if let error, !isChallenged {
      // The status of an error says more than that its body broke off.
      guard (error as? TransportError)?.isBreakOff == true, head != nil, !isSuccess else {
        throw error
      }
    }
    guard let head else {
      throw TransportError(.malformedResponse, reason: "no response")
    }
    guard case .file(let destination) = receiving, isSuccess else {
      return RawResponse(head: head, body: .data(body))
    }
    if isPartial, let partial {
      return RawResponse(head: head, body: .partial(partial, for: destination))
    }
    // Of a task that was no download task.
    if !isStored, (try? body.write(to: destination)) == nil { throw TransportError.fileNotWritten }
    return RawResponse(head: head, body: .file(destination))
  }
}

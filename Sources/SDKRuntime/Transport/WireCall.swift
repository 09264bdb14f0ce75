import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Wire {
  /// What came back, still in Foundation's terms.
  struct Response: Sendable {
    enum Body: Sendable {
      case data(Data)
      case stream(ByteStream)
      case file(StagedFile, for: URL)
      case partial(PartialDownload, for: URL)
    }

    let head: HTTPURLResponse
    let body: Body
  }

  /// One exchange under way.
  struct Call: Sendable {
    typealias Done = CheckedContinuation<Response, any Error>

    /// What the delegate must do, outside the lock.
    enum Step: Sendable {
      case goOn
      case cancel
      case response(Done, Response)
      case fail(Done, TransportError)
      case push(StreamBuffer, Data)
      case begin(PartialDownload, HTTPURLResponse)
      case append(PartialDownload, Data)
    }

    /// Nil once it was resumed.
    private var done: Done?
    private let request: HTTPRequest
    private let receiving: Receiving
    /// Of a body in memory, in bytes.
    private let limit: Int
    private var head: HTTPURLResponse?
    private var body = Data()
    private var buffer: StreamBuffer?
    private var length: Int64?
    private var staged: StagedFile?
    private var failure: TransportError?
    /// The task was cancelled to get hold of the response.
    private var isChallenged = false
    /// The caller has cancelled it.
    private var isAbandoned = false
    /// The body passed the limit.
    private var isCut = false
    private(set) var received: Int64 = 0
    let probe: ExchangeProbe
    /// Where the body of a download goes that can be continued.
    private let partial: PartialDownload?
    private var isPartial = false
    /// The file that is read while it is sent.
    private let file: FileBody?

    /// What a reader may be behind.
    static let streamLimit = 8 << 20

    init(
      _ request: HTTPRequest, _ receiving: Receiving, probe: ExchangeProbe = ExchangeProbe(),
      partial: PartialDownload? = nil, sending file: FileBody? = nil, done: Done
    ) {
      self.file = file
      self.done = done
      self.probe = probe
      self.partial = partial
      self.request = request
      self.receiving = receiving
      limit = request.options.effectiveMaxResponseBytes
    }

    var progress: ProgressHandler? { request.options.progress }

    /// How far a download has come that can be continued.
    var partialProgress: TransferProgress? { isPartial ? partial?.progress : nil }

    var onWaitingForConnectivity: (@Sendable () -> Void)? {
      request.options.network?.onWaitingForConnectivity
    }

    /// Of the request, in bytes, where Foundation does not know it.
    var bodyLength: Int? { file?.length }
  }
}

extension Wire.Call {
  private var isSuccess: Bool { head.map { (200..<300).contains($0.statusCode) } ?? false }

  /// Only a body that stays in memory has a limit, and that of an error is cut, not refused.
  private var isLimited: Bool {
    if case .data = receiving { true } else { !isSuccess }
  }

  mutating func challenge(_ head: HTTPURLResponse) {
    self.head = head
    isChallenged = true
  }

  mutating func abandon() { isAbandoned = true }

  /// The server's certificate was refused, which Foundation calls a cancellation.
  mutating func refuseTrust() { failure = .untrusted }

  mutating func begin(_ head: HTTPURLResponse, _ control: any TaskControl) -> Step {
    probe.noteFirstByte()
    self.head = head
    if case .stream = receiving, isSuccess, let done {
      self.done = nil
      do throws(TransportError) {
        length = try URLSessionTransport.expectedLength(head, request)
      } catch {
        return .fail(done, error)
      }
      let buffer = StreamBuffer(limit: Self.streamLimit, control: control)
      self.buffer = buffer
      return .response(done, Wire.Response(head: head, body: .stream(buffer.stream())))
    }
    if let partial, isSuccess {
      isPartial = true
      return .begin(partial, head)
    }
    isCut = isLimited && isSuccess && URLSessionTransport.statesMore(head, than: limit)
    return isCut ? .cancel : .goOn
  }

  mutating func receive(_ data: Data) -> Step {
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

  /// `location` is gone when this returns.
  mutating func keep(_ location: URL, _ head: HTTPURLResponse?) {
    if let head { self.head = head }
    // Linux leaves the file lying about.
    defer { try? FileManager.default.removeItem(at: location) }
    guard case .file(let destination) = receiving, isSuccess else {
      let handle = try? FileHandle(forReadingFrom: location)
      body = (try? handle?.read(upToCount: limit)) ?? Data()
      try? handle?.close()
      return
    }
    let file = StagedFile(for: destination)
    do {
      try FileManager.default.moveItem(at: location, to: file.url)
      staged = file
    } catch {
      failure = .fileNotWritten
    }
  }

  /// `unreported`: a head that only the task knows.
  mutating func end(_ reported: (any Error)?, unreported: () -> HTTPURLResponse?) {
    let error = reported.map(translated)
    file?.close()
    buffer?.finish(error, expecting: length)
    guard let done else { return }
    if error == nil || isChallenged { head = head ?? unreported() }
    do {
      done.resume(returning: try response(error))
    } catch {
      staged?.remove()
      done.resume(throwing: error)
    }
  }

  private func translated(_ error: any Error) -> any Error {
    if file?.hasFailed == true { return TransportError.unreadableFile }
    if isAbandoned, (error as? URLError)?.code == .cancelled { return CancellationError() }
    return TransportError(foundation: error)
  }

  private func response(_ error: (any Error)?) throws -> Wire.Response {
    if let failure { throw failure }
    if isPartial { try partial?.check() }
    if isCut {
      guard let head, !isSuccess else {
        throw TransportError(.tooLarge, reason: "the body is larger than \(limit) bytes")
      }
      return Wire.Response(head: head, body: .data(body))
    }
    if let error, !isChallenged { throw error }
    guard let head else {
      throw TransportError(.malformedResponse, reason: "no response")
    }
    guard case .file(let destination) = receiving, isSuccess else {
      return Wire.Response(head: head, body: .data(body))
    }
    if isPartial, let partial {
      return Wire.Response(head: head, body: .partial(partial, for: destination))
    }
    if let staged { return Wire.Response(head: head, body: .file(staged, for: destination)) }
    // Of a task that was no download task.
    let file = StagedFile(for: destination)
    guard (try? body.write(to: file.url)) != nil else { throw TransportError.fileNotWritten }
    return Wire.Response(head: head, body: .file(file, for: destination))
  }
}

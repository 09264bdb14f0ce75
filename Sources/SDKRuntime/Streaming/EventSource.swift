import Foundation

/// Reads server-sent events as they are asked for, over as many connections as it takes.
actor EventSource {
  private let client: APIClient
  private let endpoint: any Endpoint
  private let end: String?
  private let mustEnd: Bool
  private let options: RequestOptions
  private let reconnects: Bool
  private var answer: StreamedAnswer?
  private var body: ByteStream.Iterator?
  private var parser = EventParser(limit: .max)
  private var ready: ArraySlice<ServerSentEvent> = []
  private var isOver = false
  /// Connections in a row that brought nothing: no byte, and no quiet until the idle timeout.
  private var fruitless = 0
  private var retry: Duration = .seconds(3)
  /// How long the server asked to be left alone, when it refused the last connection.
  private var asked: Duration?
  private var isFirst = true

  /// Connections in a row that may fail before the stream does.
  private static let patience = 5

  init(
    client: APIClient, endpoint: any Endpoint, end: String?, mustEnd: Bool,
    options: RequestOptions
  ) {
    self.client = client
    self.endpoint = endpoint
    self.end = end
    self.mustEnd = mustEnd
    self.options = options
    reconnects = end == nil && endpoint.request.method == .get
  }

  func next() async throws -> (ServerSentEvent, EventDecoder)? {
    do {
      while true {
        try Task.checkCancellation()
        if let event = ready.popFirst(), let answer {
          guard event.data != end || end == nil else { return finish() }
          return (event, EventDecoder(answer, event))
        }
        guard !isOver else { return nil }
        try await readOn()
      }
    } catch {
      _ = finish()
      throw answer?.failure(error) ?? error
    }
  }

  private func finish() -> (ServerSentEvent, EventDecoder)? {
    (isOver, ready, body) = (true, [], nil)
    return nil
  }

  private func readOn() async throws {
    do {
      if body == nil { body = try await connect() }
      guard var body else { return }
      let chunk = try await body.next()
      self.body = body
      guard let chunk else { return try connectionEnded(nil) }
      ready = try parser.push(chunk)[...]
      retry = parser.retry ?? retry
      if !chunk.isEmpty { fruitless = 0 }
    } catch let error as APIError where answer != nil && isPassing(error) {
      if body != nil, error.transportCode == .idleTimeout { fruitless = 0 }
      asked = error.retryAfter
      try connectionEnded(error)
    }
  }

  /// Whether a stream that ran before may be opened again after this: a server that is being
  /// replaced answers 503 for a while, or not in time.
  private func isPassing(_ error: APIError) -> Bool {
    switch error.kind {
    case .transport, .deadlineExceeded: true
    case .status: error.status.map(RetryPolicy.defaultStatuses.contains) ?? false
    default: false
    }
  }

  /// Nil when the server has no more to say.
  private func connect() async throws -> ByteStream.Iterator? {
    var options = options
    if !isFirst {
      try await client.configuration.clock.sleep(for: delay)
      if let id = parser.lastID, !id.isEmpty { try? options.headers.set("Last-Event-ID", id) }
    }
    (isFirst, asked) = (false, nil)
    let answer = try await client.open(endpoint, options, type: "text/event-stream")
    self.answer = answer
    guard answer.answer.response.status != 204 else {
      isOver = true
      return nil
    }
    try answer.check({ $0 == "text/event-stream" }, "text/event-stream")
    parser = EventParser(
      limit: answer.answer.request.options.effectiveMaxResponseBytes, lastID: parser.lastID)
    return answer.body.makeAsyncIterator()
  }

  /// Twice as long after each connection that brought nothing, half a minute at most unless the
  /// server asked for more.
  private var delay: Duration {
    // fits: at most 32 times an hour
    let delay = max(retry, min(retry * (1 << min(fruitless, 5)), .seconds(30)))
    return max(delay, min(asked ?? .zero, EventParser.longestRetry))
  }

  private func connectionEnded(_ error: APIError?) throws {
    body = nil
    guard reconnects else {
      if let error { throw error }
      if end != nil, mustEnd {
        throw TransportError(.truncated, reason: "the stream ended before its stated end")
      }
      isOver = true
      return
    }
    fruitless += 1
    guard fruitless > Self.patience else { return }
    throw error ?? TransportError(.connectionLost, reason: "the server keeps ending the stream")
  }
}

import Foundation
import SDKCore

/// Reads server-sent events as they are asked for, over as many connections as it takes.
actor EventSource {
  private let client: APIClient
  private let endpoint: any Endpoint
  private let end: String?
  private let mustEnd: Bool
  private let options: RequestOptions
  private let reconnects: Bool
  private var response: StreamedResponse?
  private var body: ByteStream.Iterator?
  private var parser = EventParser(limit: .max)
  private var ready: ArraySlice<ServerSentEvent> = []
  private var isOver = false
  /// Connections in a row that ended soon and brought no event.
  private var failures = 0
  private var hasBroughtEvent = false
  /// Time since the head of the current response.
  private var sinceHead: Stopwatch?
  private var retry: Duration = .seconds(3)
  /// The time for which the server asked to be left alone, when it refused the last connection.
  private var asked: Duration?
  private var isFirst = true

  /// The longest ID that is sent back; most servers take no longer lines in a head.
  private static let maxIDBytes = 8_000

  /// Connections in a row that may fail before the stream does.
  private static let maxFailures = 5

  /// The shortest wait between two connections, whatever the server says.
  private static let shortestWait = Duration.milliseconds(500)

  /// The longest wait that comes of failures alone.
  private static let longestWait = Duration.seconds(30)

  init(
    client: APIClient, endpoint: any Endpoint, end: String?, mustEnd: Bool,
    options: RequestOptions
  ) {
    self.client = client.forOneUser()
    self.endpoint = endpoint
    self.end = end
    self.mustEnd = mustEnd
    self.options = options
    reconnects = end == nil && [.get, .query].contains(endpoint.request.method)
  }

  /// Returns what `read` makes of the next event of which it makes something; nil after the last.
  func next<Value: Sendable>(
    _ read: @Sendable (ServerSentEvent, EventDecoder) throws -> Value?
  ) async throws -> Value? {
    do {
      while true {
        try Task.checkCancellation()
        while let event = ready.popFirst(), let response {
          guard event.data != end || end == nil else {
            finish()
            return nil
          }
          if let value = try read(event, EventDecoder(response, event)) { return value }
        }
        guard !isOver else { return nil }
        try await readOn()
      }
    } catch {
      defer { finish() }
      throw response?.failure(error) ?? error
    }
  }

  private func finish() { (isOver, ready, body) = (true, [], nil) }

  private func readOn() async throws {
    do {
      if body == nil { body = try await connect() }
      guard var body else { return }
      let chunk = try await body.next()
      self.body = body
      guard let chunk else { return try connectionEnded(nil) }
      ready = try parser.push(chunk)[...]
      retry = parser.retry ?? retry
      if !ready.isEmpty { (failures, hasBroughtEvent) = (0, true) }
    } catch let error as APIError where response != nil && isPassing(error) {
      asked = error.retryAfter
      try connectionEnded(error)
    }
  }

  /// Returns whether a stream that ran before may be opened again after this: a server that is
  /// being replaced sends 503 for a while, or not in time, and so may one that renews tokens.
  private func isPassing(_ error: APIError) -> Bool {
    switch error.kind {
    case .transport, .deadlineExceeded, .credential, .rateLimited: true
    case .status: error.status.map(RetryPolicy.defaultStatuses.contains) ?? false
    default: false
    }
  }

  /// Opens a connection; nil when the server has no more to say.
  private func connect() async throws -> ByteStream.Iterator? {
    var options = options
    if !isFirst {
      try await client.configuration.clock.sleep(for: delay)
      if let id = parser.lastID {
        // The place of the caller's own is past, and that of the endpoint.
        options.headers.replace("Last-Event-ID", "")
        if !id.isEmpty, id.utf8.count <= Self.maxIDBytes {
          try? options.headers.set("Last-Event-ID", id)
        }
      }
    }
    (isFirst, asked, sinceHead, hasBroughtEvent) = (false, nil, nil, false)
    let (response, body) = try await client.open(
      endpoint, options, type: "text/event-stream"
    ) { response in
      guard response.received.http.status != 204 else { return }
      try response.check({ $0 == "text/event-stream" }, "text/event-stream")
    }
    self.response = response
    sinceHead = Stopwatch(client.configuration.clock)
    guard response.received.http.status != 204 else {
      isOver = true
      return nil
    }
    parser = EventParser(
      limit: response.received.request.options.effectiveMaxPieceBytes, lastID: parser.lastID)
    return body.makeAsyncIterator()
  }

  /// The wait before the next connection: as long as the server asked for, half a second at least;
  /// twice as long after each connection that brought no event, half a minute at most unless the
  /// server asked for more. Up to half as much again, so that the clients of a server that was
  /// replaced do not all come back at once.
  private var delay: Duration {
    let shortest = max(retry, Self.shortestWait)
    // fits: at most 32 times an hour
    let wait = max(shortest, min(shortest * (1 << min(failures, 5)), Self.longestWait))
    let spread = wait + wait * (client.configuration.random() / 2)
    return min(max(spread, asked ?? .zero), EventParser.longestRetry)
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
    if isFailure(error) { failures += 1 }
    guard failures > Self.maxFailures else { return }
    throw error ?? TransportError(.connectionLost, reason: "the server keeps ending the stream")
  }

  /// Returns whether the connection that has ended counts as a failure. One that was quiet until
  /// the idle timeout, or stood for long, does not: it may be opened again and again without hurry.
  private func isFailure(_ error: APIError?) -> Bool {
    guard !hasBroughtEvent else { return false }
    guard let sinceHead else { return true }
    return error?.transportCode != .idleTimeout && sinceHead.elapsed < Self.longestWait
  }
}

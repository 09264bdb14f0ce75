package import Foundation

/// The state of one call, over all its attempts and redirects.
package final class Call: Sendable {
  private let operation: Operation
  package let rules: ResponseRules
  /// The destination of the response's body.
  package let receiving: Receiving
  /// Kept until nothing can write to it any more.
  private let staged: StagedFile?
  package let retryPolicy: RetryPolicy
  /// The user of the sequence that the call belongs to.
  private let user: SequenceUser?
  /// The deadline, since the call began; nil when there is none.
  package let deadline: Duration?
  private let watch: Stopwatch
  package let progress: Locked<Progress>

  /// The operation of a call; its name takes time to find, and only errors and logs need it.
  package enum Operation: Sendable {
    case endpoint(any Endpoint)
    case named(String)
  }

  package struct Progress: Sendable {
    /// The deadline of the exchange, since the call began: later than the call's own where another call
    /// waits for longer; nil when there is none.
    var deadline: Duration?
    var sent = 0
    /// Requests that certainly reached nobody.
    var unsent = 0
    var redirects = 0
    /// True once its caller has the head of a stream: the deadline was for that.
    var isStreaming = false
    /// Redirects to another method or origin, where the request is no longer the one that was sent.
    var detours = 0
    /// The URLs of requests that may have changed something, beside the call's own.
    var written: [URL] = []
    /// True if the last request asks for a part.
    var isRanged = false
    /// The name of the operation, once it was asked for.
    var name: String?
    /// The file that is sent, as it was at first.
    fileprivate var file: FileMark?
    /// The credentials of the first attempt.
    var secrets: [String]?
    var sentIdentity = SentIdentity()

    var attempts: Int { sent - redirects }
  }

  @inline(never)
  package init(
    _ operation: Operation, rules: ResponseRules = .init(), receiving: Receiving = .data,
    staged: StagedFile? = nil, retryPolicy: RetryPolicy = RetryPolicy(),
    deadline: Duration? = nil, user: SequenceUser? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.operation = operation
    self.rules = rules
    self.receiving = receiving
    self.staged = staged
    self.retryPolicy = retryPolicy
    self.user = user
    self.deadline = deadline
    progress = Locked(Progress(deadline: deadline, secrets: user?.secrets))
    watch = Stopwatch(clock)
  }

  package var operationID: String {
    if let name = progress.with({ $0.name }) { return name }
    let name =
      switch operation {
      case .endpoint(let endpoint): endpoint.operationID
      case .named(let name): name
      }
    progress.with { $0.name = name }
    return name
  }

  /// The time since the call began, by the client's clock.
  var elapsed: Duration { watch.elapsed }

  /// True once the call's own deadline has come before its end, or before the head of its stream.
  var isOverdue: Bool {
    guard let deadline, elapsed >= deadline else { return false }
    return progress.with { !$0.isStreaming }
  }

  /// The time until the deadline of the exchange, not below zero; nil when there is none.
  var remaining: Duration? {
    progress.with { $0.deadline }.map { max(.zero, $0 - elapsed) }
  }

  /// Goes on for as long as another call waits for the same exchange.
  package func extendDeadline(for other: Call) {
    let (elapsed, remaining) = (elapsed, other.remaining)
    progress.with { progress in
      guard let deadline = progress.deadline else { return }
      progress.deadline = remaining.map { max(deadline, elapsed + $0) }
    }
  }

  /// The number of times that the request went out, not counting redirects.
  package var attempts: Int { progress.with { $0.attempts } }

  var redirects: Int { progress.with { $0.redirects } }

  var detours: Int { progress.with { $0.detours } }

  /// True if the last request asked for a part, so that a 206 may answer it.
  var isRanged: Bool { progress.with { $0.isRanged } }

  /// The number of requests that may have reached a server, redirects included.
  package var reached: Int { progress.with { $0.sent - $0.unsent } }

  /// Both at once.
  var counted: (attempts: Int, redirects: Int) {
    progress.with { ($0.attempts, $0.redirects) }
  }

  /// - Throws: when a file to send is gone, or is not what it was at the first attempt.
  func noteSending(_ request: HTTPRequest) throws(RequestBuildingError) {
    if case .file(let url) = request.body {
      let mark = try FileMark(url)
      let isSame = progress.with { progress in
        defer { progress.file = mark }
        return progress.file == nil || progress.file == mark
      }
      guard isSame else {
        throw RequestBuildingError("the file to send has changed since it was first sent")
      }
    }
    let isRanged = request.headers["Range"] != nil
    progress.with { progress in
      progress.sent += 1
      progress.isRanged = isRanged
    }
  }

  /// Notes that the last request found no address or no connection.
  func noteUnsent() { progress.with { $0.unsent += 1 } }

  /// Takes over what another call sent for this one as well.
  package func adopt(_ other: Call) {
    let (attempts, redirects) = other.counted
    let (identity, isRanged) = (other.sentIdentity, other.isRanged)
    progress.with { progress in
      progress.isRanged = isRanged
      (progress.sent, progress.redirects) = (attempts + redirects, redirects)
      progress.sentIdentity = identity
    }
  }

  /// Returns the secrets of the first attempt; at the first, the ones given.
  func firstSecrets(_ secrets: [String]) -> [String] {
    progress.with { progress in
      if let first = progress.secrets, first.count == secrets.count { return first }
      progress.secrets = secrets
      return secrets
    }
  }

  /// Lets the next request be sent for anybody, or any login of the sequence's user: one that only
  /// reads, and begins anew.
  package func forgetSecrets() { progress.with { $0.secrets = user?.secrets } }

  /// For whom the requests were sent.
  package var sentIdentity: SentIdentity { progress.with { $0.sentIdentity } }

  func noteSecrets(_ secrets: [SentIdentity.Secret]) {
    progress.with { $0.sentIdentity.secrets = secrets }
  }

  package func noteCookies(_ identity: String?, isRedirected: Bool) {
    progress.with { $0.sentIdentity.noteCookies(identity, isRedirected: isRedirected) }
  }

  func noteChanges(from old: HTTPRequest, to new: HTTPRequest) {
    progress.with { $0.sentIdentity.changes.note(from: old, to: new) }
  }

  package func noteStreaming() { progress.with { $0.isStreaming = true } }

  package func noteServed(_ identity: RequestIdentity) {
    progress.with { $0.sentIdentity.served = identity }
  }

  func noteRedirect(to request: HTTPRequest, isDetour: Bool) {
    progress.with { progress in
      progress.redirects += 1
      if isDetour { progress.detours += 1 }
      if !request.method.isSafe { progress.written.append(request.url) }
    }
  }

  /// Where redirects led with a request that may change something.
  package var written: [URL] { progress.with { $0.written } }
}

extension Call: CustomReflectable {
  /// Interceptors hold it, and it holds credentials.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// Time since it was made, by any clock.
package enum Stopwatch: Sendable {
  /// By the system's clock: what most calls have costs no closure.
  case system(since: ContinuousClock.Instant)
  case other(elapsed: @Sendable () -> Duration)

  package init(_ clock: any Clock<Duration>) {
    self = clock is ContinuousClock ? .system(since: .now) : Self.started(on: clock)
  }

  private static func started(on clock: some Clock<Duration>) -> Self {
    let start = clock.now
    return .other { start.duration(to: clock.now) }
  }

  package var elapsed: Duration {
    switch self {
    case .system(let start): start.duration(to: .now)
    case .other(let elapsed): elapsed()
    }
  }
}

/// Tells whether a file is still the same.
private struct FileMark: Equatable, Sendable {
  private let size: Int
  private let changed: Date?

  init(_ url: URL) throws(RequestBuildingError) {
    // A link stays the same when its file changes.
    let path = url.resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      let size = facts[.size] as? NSNumber
    else { throw RequestBuildingError("the file to send is not there, or cannot be read") }
    self.size = size.intValue
    changed = facts[.modificationDate] as? Date
  }
}

/// The request of an endpoint and the options of a call, from which a request is built.
///
/// A class: it is handed on several times, and copying it would take more code than using it.
package final class CallPlan: Sendable {
  package let endpoint: any Endpoint
  package let parts: EndpointRequest
  /// The options of client, endpoint and call, merged.
  package let options: RequestOptions
  package let expected: ExpectedResponse

  package init(
    _ endpoint: any Endpoint, parts: EndpointRequest, options: RequestOptions,
    expecting expected: ExpectedResponse
  ) {
    self.endpoint = endpoint
    self.parts = parts
    self.options = options
    self.expected = expected
  }
}

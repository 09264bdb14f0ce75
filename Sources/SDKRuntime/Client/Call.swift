import Foundation

/// What belongs to one call, over all its attempts and redirects.
final class Call: Sendable {
  let operationID: String
  let rules: AnswerRules
  /// Where the body of the answer goes.
  let receiving: Receiving
  let retryPolicy: RetryPolicy
  private let watch: Stopwatch
  private let deadline: Duration?
  private let counts = Locked((sent: 0, redirects: 0))
  /// The file that is sent, as it was at first.
  private let file = Locked<FileMark?>(nil)
  /// The credentials of the first attempt.
  private let secrets = Locked<[String]?>(nil)

  init(
    operationID: String, rules: AnswerRules = .init(), receiving: Receiving = .data,
    retryPolicy: RetryPolicy = RetryPolicy(), deadline: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.operationID = operationID
    self.rules = rules
    self.receiving = receiving
    self.retryPolicy = retryPolicy
    self.deadline = deadline
    watch = Stopwatch(clock)
  }

  /// Since the call began, by the client's clock.
  var elapsed: Duration { watch.elapsed }

  /// Until the deadline, not below zero; nil when there is none.
  var remaining: Duration? { deadline.map { max(.zero, $0 - elapsed) } }

  /// How often the request went out, not counting redirects.
  var attempts: Int { counts.with { $0.sent - $0.redirects } }

  var redirects: Int { counts.with { $0.redirects } }

  /// Both at once.
  var counted: (attempts: Int, redirects: Int) {
    counts.with { ($0.sent - $0.redirects, $0.redirects) }
  }

  /// - Throws: when a file to send is gone, or is not what it was at the first attempt.
  func noteSending(_ request: HTTPRequest) throws(RequestBuildingError) {
    if case .file(let url) = request.body {
      let mark = try FileMark(url)
      let isSame = file.with { file in
        defer { file = mark }
        return file == nil || file == mark
      }
      guard isSame else {
        throw RequestBuildingError("the file to send has changed since it was first sent")
      }
    }
    counts.with { $0.sent += 1 }
  }

  /// Counts what another call sent for this one as well.
  func adopt(_ other: Call) {
    let theirs = other.counts.with { $0 }
    counts.with { $0 = theirs }
  }

  /// Those of the first attempt; of the first, the ones given.
  func firstSecrets(_ secrets: [String]) -> [String] {
    self.secrets.with { first in
      if let first, first.count == secrets.count { return first }
      first = secrets
      return secrets
    }
  }

  func noteRedirect() { counts.with { $0.redirects += 1 } }
}

extension Call: CustomReflectable {
  /// Interceptors hold it, and it holds credentials.
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Time since it was made, by any clock.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  init(_ clock: any Clock<Duration>) { self.init(on: clock) }

  private init(on clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  var elapsed: Duration { read() }
}

/// Tells whether a file is still the same.
private struct FileMark: Equatable, Sendable {
  private let size: Int
  private let changed: Date?

  init(_ url: URL) throws(RequestBuildingError) {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path),
      let size = facts[.size] as? NSNumber
    else { throw RequestBuildingError("the file to send is not there, or cannot be read") }
    self.size = size.intValue
    changed = facts[.modificationDate] as? Date
  }
}

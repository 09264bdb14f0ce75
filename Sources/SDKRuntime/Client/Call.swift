/// What belongs to one call, over all its attempts and redirects.
final class Call: Sendable {
  let operationID: String
  let rules: AnswerRules
  /// Where the body of the answer goes.
  let receiving: Receiving
  private let watch: Stopwatch
  private let deadline: Duration?
  private let counts = Locked((sent: 0, redirects: 0))

  init(
    operationID: String, rules: AnswerRules = .init(), receiving: Receiving = .data,
    deadline: Duration? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.operationID = operationID
    self.rules = rules
    self.receiving = receiving
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

  func noteSent() { counts.with { $0.sent += 1 } }

  /// Counts what another call sent for this one as well.
  func adopt(_ other: Call) {
    let theirs = other.counts.with { $0 }
    counts.with { $0 = theirs }
  }

  func noteRedirect() { counts.with { $0.redirects += 1 } }
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

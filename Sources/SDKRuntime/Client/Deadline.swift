import Dispatch

/// What ends a call whose time is up.
struct DeadlineExceeded: Error {}

/// Runs `work`, and ends with `DeadlineExceeded` when it takes longer than `limit`, or with
/// `CancellationError` when the caller is cancelled: at once, even where `work` does not listen.
///
/// What is left of `work` is cancelled and goes on alone; nobody sees its outcome. The caller never
/// waits for cancellation handlers, which may do anything. Of a caller that is cancelled already,
/// nothing begins.
func within<Value: Sendable>(
  _ limit: Duration?, on clock: any Clock<Duration>,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  guard let limit else { return try await work() }
  guard limit > .zero else { throw DeadlineExceeded() }
  try Task.checkCancellation()
  let race = Race<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { done in
      race.begin(done)
      race.setAlarm(
        alarm(after: limit.sleepable, on: clock) { race.giveUp(DeadlineExceeded()) })
      // On this thread up to its first wait: every call has a deadline by default, and waking
      // another thread for each costs more than all the rest.
      let runner = Task.beginning {
        // Cancelled from the start, it ends at its first check, and can tell that it was.
        if race.isOver { withUnsafeCurrentTask { $0?.cancel() } }
        do { race.end(.success(try await work())) } catch { race.end(.failure(error)) }
      }
      race.setRunner(runner)
    }
  } onCancel: {
    race.giveUp(CancellationError())
  }
}

/// Runs `ring` once that time is over; what is returned cancels it.
private func alarm(
  after time: Duration, on clock: any Clock<Duration>, _ ring: @escaping @Sendable () -> Void
) -> @Sendable () -> Void {
  if let clock = clock as? any DeadlineClock { return clock.setDeadline(after: time, fire: ring) }
  guard clock is ContinuousClock else {
    let watch = Stopwatch(clock)
    let sleeper = Task.beginning {
      do { try await clock.sleep(for: time) } catch { return }
      // A clock of a test whose sleeps end early keeps no deadlines.
      guard watch.elapsed >= time else { return }
      ring()
    }
    return { sleeper.cancel() }
  }
  let number = Alarms.shared.set(at: .now.advanced(by: time), ring)
  return { Alarms.shared.cancel(number) }
}

/// The first outcome counts.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var outcome: Result<Value, any Error>?
    /// Whether that outcome is not the work's own.
    var isGivenUp = false
    var done: CheckedContinuation<Value, any Error>?
    var cancelAlarm: (@Sendable () -> Void)?
    var runner: Task<Void, Never>?
  }

  private let state = Locked(State())

  var isOver: Bool { state.with { $0.outcome != nil } }

  func begin(_ done: CheckedContinuation<Value, any Error>) {
    let outcome = state.with { state -> Result<Value, any Error>? in
      if state.outcome == nil { state.done = done }
      return state.outcome
    }
    if let outcome { done.resume(with: outcome) }
  }

  /// Takes in what cancels the alarm; calls it when the race is over.
  func setAlarm(_ cancel: @escaping @Sendable () -> Void) {
    let isOver = state.with { state -> Bool in
      if state.outcome == nil { state.cancelAlarm = cancel }
      return state.outcome != nil
    }
    if isOver { cancel() }
  }

  /// Takes in the task that does the work; cancels it when somebody has given up.
  func setRunner(_ runner: Task<Void, Never>) {
    let isGivenUp = state.with { state -> Bool in
      if state.outcome == nil { state.runner = runner }
      return state.isGivenUp
    }
    if isGivenUp { Self.cancel(runner) }
  }

  /// Ends it with the outcome of the work.
  func end(_ outcome: Result<Value, any Error>) { _ = settle(outcome, isGivenUp: false) }

  /// Ends it without the work, which is cancelled.
  func giveUp(_ error: any Error) {
    guard let runner = settle(.failure(error), isGivenUp: true) else { return }
    Self.cancel(runner)
  }

  /// Resumes the caller before anything else. Returns the task that is left.
  private func settle(
    _ outcome: Result<Value, any Error>, isGivenUp: Bool
  ) -> Task<Void, Never>? {
    let ended = state.with { state -> State? in
      guard state.outcome == nil else { return nil }
      defer { (state.done, state.cancelAlarm, state.runner) = (nil, nil, nil) }
      state.outcome = outcome
      state.isGivenUp = isGivenUp
      return state
    }
    ended?.done?.resume(with: outcome)
    ended?.cancelAlarm?()
    return ended?.runner
  }

  /// On a thread that may block: cancelling runs the handlers of whatever the work waits for, and
  /// neither the caller nor other deadlines may wait for those.
  private static func cancel(_ runner: Task<Void, Never>) {
    DispatchQueue.global().async { runner.cancel() }
  }
}

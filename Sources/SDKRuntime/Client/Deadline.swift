/// What ends a call whose time is up.
struct DeadlineExceeded: Error {}

/// Runs `work`, and ends with `DeadlineExceeded` when it takes longer than `limit`, or with
/// `CancellationError` when the caller is cancelled: at once, even where `work` does not listen.
///
/// What is left of `work` is cancelled and goes on alone; nobody sees its outcome.
func within<Value: Sendable>(
  _ limit: Duration?, on clock: any Clock<Duration>,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  guard let limit else { return try await work() }
  guard limit > .zero else { throw DeadlineExceeded() }
  let race = Race<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { done in
      race.begin(done)
      let cancelAlarm = alarm(after: limit.sleepable, on: clock) {
        race.end(.failure(DeadlineExceeded()))
      }
      race.add(cancelAlarm)
      // On this thread up to its first wait: every call has a deadline by default, and waking
      // another thread for each costs more than all the rest.
      let runner = Task.beginning {
        do { race.end(.success(try await work())) } catch { race.end(.failure(error)) }
      }
      race.add { runner.cancel() }
    }
  } onCancel: {
    race.end(.failure(CancellationError()))
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

/// The first outcome counts; the runners are cancelled then.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var outcome: Result<Value, any Error>?
    var done: CheckedContinuation<Value, any Error>?
    var runners: [@Sendable () -> Void] = []
  }

  private let state = Locked(State())

  func begin(_ done: CheckedContinuation<Value, any Error>) {
    let outcome = state.with { state -> Result<Value, any Error>? in
      if state.outcome == nil { state.done = done }
      return state.outcome
    }
    if let outcome { done.resume(with: outcome) }
  }

  /// Takes in what cancels a runner; that of one that comes too late is called.
  func add(_ cancel: @escaping @Sendable () -> Void) {
    let isOver = state.with { state -> Bool in
      if state.outcome == nil { state.runners.append(cancel) }
      return state.outcome != nil
    }
    if isOver { cancel() }
  }

  func end(_ outcome: Result<Value, any Error>) {
    let ended = state.with { state -> State? in
      guard state.outcome == nil else { return nil }
      defer { (state.done, state.runners) = (nil, []) }
      state.outcome = outcome
      return state
    }
    guard let ended else { return }
    for cancel in ended.runners { cancel() }
    ended.done?.resume(with: outcome)
  }
}

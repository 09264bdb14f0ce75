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
      race.add(
        Task.beginning {
          do { try await clock.sleep(for: limit.sleepable) } catch { return }
          race.end(.failure(DeadlineExceeded()))
        })
      // Never on this thread: what blocks it would hold the caller back beyond the deadline.
      race.add(
        Task {
          do { race.end(.success(try await work())) } catch { race.end(.failure(error)) }
        })
    }
  } onCancel: {
    race.end(.failure(CancellationError()))
  }
}

/// The first outcome counts; the runners are cancelled then.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var outcome: Result<Value, any Error>?
    var done: CheckedContinuation<Value, any Error>?
    var runners: [Task<Void, Never>] = []
  }

  private let state = Locked(State())

  func begin(_ done: CheckedContinuation<Value, any Error>) {
    let outcome = state.with { state -> Result<Value, any Error>? in
      if state.outcome == nil { state.done = done }
      return state.outcome
    }
    if let outcome { done.resume(with: outcome) }
  }

  /// Takes a runner in; one that comes too late is cancelled.
  func add(_ runner: Task<Void, Never>) {
    let isOver = state.with { state -> Bool in
      if state.outcome == nil { state.runners.append(runner) }
      return state.outcome != nil
    }
    if isOver { runner.cancel() }
  }

  func end(_ outcome: Result<Value, any Error>) {
    let ended = state.with { state -> State? in
      guard state.outcome == nil else { return nil }
      defer { (state.done, state.runners) = (nil, []) }
      state.outcome = outcome
      return state
    }
    guard let ended else { return }
    for runner in ended.runners { runner.cancel() }
    ended.done?.resume(with: outcome)
  }
}

extension Duration {
  /// At most some thirty years: `ContinuousClock` traps on what it cannot count.
  var sleepable: Duration { min(self, .seconds(1_000_000_000)) }
}

/// The end of a call whose time is up.
struct DeadlineExceeded: Error {}

/// Runs `work`, and ends with `DeadlineExceeded` when it takes longer than `limit`, or with
/// `CancellationError` when the caller is cancelled: at once, even where `work` does not listen.
///
/// The work itself is then cancelled and goes on alone; nobody sees its outcome. The caller never
/// waits for cancellation handlers. If the caller is cancelled already, nothing begins.
func within<Value: Sendable>(
  _ limit: Duration?, on clock: any Clock<Duration>,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  guard let limit else { return try await work() }
  guard limit > .zero else { throw DeadlineExceeded() }
  try Task.checkCancellation()
  let task = SharedTask<Value>()
  return try await task.soleValue {
    task.onEnd(schedule(after: limit.sleepable, on: clock) { task.giveUp(DeadlineExceeded()) })
    task.begin(work)
  }
}

/// Calls `fire` once that time is over; the closure that is returned calls it off.
private func schedule(
  after time: Duration, on clock: any Clock<Duration>, fire: @escaping @Sendable () -> Void
) -> @Sendable () -> Void {
  if clock is ContinuousClock {
    let number = DeadlineScheduler.shared.schedule(at: .now.advanced(by: time), fire)
    return { DeadlineScheduler.shared.cancel(number) }
  }
  if let clock = clock as? any DeadlineClock { return clock.setDeadline(after: time, fire: fire) }
  let watch = Stopwatch(clock)
  let sleeper = Task.beginning {
    do { try await clock.sleep(for: time) } catch { return }
    // A clock of a test whose sleeps end early keeps no deadlines.
    guard watch.elapsed >= time else { return }
    fire()
  }
  return { sleeper.cancel() }
}

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
    let timer = DeadlineTimer(after: limit.sleepable, on: clock) {
      task.giveUp(DeadlineExceeded())
    }
    task.onEnd { timer.cancel() }
    task.begin(work)
  }
}

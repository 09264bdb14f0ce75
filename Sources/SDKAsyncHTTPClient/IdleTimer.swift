#if AsyncHTTPClient
  import SDKCore

  /// Ends work in which nothing moves for a time.
  final class IdleTimer: Sendable {
    private struct State {
      var lastMove = ContinuousClock.now
      var isIdle = false
    }

    private let limit: Duration
    private let state = Locked(State())

    /// - `limit`: at least a second and at most a day, as under URLSession.
    init(limit: Duration) { self.limit = min(max(limit, .seconds(1)), .seconds(86_400)) }

    /// Tells the timer that something has moved.
    func reset() { state.with { $0.lastMove = .now } }

    /// Runs `work`, and cancels it once nothing has moved for the limit.
    ///
    /// - Throws: `TransportError` with the code `.idleTimeout` then; else what `work` throws.
    func watching<Value: Sendable>(
      _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
      reset()
      let task = Task { try await work() }
      let watch = IdleWatch { task.cancel() }
      look(at: state.with { $0.lastMove.advanced(by: limit) }, for: watch)
      defer { watch.end() }
      return try await withTaskCancellationHandler {
        do {
          return try await task.value
        } catch {
          try Task.checkCancellation()
          throw state.with { $0.isIdle } ? TransportError(.idleTimeout) : error
        }
      } onCancel: {
        task.cancel()
      }
    }

    /// Looks at a point of time whether anything has moved; by the runtime's scheduler, because on Linux a sleep of its
    /// own would stay in memory until it is due, long after the work.
    private func look(at due: ContinuousClock.Instant, for watch: IdleWatch) {
      watch.waits(
        for: DeadlineScheduler.shared.schedule(at: due) { [self] in
          // A task of its own, which waits for a thread as the work does, and which may call cancellation handlers.
          Task(priority: watch.priority) { decide(at: due, for: watch) }
        })
    }

    private func decide(at due: ContinuousClock.Instant, for watch: IdleWatch) {
      guard !watch.isOver else { return }
      // Looked late, tasks wait for threads: what has arrived may not have been read yet.
      if due.duration(to: .now) > .milliseconds(100) { reset() }
      if let next = nextDeadline() { look(at: next, for: watch) } else { watch.cancelWork() }
    }

    /// Returns when to look next; nil once nothing has moved for too long.
    private func nextDeadline() -> ContinuousClock.Instant? {
      state.with { state in
        let due = state.lastMove.advanced(by: limit)
        // For good: a watch of earlier work may look after the one that found it.
        if due <= .now { state.isIdle = true }
        return state.isIdle ? nil : due
      }
    }
  }

  /// One piece of work that an ``IdleTimer`` watches.
  private final class IdleWatch: Sendable {
    private struct State {
      /// The number at the scheduler.
      var deadline = 0
      var isOver = false
    }

    private let state = Locked(State())
    let cancelWork: @Sendable () -> Void
    /// That of the work.
    let priority = Task.currentPriority

    init(_ cancelWork: @escaping @Sendable () -> Void) { self.cancelWork = cancelWork }

    var isOver: Bool { state.with { $0.isOver } }

    /// Notes what ``end()`` takes back. Numbers rise, and a deadline may pass before its number comes here.
    func waits(for deadline: Int) {
      let isOver = state.with { state in
        state.deadline = max(state.deadline, deadline)
        return state.isOver
      }
      if isOver { DeadlineScheduler.shared.cancel(deadline) }
    }

    func end() {
      let deadline = state.with { state in
        state.isOver = true
        return state.deadline
      }
      DeadlineScheduler.shared.cancel(deadline)
    }
  }
#endif

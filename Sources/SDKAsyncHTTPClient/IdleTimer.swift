#if AsyncHTTPClient
  import SDKRuntime

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
      let watch = Task { [self] in
        while let due = nextDeadline() {
          try await Task.sleep(until: due, clock: .continuous)
          // Woken late, tasks wait for threads: what has arrived may not have been read yet.
          if due.duration(to: .now) > .milliseconds(100) { reset() }
        }
        task.cancel()
      }
      defer { watch.cancel() }
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
#endif

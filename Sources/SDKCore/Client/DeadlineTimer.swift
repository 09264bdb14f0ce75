/// A clock that keeps deadlines apart from waits, so that tests can tell them apart.
package protocol DeadlineClock: Clock<Duration> {
  /// Calls `fire` once the time is over; the closure that is returned calls it off.
  func setDeadline(
    after time: Duration, fire: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void
}

/// A point of time at which a function is called, unless it is called off.
package enum DeadlineTimer: Sendable {
  /// By the system's clock: what most calls have costs no closure.
  case system(Int)
  case other(cancel: @Sendable () -> Void)

  /// Calls `fire` once that time is over.
  package init(
    after time: Duration, on clock: any Clock<Duration>, fire: @escaping @Sendable () -> Void
  ) {
    if clock is ContinuousClock {
      self = .system(DeadlineScheduler.shared.schedule(at: .now.advanced(by: time), fire))
      return
    }
    if let clock = clock as? any DeadlineClock {
      self = .other(cancel: clock.setDeadline(after: time, fire: fire))
      return
    }
    let watch = Stopwatch(clock)
    let sleeper = Task.beginning {
      do { try await clock.sleep(for: time) } catch { return }
      // A clock of a test whose sleeps end early keeps no deadlines.
      guard watch.elapsed >= time else { return }
      fire()
    }
    self = .other { sleeper.cancel() }
  }

  package func cancel() {
    switch self {
    case .system(let number): DeadlineScheduler.shared.cancel(number)
    case .other(let cancel): cancel()
    }
  }
}

import Dispatch
import Foundation

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

/// Calls functions at points of time, by the system's clock, on a thread of its own: it waits for no
/// thread of Swift's or of Dispatch's pools, which others may block.
///
/// One wait serves all that are scheduled for later. One sleep for each call would not do: one that is
/// cancelled stays with Dispatch until it is due, a minute perhaps after its call is over.
package final class DeadlineScheduler: Sendable {
  package typealias Instant = ContinuousClock.Instant

  package static let shared = DeadlineScheduler()

  private struct Deadline: Sendable {
    let due: Instant
    let fire: @Sendable () -> Void
  }

  private struct State: Sendable {
    var count = 0
    var deadlines: [Int: Deadline] = [:]
    /// The end of the wait under way, not after the first deadline; nil: it waits for the first one.
    var waking: Instant?
    var hasThread = false
  }

  private let state = Locked(State())
  private let wake = DispatchSemaphore(value: 0)
  /// Returns the number by which the call is cancelled. `fire` must return at once: others wait for
  /// it.
  package func schedule(at due: Instant, _ fire: @escaping @Sendable () -> Void) -> Int {
    let (number, isFirst, needsThread) = state.with { state -> (Int, Bool, Bool) in
      defer { state.hasThread = true }
      state.count += 1
      state.deadlines[state.count] = Deadline(due: due, fire: fire)
      let isFirst = state.waking.map { due < $0 } ?? true
      if isFirst { state.waking = due }
      return (state.count, isFirst, !state.hasThread)
    }
    if needsThread { startThread() }
    if isFirst { wake.signal() }
    return number
  }

  package func cancel(_ number: Int) {
    // Let go of outside the lock, since that may run anything.
    _ = state.with { $0.deadlines.removeValue(forKey: number) }
  }

  private func startThread() {
    let thread = Thread { [self] in
      // Ends waits by another clock than the semaphore's: one of the two is right although the system
      // slept, or its time of day was set.
      let timer = DispatchSource.makeTimerSource(
        queue: DispatchQueue(label: "SDKRuntime.DeadlineScheduler"))
      timer.setEventHandler { [wake] in wake.signal() }
      timer.activate()
      while true {
        guard let waking = fireDue() else {
          wake.wait()
          continue
        }
        let seconds = ContinuousClock.now.duration(to: waking).sleepable.inSeconds
        timer.schedule(deadline: .now() + seconds)
        _ = wake.wait(wallTimeout: .now() + seconds)
      }
    }
    thread.name = "SDKRuntime.DeadlineScheduler"
    thread.qualityOfService = .userInitiated
    thread.start()
  }

  /// Returns when the next deadline comes.
  private func fireDue() -> Instant? {
    let now = ContinuousClock.now
    let (due, next) = state.with { state -> ([Deadline], Instant?) in
      let due = state.deadlines.filter { $0.value.due <= now }
      for number in due.keys { state.deadlines[number] = nil }
      state.waking = state.deadlines.values.map(\.due).min()
      return (due.values.ordered(byNumber: { now.duration(to: $0.due).inSeconds }), state.waking)
    }
    for deadline in due { deadline.fire() }
    return next
  }
}

/// Calls functions at points of time, by the system's clock.
///
/// One sleep serves all that are scheduled for later. One for each call would not do: a sleep that is
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
    /// The ends of the sleeps under way; the earliest is not after the first deadline.
    var wakings: [Instant] = []

    /// Returns whether a sleep must begin for it.
    mutating func wake(by due: Instant) -> Bool {
      guard wakings.allSatisfy({ due < $0 }) else { return false }
      wakings.append(due)
      return true
    }
  }

  private let state = Locked(State())

  /// Returns the number by which the call is cancelled. `fire` must return at once: others wait for
  /// it.
  package func schedule(at due: Instant, _ fire: @escaping @Sendable () -> Void) -> Int {
    let (number, isFirst) = state.with { state in
      state.count += 1
      state.deadlines[state.count] = Deadline(due: due, fire: fire)
      return (state.count, state.wake(by: due))
    }
    if isFirst { sleep(until: due) }
    return number
  }

  package func cancel(_ number: Int) {
    // Let go of outside the lock, since that may run anything.
    _ = state.with { $0.deadlines.removeValue(forKey: number) }
  }

  private func sleep(until due: Instant) {
    Task.detached(priority: .high) {
      try? await Task.sleep(until: due, clock: .continuous)
      self.fireDue(afterSleepUntil: due)
    }
  }

  private func fireDue(afterSleepUntil waking: Instant) {
    let now = ContinuousClock.now
    let (due, next) = state.with { state -> ([Deadline], Instant?) in
      state.wakings.removeAll { $0 == waking }
      let due = state.deadlines.filter { $0.value.due <= now }
      for number in due.keys { state.deadlines[number] = nil }
      let next = state.deadlines.values.map(\.due).min()
      return (
        due.values.sorted { $0.due < $1.due }, next.flatMap { state.wake(by: $0) ? $0 : nil }
      )
    }
    // First, so that nothing that fires delays it.
    if let next { sleep(until: next) }
    for deadline in due { deadline.fire() }
  }
}

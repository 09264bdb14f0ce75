/// Rings at points of time, by the system's clock.
///
/// One sleep serves all that are set for later. One for each call would not do: a sleep that is
/// cancelled stays with Dispatch until it is due, a minute perhaps after its call is over.
final class Alarms: Sendable {
  typealias Instant = ContinuousClock.Instant

  static let shared = Alarms()

  private struct Alarm: Sendable {
    let due: Instant
    let ring: @Sendable () -> Void
  }

  private struct State: Sendable {
    var count = 0
    var alarms: [Int: Alarm] = [:]
    /// When somebody wakes to look; the earliest is not after the first alarm.
    var wakings: [Instant] = []

    /// Whether a sleep must begin for it.
    mutating func wake(by due: Instant) -> Bool {
      guard wakings.allSatisfy({ due < $0 }) else { return false }
      wakings.append(due)
      return true
    }
  }

  private let state = Locked(State())

  /// The number by which it can be cancelled. `ring` must return at once: others wait for it.
  func set(at due: Instant, _ ring: @escaping @Sendable () -> Void) -> Int {
    let (number, isFirst) = state.with { state in
      state.count += 1
      state.alarms[state.count] = Alarm(due: due, ring: ring)
      return (state.count, state.wake(by: due))
    }
    if isFirst { sleep(until: due) }
    return number
  }

  func cancel(_ number: Int) {
    // Let go of outside the lock, since that may run anything.
    _ = state.with { $0.alarms.removeValue(forKey: number) }
  }

  private func sleep(until due: Instant) {
    Task.detached(priority: .high) {
      try? await Task.sleep(until: due, clock: .continuous)
      self.ring(waking: due)
    }
  }

  private func ring(waking: Instant) {
    let now = ContinuousClock.now
    let (due, next) = state.with { state -> ([Alarm], Instant?) in
      state.wakings.removeAll { $0 == waking }
      let due = state.alarms.filter { $0.value.due <= now }
      for number in due.keys { state.alarms[number] = nil }
      let next = state.alarms.values.map(\.due).min()
      return (Array(due.values), next.flatMap { state.wake(by: $0) ? $0 : nil })
    }
    // First, so that nothing that is rung delays it.
    if let next { sleep(until: next) }
    for alarm in due { alarm.ring() }
  }
}

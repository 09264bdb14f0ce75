import SDKRuntime

/// A clock that stands still until a test moves it, so that waits take no time.
///
///     let clock = TestClock()
///     configuration.clock = clock
///     let call = Task { try await api.posts.list() }
///     await clock.sleepers(1)          // the client waits before its second attempt
///     clock.advance(by: .seconds(1))
///
/// The deadlines of calls and of token refreshes are kept apart from sleeps: `deadlines` and
/// `deadlines(_:)` tell of them.
public final class TestClock: Clock {
  public struct Instant: InstantProtocol {
    let offset: Duration

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct ScheduledDeadline {
    let due: Instant
    let fire: @Sendable () -> Void
  }

  private enum Watched { case sleepers, deadlines }

  private struct Watcher {
    let watched: Watched
    let count: Int
    let wake: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var slept: [Duration] = []
    var scheduled: [Int: ScheduledDeadline] = [:]
    var deadlines: [Duration] = []
    var watchers: [Watcher] = []

    /// Takes the watchers whose count is reached.
    mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
      let counts = (sleepers: sleepers.count, deadlines: scheduled.count)
      func isDue(_ watcher: Watcher) -> Bool {
        watcher.count <= (watcher.watched == .sleepers ? counts.sleepers : counts.deadlines)
      }
      let due = watchers.filter(isDue).map(\.wake)
      watchers.removeAll(where: isDue)
      return due
    }

    /// Moves the time, and returns what is due by then, in order.
    mutating func advance(by duration: Duration) -> [@Sendable () -> Void] {
      now = now.advanced(by: duration)
      var due: [(Instant, @Sendable () -> Void)] = []
      for (id, sleeper) in sleepers where sleeper.deadline <= now {
        sleepers[id] = nil
        due.append((sleeper.deadline, { sleeper.wake.resume() }))
      }
      for (id, deadline) in scheduled where deadline.due <= now {
        scheduled[id] = nil
        due.append((deadline.due, deadline.fire))
      }
      return due.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private let state = Locked(State())

  public init() {}

  public var now: Instant { state.with { $0.now } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The durations of all sleeps so far, in the order they began.
  public var slept: [Duration] { state.with { $0.slept } }

  /// The deadlines of calls so far, each as it was when the call began, in order. Among them is
  /// `Configuration.defaultDeadline`.
  public var deadlines: [Duration] { state.with { $0.deadlines } }

  /// Moves the time, wakes who is due and ends calls whose deadline has come.
  public func advance(by duration: Duration) {
    for fire in state.with({ $0.advance(by: duration) }) { fire() }
  }

  /// Returns as soon as this many sleep at once.
  public func sleepers(_ count: Int) async { await wait(for: .sleepers, count) }

  /// Returns as soon as this many calls with a deadline are under way.
  public func deadlines(_ count: Int) async { await wait(for: .deadlines, count) }

  private func wait(for watched: Watched, _ count: Int) async {
    await withCheckedContinuation { wake in
      let due = state.with { state in
        state.watchers.append(Watcher(watched: watched, count: count, wake: wake))
        return state.takeWatchers()
      }
      for watcher in due { watcher.resume() }
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.with { state in
      state.nextID += 1
      state.slept.append(state.now.duration(to: deadline))
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add($0, until: deadline, id: id) }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(
    _ wake: CheckedContinuation<Void, any Error>, until deadline: Instant, id: Int
  ) {
    typealias Outcome = (Result<Void, any Error>?, [CheckedContinuation<Void, Never>])
    let (outcome, watchers) = state.with { state -> Outcome in
      if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
      if deadline <= state.now { return (.success(()), []) }
      state.sleepers[id] = Sleeper(deadline: deadline, wake: wake)
      return (nil, state.takeWatchers())
    }
    if let outcome { wake.resume(with: outcome) }
    for watcher in watchers { watcher.resume() }
  }

  private func cancel(_ id: Int) {
    let sleeper = state.with { state -> CheckedContinuation<Void, any Error>? in
      if let sleeper = state.sleepers.removeValue(forKey: id) { return sleeper.wake }
      // Cancelled before it slept, or after it woke.
      state.cancelled.insert(id)
      return nil
    }
    sleeper?.resume(throwing: CancellationError())
  }
}

extension TestClock: DeadlineClock {
  package func setDeadline(
    after time: Duration, fire: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let (id, watchers) = state.with { state in
      state.nextID += 1
      state.deadlines.append(time)
      state.scheduled[state.nextID] = ScheduledDeadline(
        due: state.now.advanced(by: time), fire: fire)
      return (state.nextID, state.takeWatchers())
    }
    for watcher in watchers { watcher.resume() }
    return { [state] in _ = state.with { $0.scheduled.removeValue(forKey: id) } }
  }
}

import SDKCore

/// A clock that stands still until a test moves it, so that waits take no time.
///
///     let clock = TestClock()
///     configuration.clock = clock
///     let call = Task { try await api.posts.list() }
///     try await clock.sleepers(1)      // the client waits before its second attempt
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
    let id: Int
    let watched: Watched
    let count: Int
    let wake: CheckedContinuation<Void, any Error>
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
    mutating func takeWatchers() -> [CheckedContinuation<Void, any Error>] {
      let counts = (sleepers: sleepers.count, deadlines: scheduled.count)
      func isDue(_ watcher: Watcher) -> Bool {
        watcher.count <= (watcher.watched == .sleepers ? counts.sleepers : counts.deadlines)
      }
      let due = watchers.filter(isDue).map(\.wake)
      watchers.removeAll(where: isDue)
      return due
    }

    func count(of watched: Watched) -> Int {
      watched == .sleepers ? sleepers.count : scheduled.count
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

  /// The tenths of a second after which a test has waited in vain.
  private let patience: Int

  public init() { patience = 150 }

  package init(patience: Int) { self.patience = patience }

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
  ///
  /// - Throws: `TestClockError` where fewer do after some fifteen seconds; `CancellationError`.
  public func sleepers(_ count: Int) async throws { try await wait(for: .sleepers, count) }

  /// Returns as soon as this many calls with a deadline are under way.
  ///
  /// - Throws: as `sleepers(_:)`.
  public func deadlines(_ count: Int) async throws { try await wait(for: .deadlines, count) }

  private func wait(for watched: Watched, _ count: Int) async throws {
    let id = state.with { state in
      state.nextID += 1
      return state.nextID
    }
    let end = Locked<Task<Void, any Error>?>(nil)
    defer { end.with { $0?.cancel() } }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        let due = state.with { state in
          state.watchers.append(Watcher(id: id, watched: watched, count: count, wake: wake))
          return state.takeWatchers()
        }
        for watcher in due { watcher.resume() }
        if due.isEmpty { end.with { $0 = endOfPatience(id) } }
        if Task.isCancelled { giveUp(id, for: CancellationError()) }
      }
    } onCancel: {
      giveUp(id, for: CancellationError())
    }
  }

  private func endOfPatience(_ id: Int) -> Task<Void, any Error> {
    Task.detached { [weak self, patience] in
      // In turns: where the machine is busy, all of them take longer.
      var turns = patience
      while turns > 0 {
        try await Task.sleep(for: .milliseconds(100))
        turns -= 1
      }
      self?.giveUp(id)
    }
  }

  /// Ends the wait of a watcher that is still there.
  private func giveUp(_ id: Int, for reason: (any Error)? = nil) {
    let ended = state.with { state -> (Watcher, Int, deadlines: Int)? in
      guard let index = state.watchers.firstIndex(where: { $0.id == id }) else { return nil }
      let watcher = state.watchers.remove(at: index)
      return (watcher, state.count(of: watcher.watched), state.scheduled.count)
    }
    guard let (watcher, reached, deadlines) = ended else { return }
    let what = watcher.watched == .sleepers ? "sleep on this clock" : "calls have a deadline by it"
    let besides =
      watcher.watched == .sleepers && deadlines > 0
      ? " (`deadlines(_:)` waits for deadlines, of which there are \(deadlines))" : ""
    let error = TestClockError("only \(reached) of \(watcher.count) \(what)\(besides)")
    watcher.wake.resume(throwing: reason ?? error)
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
    typealias Outcome = (Result<Void, any Error>?, [CheckedContinuation<Void, any Error>])
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

/// A test waited in vain for what should go by its clock.
public struct TestClockError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ found: String) {
    description =
      "\(found): has the call ended already, or does a delay go by another clock? A reply's does "
      + "unless it is `delayed(by:on:)` this one."
  }
}

import SDKRuntime

/// A clock that stands still until a test moves it, so that waits take no time.
///
///     let clock = TestClock()
///     configuration.clock = clock
///     let call = Task { try await api.posts.list() }
///     await clock.sleepers(1)          // the client waits before its second attempt
///     clock.advance(by: .seconds(1))
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

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var slept: [Duration] = []
    var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []

    /// Those whose count is reached; they are gone afterwards.
    mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
      let due = watchers.filter { $0.count <= sleepers.count }.map(\.wake)
      watchers.removeAll { $0.count <= sleepers.count }
      return due
    }
  }

  private let state = Locked(State())

  public init() {}

  public var now: Instant { state.with { $0.now } }
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How long each sleep so far was to last, in the order they began.
  public var slept: [Duration] { state.with { $0.slept } }

  /// Moves the time and wakes who is due.
  public func advance(by duration: Duration) {
    let due = state.with { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
        .sorted { $0.value.deadline < $1.value.deadline }
      for (id, _) in due { state.sleepers[id] = nil }
      return due.map(\.value.wake)
    }
    for wake in due { wake.resume() }
  }

  /// Returns as soon as this many sleep at once.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { wake in
      let due = state.with { state in
        state.watchers.append((count, wake))
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
      try await withCheckedThrowingContinuation { add(id, deadline, $0) }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(
    _ id: Int, _ deadline: Instant, _ wake: CheckedContinuation<Void, any Error>
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

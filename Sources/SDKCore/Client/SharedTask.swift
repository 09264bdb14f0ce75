/// Work whose outcome is decided once, and which any number of callers may wait for.
///
/// The first outcome counts. Callers are resumed before anything else happens, and nobody waits for
/// the cancellation handlers of work that is given up: they may do anything. Copies are of one work.
///
/// What the work makes is kept by who begins it: with a type for it, each module would have code of
/// its own for all of this, unspecialised.
package struct SharedTask: Sendable {
  package typealias Outcome = Result<Void, any Error>
  private typealias Waiter = CheckedContinuation<Void, any Error>

  private typealias Ended = (
    waiters: [(id: Int, continuation: Waiter)], onEnd: (@Sendable () -> Void)?,
    work: Task<Void, Never>?
  )

  private struct State {
    var outcome: Outcome?
    /// True if the outcome is not the work's own.
    var isGivenUp = false
    var work: Task<Void, Never>?
    /// The highest priority that the work has been given.
    var priority = TaskPriority.background
    var onEnd: (@Sendable () -> Void)?
    var lastID = 0
    var waiters: [(id: Int, continuation: Waiter)] = []
    /// The callers that were cancelled before they waited.
    var cancelled: [Int] = []
  }

  private let state = Locked(State())

  package init() {}

  private var outcome: Outcome? { state.with { $0.outcome } }

  /// The number of callers that wait.
  package var count: Int { state.with { $0.waiters.count } }

  /// Begins the work, on this thread up to where it first waits: waking another thread costs more
  /// than the rest of most calls.
  package func begin(_ work: @escaping @Sendable () async throws -> Void) {
    note(
      Task.beginning { [self] in
        // Cancelled from the start, it ends at its first check, and can tell that it was.
        if outcome != nil { withUnsafeCurrentTask { $0?.cancel() } }
        do { end(.success(try await work())) } catch { end(.failure(error)) }
      })
  }

  @inline(never)
  private func note(_ work: Task<Void, Never>) {
    let own = Task.currentPriority
    let (isGivenUp, asked) = state.with { state -> (Bool, TaskPriority) in
      if state.outcome == nil { state.work = work }
      defer { state.priority = max(state.priority, own) }
      return (state.isGivenUp, state.priority)
    }
    if isGivenUp { work.cancelApart() }
    // Somebody may have joined before there was a task.
    if asked > own { raise(work, to: asked) }
  }

  /// Makes the work as urgent as the caller, unless it is already.
  package func raisePriority() {
    let priority = Task.currentPriority
    let work = state.with { state -> Task<Void, Never>? in
      guard state.outcome == nil, priority > state.priority else { return nil }
      state.priority = priority
      return state.work
    }
    if let work { raise(work, to: priority) }
  }

  /// A task that waits for another raises it.
  private func raise(_ work: Task<Void, Never>, to priority: TaskPriority) {
    Task(priority: priority) { await work.value }
  }

  /// Calls `action` once there is an outcome; at once if there is one already.
  package func onEnd(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.with { state -> Bool in
      if state.outcome == nil { state.onEnd = action }
      return state.outcome != nil
    }
    if isOver { action() }
  }

  /// Ends with the outcome of the work.
  @inline(never)
  package func end(_ outcome: Outcome) { _ = settle(outcome, isGivenUp: false) }

  /// Ends without the work, which is cancelled.
  package func giveUp(_ error: any Error) {
    settle(.failure(error), isGivenUp: true)?.cancelApart()
  }

  /// Waits for the outcome. Cancelling a caller ends its own wait at once, and neither the work nor
  /// the waits of others.
  package func wait() async throws {
    if let outcome { return try outcome.get() }
    let id = makeID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add($0, id: id) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Does work that nobody else waits for: cancelling the caller gives it up.
  fileprivate func run(_ work: @escaping @Sendable () async throws -> Void) async throws {
    try await withTaskCancellationHandler {
      begin(work)
      // Most work is over by now.
      if let outcome { return try outcome.get() }
      try await withCheckedThrowingContinuation { add($0, id: 0) }
    } onCancel: {
      giveUp(CancellationError())
    }
  }

  private func makeID() -> Int {
    state.with { state in
      state.lastID += 1
      return state.lastID
    }
  }

  @inline(never)
  private func add(_ waiter: Waiter, id: Int) {
    let outcome = state.with { state -> Outcome? in
      if state.cancelled.contains(id) {
        state.cancelled.removeAll { $0 == id }
        return .failure(CancellationError())
      }
      if state.outcome == nil { state.waiters.append((id, waiter)) }
      return state.outcome
    }
    if let outcome { waiter.resume(with: outcome) }
  }

  private func cancel(_ id: Int) {
    let waiter = state.with { state -> Waiter? in
      if let index = state.waiters.firstIndex(where: { $0.id == id }) {
        return state.waiters.remove(at: index).continuation
      }
      if state.outcome == nil { state.cancelled.append(id) }
      return nil
    }
    waiter?.resume(throwing: CancellationError())
  }

  /// Returns the work that is left.
  @inline(never)
  private func settle(_ outcome: Outcome, isGivenUp: Bool) -> Task<Void, Never>? {
    let ended = state.with { state -> Ended? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      state.isGivenUp = isGivenUp
      defer { (state.waiters, state.onEnd, state.work) = ([], nil, nil) }
      return (state.waiters, state.onEnd, state.work)
    }
    guard let ended else { return nil }
    for waiter in ended.waiters { waiter.continuation.resume(with: outcome) }
    ended.onEnd?()
    return ended.work
  }
}

/// The end of a call whose time is up.
package struct DeadlineExceeded: Error {}

/// Runs `work`, and ends with `DeadlineExceeded` when it takes longer than `limit`, or with
/// `CancellationError` when the caller is cancelled: at once, even where `work` does not listen.
///
/// The work itself is then cancelled and goes on alone; nobody sees its outcome. The caller never
/// waits for cancellation handlers. If the caller is cancelled already, nothing begins. Without a
/// limit the work is the caller's own, and ends when it likes.
@inline(__always)
package func within<Value: Sendable>(
  _ limit: Duration?, on clock: any Clock<Duration>,
  _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try Task.checkCancellation()
  guard let limit else { return try await work() }
  guard limit > .zero else { throw DeadlineExceeded() }
  let task = SharedTask()
  let timer = DeadlineTimer(after: limit.sleepable, on: clock) { task.giveUp(DeadlineExceeded()) }
  defer { timer.cancel() }
  let made = Locked<Value?>(nil)
  try await task.run {
    let value = try await work()
    made.with { $0 = value }
  }
  guard let value = made.with({ $0 }) else { throw CancellationError() }
  return value
}

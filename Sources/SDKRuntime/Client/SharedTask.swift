/// Work whose outcome is decided once, and which any number of callers may wait for.
///
/// The first outcome counts. Callers are resumed before anything else happens, and nobody waits for
/// the cancellation handlers of work that is given up: they may do anything.
final class SharedTask<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, any Error>
  private typealias Waiter = CheckedContinuation<Value, any Error>

  private typealias Ended = (
    waiters: [(id: Int, continuation: Waiter)], onEnd: (@Sendable () -> Void)?,
    work: Task<Void, Never>?
  )

  private struct State {
    var outcome: Outcome?
    /// True if the outcome is not the work's own.
    var isGivenUp = false
    var work: Task<Void, Never>?
    var onEnd: (@Sendable () -> Void)?
    var lastID = 0
    var waiters: [(id: Int, continuation: Waiter)] = []
    /// The callers that were cancelled before they waited.
    var cancelled: Set<Int> = []
  }

  private let state = Locked(State())

  private var isOver: Bool { state.with { $0.outcome != nil } }

  /// The number of callers that wait.
  var count: Int { state.with { $0.waiters.count } }

  /// Begins the work, on this thread up to where it first waits: waking another thread costs more
  /// than the rest of most calls.
  func begin(_ work: @escaping @Sendable () async throws -> Value) {
    let task = Task.beginning { [self] in
      // Cancelled from the start, it ends at its first check, and can tell that it was.
      if isOver { withUnsafeCurrentTask { $0?.cancel() } }
      do { end(.success(try await work())) } catch { end(.failure(error)) }
    }
    let isGivenUp = state.with { state -> Bool in
      if state.outcome == nil { state.work = task }
      return state.isGivenUp
    }
    if isGivenUp { task.cancelApart() }
  }

  /// Calls `action` once there is an outcome; at once if there is one already.
  func onEnd(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.with { state -> Bool in
      if state.outcome == nil { state.onEnd = action }
      return state.outcome != nil
    }
    if isOver { action() }
  }

  /// Ends with the outcome of the work.
  func end(_ outcome: Outcome) { _ = settle(outcome, isGivenUp: false) }

  /// Ends without the work, which is cancelled.
  func giveUp(_ error: any Error) {
    settle(.failure(error), isGivenUp: true)?.cancelApart()
  }

  /// Waits for the outcome. Cancelling a caller ends its own wait at once, and neither the work nor
  /// the waits of others.
  func value() async throws -> Value {
    let id = makeID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add($0, id: id) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Waits for work that nobody else waits for: cancelling the caller gives it up.
  ///
  /// - `begin`: begins the work, with the caller waiting already.
  func soleValue(_ begin: () -> Void) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        add(waiter, id: 0)
        begin()
      }
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

  private func add(_ waiter: Waiter, id: Int) {
    let outcome = state.with { state -> Outcome? in
      if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
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
      if state.outcome == nil { state.cancelled.insert(id) }
      return nil
    }
    waiter?.resume(throwing: CancellationError())
  }

  /// Returns the work that is left.
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

/// Work that several wait for. Cancelling one who waits ends that wait at once, and neither the
/// work nor the others.
final class Flight<Value: Sendable>: Sendable {
  private struct State {
    var outcome: Result<Value, any Error>?
    var nextID = 0
    var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
    var cancelled: Set<Int> = []
  }

  private let state = Locked(State())

  /// The first outcome counts.
  func end(_ outcome: Result<Value, any Error>) {
    let waiting = state.with { state -> [CheckedContinuation<Value, any Error>] in
      guard state.outcome == nil else { return [] }
      state.outcome = outcome
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for waiter in waiting { waiter.resume(with: outcome) }
  }

  func value() async throws -> Value {
    let id = state.with { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(id, $0) }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ id: Int, _ waiter: CheckedContinuation<Value, any Error>) {
    let outcome = state.with { state -> Result<Value, any Error>? in
      if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if state.outcome == nil { state.waiting[id] = waiter }
      return state.outcome
    }
    if let outcome { waiter.resume(with: outcome) }
  }

  private func cancel(_ id: Int) {
    let waiter = state.with { state -> CheckedContinuation<Value, any Error>? in
      if let waiter = state.waiting.removeValue(forKey: id) { return waiter }
      // It does not wait yet, or no more.
      state.cancelled.insert(id)
      return nil
    }
    waiter?.resume(throwing: CancellationError())
  }

  /// How many wait.
  var count: Int { state.with { $0.waiting.count } }
}

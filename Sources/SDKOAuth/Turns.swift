import SDKCore

/// Lets one at a time do something that waits, in the order in which they came.
final class Turns: Sendable {
  private let state = Locked<(isTaken: Bool, waiting: [CheckedContinuation<Void, Never>])>(
    (false, []))

  /// Runs `work` when it is its turn. Who is cancelled while it waits still gets its turn: `work` decides
  /// what that means.
  func take<Value: Sendable>(_ work: () async throws -> Value) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async {
    await withCheckedContinuation { waiter in
      let isFree = state.with { state in
        if state.isTaken { state.waiting.append(waiter) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if isFree { waiter.resume() }
    }
  }

  private func leave() {
    let next = state.with { state -> CheckedContinuation<Void, Never>? in
      state.isTaken = !state.waiting.isEmpty
      return state.isTaken ? state.waiting.removeFirst() : nil
    }
    next?.resume()
  }
}

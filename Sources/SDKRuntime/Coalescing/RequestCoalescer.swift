/// The exchanges under way that more than one call may wait for.
///
/// An exchange runs in a task of its own, so that the call that began it can be cancelled while
/// others wait; the last one to be cancelled cancels it.
final class RequestCoalescer: Sendable {
  private struct SharedExchange: Sendable {
    let key: CoalescingKey
    /// The call that began it, whose attempts are counted.
    let call: Call
    let task: SharedTask<SharedOutcome>
    /// The number of calls that wait for it.
    var waiting = 0
  }

  private struct State: Sendable {
    var exchanges: [Int: SharedExchange] = [:]
    /// The exchanges that further calls may join.
    var open: [CoalescingKey: Int] = [:]
    /// The number of requests under way that may change something.
    var writes = 0
    var lastID = 0

    mutating func remove(_ id: Int) {
      guard let exchange = exchanges.removeValue(forKey: id) else { return }
      if open[exchange.key] == id { open[exchange.key] = nil }
    }
  }

  private let state = Locked(State())

  /// The number of calls that wait for an exchange.
  var waiting: Int { state.with { $0.exchanges.values.reduce(0) { $0 + $1.waiting } } }

  /// Closes the exchanges under way now, and those that begin before `endWrite`, to further calls.
  func beginWrite() {
    state.with { state in
      state.open = [:]
      state.writes += 1
    }
  }

  func endWrite() { state.with { $0.writes -= 1 } }

  /// Returns the outcome of `run`, or of an equal exchange that is under way and that `accepts` takes
  /// for this call, too; nil when it does not.
  func join(
    _ key: CoalescingKey, as call: Call, accepts: @Sendable (SharedOutcome) async -> Bool,
    run: @escaping @Sendable () async throws -> HTTPResponse
  ) async throws -> Result<HTTPResponse, any Error>? {
    try Task.checkCancellation()
    let (id, exchange) = enter(key, call)
    let isFirst = exchange.call === call
    if isFirst {
      exchange.task.begin { [self] in
        let outcome: Result<HTTPResponse, any Error>
        do { outcome = .success(try await run()) } catch { outcome = .failure(error) }
        state.with { $0.remove(id) }
        return SharedOutcome(result: outcome, call: call)
      }
    } else {
      exchange.call.extendDeadline(for: call)
      exchange.task.raisePriority()
    }
    let outcome: SharedOutcome
    do {
      outcome = try await exchange.task.value()
    } catch {
      leave(id, exchange.task)
      throw error
    }
    if !isFirst {
      guard await accepts(outcome) else { return nil }
      call.adopt(outcome.call)
    }
    return outcome.result
  }

  private func enter(_ key: CoalescingKey, _ call: Call) -> (id: Int, SharedExchange) {
    state.with { state in
      let known = state.open[key]
      if known == nil { state.lastID += 1 }
      let id = known ?? state.lastID
      if known == nil, state.writes == 0 { state.open[key] = id }
      var exchange =
        state.exchanges[id] ?? SharedExchange(key: key, call: call, task: SharedTask())
      exchange.waiting += 1
      state.exchanges[id] = exchange
      return (id, exchange)
    }
  }

  /// Takes out a call that was cancelled while it waited.
  private func leave(_ id: Int, _ task: SharedTask<SharedOutcome>) {
    let isAbandoned = state.with { state -> Bool in
      state.exchanges[id]?.waiting -= 1
      guard state.exchanges[id]?.waiting == 0 else { return false }
      state.remove(id)
      return true
    }
    if isAbandoned { task.giveUp(CancellationError()) }
  }
}

extension APIClient {
  /// The number of calls that wait for an exchange that they share or could share.
  package var callsInFlight: Int { chain.coalescer.waiting }
}

/// The end of a shared exchange, and the call it was begun for.
struct SharedOutcome: Sendable {
  let result: Result<HTTPResponse, any Error>
  let call: Call
}

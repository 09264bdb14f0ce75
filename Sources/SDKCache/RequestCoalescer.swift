import SDKCore

/// The exchanges under way that more than one call may wait for.
///
/// An exchange runs in a task of its own, so that the call that began it can be cancelled while
/// others wait; the last one to be cancelled cancels it.
final class RequestCoalescer: Sendable {
  private struct SharedExchange: Sendable {
    let id: Int
    let key: CoalescingKey
    /// The call that began it, whose attempts are counted.
    let call: Call
    let task = SharedTask()
    let outcome = Locked<Result<HTTPResponse, any Error>?>(nil)
    /// The number of calls that wait for it.
    var waiting = 1
    /// What the client had written by the time it began.
    let writes: ClientContext.Writes
  }

  private struct State: Sendable {
    var exchanges: [SharedExchange] = []
    var lastID = 0
  }

  private let state = Locked(State())

  /// The number of calls that wait for an exchange.
  var waiting: Int { state.with { $0.exchanges.reduce(0) { $0 + $1.waiting } } }

  /// Returns the outcome of `run`, or of an equal exchange that is under way and that `accepts` takes
  /// for this call, too; nil when it does not.
  ///
  /// - `writes`: those of the client up to now. What began before one of them, or during one, is closed to other calls.
  func join(
    _ key: CoalescingKey, as call: Call, after writes: ClientContext.Writes,
    accepts: @Sendable (_ sent: Call) async -> Bool,
    run: @escaping @Sendable () async throws -> HTTPResponse
  ) async throws -> Result<HTTPResponse, any Error>? {
    try Task.checkCancellation()
    let exchange = enter(key, call, writes)
    let isFirst = exchange.call === call
    if isFirst {
      exchange.task.begin { [self] in
        let outcome: Result<HTTPResponse, any Error>
        do { outcome = .success(try await run()) } catch { outcome = .failure(error) }
        exchange.outcome.with { $0 = outcome }
        state.with { $0.exchanges.removeAll { $0.id == exchange.id } }
      }
    } else {
      exchange.call.extendDeadline(for: call)
      exchange.task.raisePriority()
    }
    do {
      try await exchange.task.wait()
    } catch {
      leave(exchange)
      throw error
    }
    if !isFirst {
      guard await accepts(exchange.call) else { return nil }
      call.adopt(exchange.call)
    }
    return exchange.outcome.with { $0 }
  }

  private func enter(
    _ key: CoalescingKey, _ call: Call, _ writes: ClientContext.Writes
  ) -> SharedExchange {
    state.with { state in
      let known = state.exchanges.firstIndex {
        $0.writes.begun == writes.begun && $0.writes.underWay == 0 && $0.key == key
      }
      if let known {
        state.exchanges[known].waiting += 1
        return state.exchanges[known]
      }
      state.lastID += 1
      let exchange = SharedExchange(
        id: state.lastID, key: key, call: call, writes: writes)
      state.exchanges.append(exchange)
      return exchange
    }
  }

  /// Takes out a call that was cancelled while it waited.
  private func leave(_ exchange: SharedExchange) {
    let isAbandoned = state.with { state -> Bool in
      guard let index = state.exchanges.firstIndex(where: { $0.id == exchange.id }) else {
        return false
      }
      state.exchanges[index].waiting -= 1
      guard state.exchanges[index].waiting == 0 else { return false }
      state.exchanges.remove(at: index)
      return true
    }
    if isAbandoned { exchange.task.giveUp(CancellationError()) }
  }
}

extension APIClient {
  /// The number of calls that wait for an exchange that they share or could share.
  package var callsInFlight: Int {
    chain.context.kept(RequestCoalescer.self)?.waiting ?? 0
  }
}

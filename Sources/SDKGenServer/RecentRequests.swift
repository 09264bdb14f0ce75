#if Server
  internal import SDKCore

  /// The last hundred requests, and who wants to know of the next ones.
  package final class RecentRequests: Sendable {
    private struct State: Sendable {
      var exchanges: [PageExchange] = []
      /// How many there were before those that are still known.
      var forgottenCount = 0
      /// How often the specs have changed.
      var changeCount = 0
      var listeners: [Int: Listener] = [:]
      var nextListener = 0
    }

    private struct Listener: Sendable {
      /// It was told, and has not asked since.
      var isTold = false
      var tell: @Sendable () -> Void
    }

    private let state = Locked(State())

    private static let count = 100

    func add(_ exchange: PageExchange) {
      change { state in
        if state.exchanges.count == Self.count {
          state.exchanges.removeFirst()
          state.forgottenCount += 1
        }
        state.exchanges.append(exchange)
      }
    }

    /// Says that the specs are others now.
    func noteChange() { change { $0.changeCount += 1 } }

    private func change(_ change: (inout State) -> Void) {
      let told = state.with { state in
        change(&state)
        // Once, however many there are until it asks.
        return state.listeners.filter { !$0.value.isTold }.map { number, listener in
          state.listeners[number]?.isTold = true
          return listener.tell
        }
      }
      for tell in told { tell() }
    }

    /// Returns a listener. It is told that there are requests that it has not asked for, from any thread.
    func listen(_ tell: @escaping @Sendable () -> Void) -> Int {
      state.with { state in
        state.nextListener += 1
        state.listeners[state.nextListener] = Listener(tell: tell)
        return state.nextListener
      }
    }

    struct News: Sendable {
      var exchanges: [PageExchange]
      /// How many requests there were.
      var count: Int
      /// How often the specs have changed.
      var changeCount: Int
    }

    /// Returns the requests that are still known, without as many as the listener had of all.
    func news(after count: Int, for listener: Int) -> News {
      state.with { state in
        state.listeners[listener]?.isTold = false
        let known = max(0, count - state.forgottenCount)
        return News(
          exchanges: Array(state.exchanges.dropFirst(known)),
          count: state.forgottenCount + state.exchanges.count, changeCount: state.changeCount)
      }
    }

    func forget(_ listener: Int) { state.with { $0.listeners[listener] = nil } }

    /// How many pages are open.
    package var listenerCount: Int { state.with { $0.listeners.count } }
  }
#endif

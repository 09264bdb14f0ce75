#if Server
  internal import SDKCore

  /// The last hundred requests, and who wants to know of the next ones.
  package final class RecentRequests: Sendable {
    private struct State: Sendable {
      var exchanges: [PageExchange] = []
      /// How many there were before those that are still known.
      var forgottenCount = 0
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
      let told = state.with { state in
        if state.exchanges.count == Self.count {
          state.exchanges.removeFirst()
          state.forgottenCount += 1
        }
        state.exchanges.append(exchange)
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

    /// Returns the requests that are still known, without as many as the listener had of all, and how many there are
    /// now.
    func exchanges(after count: Int, for listener: Int) -> (exchanges: [PageExchange], count: Int) {
      state.with { state in
        state.listeners[listener]?.isTold = false
        let known = max(0, count - state.forgottenCount)
        return (
          Array(state.exchanges.dropFirst(known)), state.forgottenCount + state.exchanges.count
        )
      }
    }

    func forget(_ listener: Int) { state.with { $0.listeners[listener] = nil } }

    /// How many pages are open.
    package var listenerCount: Int { state.with { $0.listeners.count } }
  }
#endif

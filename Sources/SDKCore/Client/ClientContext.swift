/// What the stages of a client have in common.
package final class ClientContext: Sendable {
  /// Told of a request after which nothing holds that was kept for it and its user, nor, after a write, for others.
  package typealias Listener = @Sendable (HTTPRequest, Call) async -> Void

  /// The writes of a client: requests that may change something at the server.
  package struct Writes: Equatable, Sendable {
    package var begun = 0
    package var underWay = 0
  }

  package struct State: Sendable {
    package fileprivate(set) var writes = Writes()
    package var listeners: [Listener] = []
    /// What features keep for the client, one of each type.
    package var kept: [any Sendable] = []

    package func kept<Value>(_ type: Value.Type) -> Value? {
      kept.first { $0 is Value } as? Value
    }
  }

  package let configuration: APIClient.Configuration
  package let transport: any Transport
  package let state = Locked(State())

  package init(_ configuration: APIClient.Configuration, _ transport: any Transport) {
    self.configuration = configuration
    self.transport = transport
  }

  package var writes: Writes { state.with { $0.writes } }

  func beginWrite() {
    state.with { state in
      state.writes.begun += 1
      state.writes.underWay += 1
    }
  }

  func endWrite() { state.with { $0.writes.underWay -= 1 } }

  /// Returns the value of a type that a feature keeps here; nil if there is none yet.
  package func kept<Value: Sendable>(_ type: Value.Type) -> Value? { state.with { $0.kept(type) } }

  /// Has forgotten what is kept for a request that was sent by a call.
  package func forget(_ request: HTTPRequest, sentBy call: Call) async {
    for listener in state.with({ $0.listeners }) { await listener(request, call) }
  }
}

/// What the stages of a client have in common.
final class ClientContext: Sendable {
  /// Told of a request after which nothing holds that was kept for it and its user, nor, after a write, for others.
  typealias Listener = @Sendable (HTTPRequest, Call) async -> Void

  /// The writes of a client: requests that may change something at the server.
  struct Writes: Equatable, Sendable {
    var begun = 0
    var underWay = 0
  }

  struct State: Sendable {
    var writes = Writes()
    var listeners: [Listener] = []
    /// What features keep for the client, one of each type.
    var kept: [any Sendable] = []

    func kept<Value>(_ type: Value.Type) -> Value? {
      kept.first { $0 is Value } as? Value
    }
  }

  let configuration: APIClient.Configuration
  let transport: any Transport
  let state = Locked(State())

  init(_ configuration: APIClient.Configuration, _ transport: any Transport) {
    self.configuration = configuration
    self.transport = transport
  }

  var writes: Writes { state.with { $0.writes } }

  func beginWrite() {
    state.with { state in
      state.writes.begun += 1
      state.writes.underWay += 1
    }
  }

  func endWrite() { state.with { $0.writes.underWay -= 1 } }

  /// Returns the value of a type that a feature keeps here; nil if there is none yet.
  func kept<Value: Sendable>(_ type: Value.Type) -> Value? { state.with { $0.kept(type) } }

  /// Has forgotten what is kept for a request that was sent by a call.
  func forget(_ request: HTTPRequest, sentBy call: Call) async {
    for listener in state.with({ $0.listeners }) { await listener(request, call) }
  }
}

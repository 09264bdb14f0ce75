/// One ring around the exchange, for what has to wait. A stage may change the request, response
/// itself, look at the response, or call `next` again.
///
/// Stages are made once for each client; what belongs to one call travels in its `Exchange`.
package struct Stage: Sendable {
  package typealias Send = @Sendable (HTTPRequest, Exchange, NextStage) async throws -> HTTPResponse

  /// From the outermost in.
  package enum Place: Int, Sendable {
    case sharing, cache, retry, rateLimit, auth, interceptor
  }

  package let place: Place
  /// Returns whether the stage has nothing to do for a call and is left out of it.
  package let isIdle: @Sendable (HTTPRequest, Exchange) -> Bool
  package let send: Send

  package init(
    _ place: Place,
    isIdle: @escaping @Sendable (HTTPRequest, Exchange) -> Bool = { _, _ in false },
    send: @escaping Send
  ) {
    self.place = place
    self.isIdle = isIdle
    self.send = send
  }
}

extension [Stage] {
  var inOrder: [Stage] { ordered(byNumber: { Double($0.place.rawValue) }) }
}

/// Something that a client does only where it is asked for, by a value of its configuration or an option of a call. The
/// value brings it along, and nothing else of the client names it.
package struct Feature: Sendable {
  package let place: Stage.Place
  /// The value that brought it along.
  package let value: any Sendable
  /// Returns nil where there is nothing to do.
  let makeStage: @Sendable (ClientContext) -> Stage?

  package init(
    place: Stage.Place, value: any Sendable,
    makeStage: @escaping @Sendable (ClientContext) -> Stage?
  ) {
    self.place = place
    self.value = value
    self.makeStage = makeStage
  }
}

extension [Feature] {
  package subscript(place: Stage.Place) -> Feature? {
    get { first { $0.place == place } }
    set {
      removeAll { $0.place == place }
      if let newValue { append(newValue) }
    }
  }
}

public import SDKRuntime

/// Responds to requests without a network. One for each test: there is nothing global.
///
///     let mock = MockTransport()
///       .on(.get("/posts/{id}"), .json(#"{"id": 1}"#), .status(404))
///     let api = JSONPlaceholderClient(transport: mock)
///
/// It is strict: a request that no stub matches fails, naming the nearest stub and what is
/// different, and `verify()` reports it again, so that a swallowed error cannot hide it. The stub
/// that was added first is asked first.
public final class MockTransport: Transport {
  /// The treatment of a request that no stub matches.
  public enum Unmatched: Sendable {
    case fail
    case forward(any Transport)
  }

  typealias Handler = @Sendable (HTTPRequest) async throws -> Reply?

  struct Stub: Sendable {
    let matcher: RequestMatcher
    let times: ClosedRange<Int>?
    let handler: Handler?
    let replies: [Reply]
    var used = 0

    var isUsedUp: Bool { times.map { used >= $0.upperBound } ?? false }
  }

  struct State: Sendable {
    var stubs: [Stub] = []
    var calls: [RecordedCall] = []
    var unmatched: [String] = []
  }

  let state = Locked(State())
  let unmatched: Unmatched

  public init(unmatched: Unmatched = .fail) { self.unmatched = unmatched }

  /// Responds to matching requests by these replies in order; the last repeats.
  ///
  /// `times` is how often this stub responds at most; `verify()` complains of fewer than its lower
  /// bound.
  @discardableResult
  public func on(
    _ matcher: RequestMatcher, times: ClosedRange<Int>? = nil, _ replies: Reply...
  ) -> Self {
    add(Stub(matcher: matcher, times: times, handler: nil, replies: replies))
  }

  /// Responds to so many matching requests by these replies in order; the last repeats. `verify()` complains of fewer.
  @discardableResult
  public func on(_ matcher: RequestMatcher, times: Int, _ replies: Reply...) -> Self {
    add(Stub(matcher: matcher, times: times...times, handler: nil, replies: replies))
  }

  /// Responds to matching requests by what `handler` returns; nil leaves the request to later stubs.
  ///
  /// Of `times`, one is taken while the handler decides: a request that comes meanwhile and finds none left goes to
  /// later stubs and does not wait, since the handler may wait for that request.
  @discardableResult
  public func on(
    _ matcher: RequestMatcher, times: ClosedRange<Int>? = nil,
    handler: @escaping @Sendable (HTTPRequest) async throws -> Reply?
  ) -> Self {
    add(Stub(matcher: matcher, times: times, handler: handler, replies: []))
  }

  /// Responds to so many matching requests by what `handler` returns; nil leaves the request to later stubs, and does
  /// not count.
  @discardableResult
  public func on(
    _ matcher: RequestMatcher, times: Int,
    handler: @escaping @Sendable (HTTPRequest) async throws -> Reply?
  ) -> Self {
    on(matcher, times: times...times, handler: handler)
  }

  /// Responds to the endpoints of one enum; nil leaves the request to later stubs.
  ///
  ///     mock.on(PostsEndpoint.self) { endpoint, _ in
  ///       switch endpoint {
  ///       case .get(let id): try .encoding(Post(id: id))
  ///       default: nil
  ///       }
  ///     }
  @discardableResult
  public func on<E: Endpoint>(
    _ type: E.Type, _ handler: @escaping @Sendable (E, HTTPRequest) async throws -> Reply?
  ) -> Self {
    let matcher = RequestMatcher.any.matching("one of \(type)", .target) { $0.endpoint is E }
    return on(matcher) { request in
      guard let endpoint = request.endpoint as? E else { return nil }
      return try await handler(endpoint, request)
    }
  }

  private func add(_ stub: Stub) -> Self {
    state.with { $0.stubs.append(stub) }
    return self
  }

  /// Those of the transport that requests are forwarded to.
  public var addedHeaders: HTTPHeaders {
    if case .forward(let transport) = unmatched { transport.addedHeaders } else { [:] }
  }

  /// Every request so far, in the order of arrival, with or without a stub.
  public var calls: [RecordedCall] { state.with { $0.calls } }

  /// Returns the requests that match.
  public func calls(_ matcher: RequestMatcher) -> [RecordedCall] {
    calls.filter { matcher.differences(from: $0.request).isEmpty }
  }
}

extension MockTransport: StandInTransport {
  package var isStandIn: Bool { true }
}

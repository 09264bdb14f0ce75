public import Foundation
public import SDKCore

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

  private typealias Handler = @Sendable (HTTPRequest) async throws -> Reply?

  private struct Stub: Sendable {
    let matcher: RequestMatcher
    let times: ClosedRange<Int>?
    let handler: Handler?
    let replies: [Reply]
    var used = 0

    var isUsedUp: Bool { times.map { used >= $0.upperBound } ?? false }
  }

  private struct State: Sendable {
    var stubs: [Stub] = []
    var calls: [RecordedCall] = []
    var unmatched: [String] = []
  }

  private let state = Locked(State())
  private let unmatched: Unmatched

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

extension MockTransport {
  public func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    let start = ContinuousClock.now
    guard let reply = try await reply(to: request) else {
      return try await leftOver(request, receiving)
    }
    let (status, body) = try await reply.body(for: request, receiving)
    return HTTPResponse(
      status: status, headers: reply.headers, body: body, url: request.url, source: .mock,
      metrics: ExchangeMetrics(duration: start.duration(to: .now), bytesReceived: body.size))
  }

  /// Records the request and finds its reply, delay included; nil when no stub has one.
  func reply(to request: HTTPRequest) async throws(TransportError) -> Reply? {
    let body = try await request.collectedBody()
    state.with { $0.calls.append(RecordedCall(request: request, body: body)) }
    do {
      try Task.checkCancellation()
      var index = 0
      while let (found, use) = take(request, from: index) {
        index = found + 1
        let reply: Reply?
        switch use {
        case .reply(let fixed): reply = fixed
        case .handler(let handler): reply = try await handler(request)
        }
        guard let reply else {
          state.with { $0.stubs[found].used -= 1 }
          continue
        }
        try await reply.delay?()
        try Task.checkCancellation()
        return reply
      }
      return nil
    } catch let error as TransportError {
      throw error
    } catch is CancellationError {
      throw TransportError(.cancelled)
    } catch {
      throw .standInMistake("the mock's handler threw: \(error)")
    }
  }

  private enum Use: Sendable {
    case reply(Reply)
    case handler(Handler)
  }

  /// Takes the next stub from `index` on that matches; it counts as used.
  private func take(_ request: HTTPRequest, from index: Int) -> (Int, Use)? {
    state.with { state in
      for found in state.stubs.indices.dropFirst(index) {
        let stub = state.stubs[found]
        guard !stub.isUsedUp, stub.matcher.differences(from: request).isEmpty else { continue }
        if let handler = stub.handler {
          state.stubs[found].used += 1
          return (found, .handler(handler))
        }
        guard let last = stub.replies.last else { continue }
        state.stubs[found].used += 1
        return (found, .reply(stub.used < stub.replies.count ? stub.replies[stub.used] : last))
      }
      return nil
    }
  }

  private func leftOver(
    _ request: HTTPRequest, _ receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    switch unmatched {
    case .forward(let transport): return try await transport.send(request, receiving: receiving)
    case .fail: throw noteUnmatched(request)
    }
  }

  /// Remembers for `verify()` that no stub matched.
  func noteUnmatched(_ request: HTTPRequest) -> TransportError {
    let text = state.with { state in
      let text = Self.complaint(request, state.stubs)
      state.unmatched.append(text)
      return text
    }
    return .standInMistake(text)
  }

  /// Remembers for `verify()` a request that no server would understand.
  func noteIllegal(_ complaint: String) -> TransportError {
    state.with { $0.unmatched.append(complaint) }
    return .standInMistake(complaint)
  }

  private static func complaint(_ request: HTTPRequest, _ stubs: [Stub]) -> String {
    let text = "no stub matches \(request.method) \(request.path) (\(request.operationID))"
    let candidates = stubs.map { ($0, $0.matcher.differences(from: request)) }
    let nearest = candidates.min { left, right in
      let distances = [left, right].map { $0.1.map(\.subject).sorted(by: >) }
      return distances[0].lexicographicallyPrecedes(distances[1])
    }
    guard let (stub, differences) = nearest else { return text + "; there are no stubs" }
    let why = differences.first?.text ?? (stub.isUsedUp ? "it is used up" : "it declined")
    return text + "; the nearest is '\(stub.matcher)', but \(why)"
  }

  /// Complains of requests that no stub matched, and of stubs used too seldom.
  ///
  /// - Throws: `MockError` with all complaints.
  public func verify() throws {
    let complaints = state.with { state in
      state.unmatched
        + state.stubs.compactMap { stub in
          guard let times = stub.times, stub.used < times.lowerBound else { return nil }
          return "'\(stub.matcher)' was used for \(stub.used) of \(times.lowerBound) requests"
        }
    }
    if !complaints.isEmpty { throw MockError(complaints: complaints) }
  }
}

/// The requests that a mock did not expect, and those it expected in vain.
public struct MockError: Error, Hashable, Sendable, CustomStringConvertible {
  public let complaints: [String]

  public var description: String { complaints.joined(separator: "\n") }
}

extension MockError: LocalizedError {
  public var errorDescription: String? { description }
}

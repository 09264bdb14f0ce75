import Foundation
public import SDKCore

/// The calls that a generated mock received, in the order in which they began.
///
///     #expect(posts.calls.methods == [.list, .get])
///     #expect(posts.calls.count(of: .get) == 1)
public final class MockCalls<Method: Hashable & Sendable, Request: Endpoint>: Sendable {
  /// One call.
  public struct Call: Sendable {
    public let method: Method
    /// The case of the endpoint, with the arguments of the call.
    public let endpoint: Request
    public let options: RequestOptions
  }

  private let calls = Locked<[Call]>([])

  public init() {}

  /// Every call.
  public var all: [Call] { calls.with(\.self) }

  /// The methods that were called.
  public var methods: [Method] { all.map(\.method) }

  /// The endpoints of the calls, with their arguments, which can be compared.
  public var endpoints: [Request] { all.map(\.endpoint) }

  /// The number of calls.
  public var count: Int { calls.with(\.count) }

  /// Returns the number of calls of a method.
  public func count(of method: Method) -> Int { all.count { $0.method == method } }

  /// Returns the endpoints of the calls of a method, with their arguments.
  public func endpoints(of method: Method) -> [Request] {
    all.filter { $0.method == method }.map(\.endpoint)
  }

  /// Forgets the calls so far.
  public func removeAll() { calls.with { $0 = [] } }

  /// Adds a call. Generated mocks say so of each.
  public func record(_ method: Method, _ endpoint: Request, options: RequestOptions) {
    calls.with { $0.append(Call(method: method, endpoint: endpoint, options: options)) }
  }

  /// Returns the value of an example in the spec, read as a client reads responses.
  ///
  /// Throws a `DecodingError` when the example does not fit the type.
  public func example<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try Coders.standard.bodyDecoder().decode(type, from: Data(json.utf8))
  }

  /// Returns a stream of the events of an example in the spec, or of the error that keeps one from being made.
  public func examples<Value: Sendable>(
    _ events: () throws -> [Value]
  ) -> AsyncThrowingStream<Value, any Error> {
    stream { yield in try events().forEach(yield) }
  }

  /// Returns a stream of an example in the spec, each piece read as a client reads it.
  ///
  /// The stream throws a `DecodingError` where a piece does not fit the type.
  public func examples<Value: Decodable & Sendable>(
    _ pieces: [String]
  ) -> AsyncThrowingStream<Value, any Error> {
    stream { yield in
      for piece in pieces { yield(try example(piece, as: Value.self)) }
    }
  }

  private func stream<Value: Sendable>(
    _ write: ((Value) -> Void) throws -> Void
  ) -> AsyncThrowingStream<Value, any Error> {
    AsyncThrowingStream { continuation in
      do {
        try write { continuation.yield($0) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}

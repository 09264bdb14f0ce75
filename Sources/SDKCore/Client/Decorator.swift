/// A value that does something around each call of another one, which has the same protocol.
///
/// With `"decorators": true` in `sdkgen.json`, the generated protocols of clients have methods for decorators, which
/// forward. A decorator has those of its own that it changes, or `perform`.
///
///     struct TimedPosts: PostsService, Decorator {
///       let decorated: any PostsService
///     }
public protocol Decorator: Sendable {
  associatedtype Decorated

  /// The value that calls are forwarded to.
  var decorated: Decorated { get }

  /// Makes a call and returns its result; does nothing else by default. Streams and pages, which make calls while they
  /// are read, do not come here.
  ///
  /// - `operationID`: `Posts.get`.
  func perform<Value: Sendable>(
    _ operationID: String, _ call: @Sendable () async throws -> Value
  ) async throws -> Value
}

extension Decorator {
  public func perform<Value: Sendable>(
    _ operationID: String, _ call: @Sendable () async throws -> Value
  ) async throws -> Value {
    try await call()
  }
}

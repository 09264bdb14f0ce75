public import Dispatch

/// Called with the result of a call, on the main actor. The error of a cancelled call has the kind
/// `cancelled`.
public typealias CompletionHandler<Value> = @MainActor @Sendable (Result<Value, APIError>) -> Void

/// A call that runs on its own. Letting go of it does not end it.
public final class CallHandle: Sendable {
  private let task: Task<Void, Never>

  init(running call: @escaping @Sendable () async -> Void) { task = Task(operation: call) }

  /// Makes one or more calls, and hands over what they return or throw, on the main actor.
  ///
  ///     CallHandle { try await api.posts.get(id: 1) } completion: { result in … }
  @discardableResult
  public init<Value: Sendable>(
    _ call: @escaping @Sendable () async throws -> Value,
    completion: @escaping @MainActor @Sendable (Result<Value, any Error>) -> Void
  ) {
    task = Task {
      let result: Result<Value, any Error>
      do {
        result = .success(try await call())
      } catch {
        result = .failure(error)
      }
      await completion(result)
    }
  }

  /// Makes one call, and hands over what it returns, or the error, on the main actor. One that is no `APIError`, as a
  /// mock may throw, is the `underlying` of an `APIError` with the kind `intercepted`. Of a cancelled
  /// call, `localizedDescription` is that of the client's `errorMessages` too.
  ///
  /// - `operationID`: names the call in errors of the kinds `cancelled` and `intercepted`.
  @discardableResult
  public init<Value: Sendable>(
    of operationID: String, _ completion: @escaping CompletionHandler<Value>,
    _ call: @escaping @Sendable () async throws -> Value
  ) {
    task = Task { await completion(Self.result(of: operationID, call)) }
  }

  /// Makes one call, and hands over the same on a queue.
  @discardableResult
  public init<Value: Sendable>(
    of operationID: String, on queue: DispatchQueue,
    _ completion: @escaping @Sendable (Result<Value, APIError>) -> Void,
    _ call: @escaping @Sendable () async throws -> Value
  ) {
    task = Task {
      let result = await Self.result(of: operationID, call)
      queue.async { completion(result) }
    }
  }

  private static func result<Value: Sendable>(
    of operationID: String, _ call: @Sendable () async throws -> Value
  ) async -> Result<Value, APIError> {
    let messages = Locked(ErrorMessages.standard)
    do {
      return .success(try await CancelledCall.$messages.withValue(messages, operation: call))
    } catch let error as APIError {
      return .failure(error)
    } catch let error as CancellationError {
      return .failure(
        APIError(
          .cancelled, operationID: operationID, request: nil, reason: "the call was cancelled",
          underlying: error
        ).speaking(messages.with { $0 }))
    } catch {
      return .failure(
        APIError(
          .intercepted, operationID: operationID, request: nil, reason: "\(error)",
          underlying: error))
    }
  }

  /// Cancels the call. The completion handler is told `APIError.Kind.cancelled`, unless the call
  /// has ended before.
  public func cancel() { task.cancel() }
}

/// The messages of the client whose call was cancelled. A generated method is called by its name alone,
/// on a protocol perhaps, and the `CancellationError` that it throws cannot hold them.
enum CancelledCall {
  @TaskLocal static var messages: Locked<ErrorMessages>?
}

/// For code that is not async yet. A completion handler is called exactly once, also after
/// `cancel()`, and never by the method itself.
extension APIClient {
  /// Sends an endpoint and hands over the value of a 2xx response, on the main actor.
  @discardableResult
  public func send<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<Value>
  ) -> CallHandle {
    CallHandle(running: {
      let result = await self.result(endpoint) {
        try await self.send(endpoint, as: type, options: options)
      }
      await completion(result)
    })
  }

  /// Waits for a 2xx response whose body does not matter; ends on the main actor.
  @discardableResult
  public func send(
    _ endpoint: some Endpoint, options: RequestOptions = .init(),
    completion: @escaping CompletionHandler<Void>
  ) -> CallHandle {
    CallHandle(running: {
      let result = await self.result(endpoint) { try await self.send(endpoint, options: options) }
      await completion(result)
    })
  }

  /// Sends an endpoint and hands over the value of a 2xx response with the response, on a queue.
  @discardableResult
  public func response<Value: Decodable & Sendable>(
    for endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init(),
    on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<APIResponse<Value>, APIError>) -> Void
  ) -> CallHandle {
    CallHandle(running: {
      let result = await self.result(of: endpoint, as: type, options: options)
      queue.async { completion(result) }
    })
  }
}

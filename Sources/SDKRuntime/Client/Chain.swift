/// One ring around the exchange. A stage may change the request, response itself, look at the
/// response, or call `next` again.
///
/// Stages are made once for each client; what belongs to one call travels in its `Exchange`. Those
/// that hold much are classes: the code that copies a large structure is larger.
protocol Stage: Sendable {
  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse

  /// Returns whether the stage has nothing to do for this call and is left out of it.
  func isIdle(_ request: HTTPRequest, _ exchange: Exchange) -> Bool

  /// True if the deadline needs no task around the stage: it waits for `next` and for no longer than
  /// the call may take, and calls nothing that is not the runtime's.
  var staysInCallersTask: Bool { get }
}

extension Stage {
  var staysInCallersTask: Bool { false }

  func isIdle(_ request: HTTPRequest, _ exchange: Exchange) -> Bool { false }
}

/// The next stage inside a stage, or the transport. It may be kept and used after the stage has
/// returned, as revalidating in the background does.
struct NextStage: Sendable {
  fileprivate let chain: Chain
  fileprivate let index: Int

  func callAsFunction(
    _ request: HTTPRequest, _ exchange: Exchange
  ) async throws -> HTTPResponse {
    try await chain.send(request, exchange, from: index)
  }
}

/// The stages of a client from the outermost in, and the transport inside them.
final class Chain: Sendable {
  private let stages: [any Stage]
  private let transport: any Transport
  private let configuration: APIClient.Configuration
  /// Exchanges that calls share.
  let coalescer = RequestCoalescer()

  /// A stage that has nothing to do for this client makes itself nil and costs nothing.
  init(
    _ configuration: APIClient.Configuration, _ transport: any Transport, _ cache: ResponseCache
  ) {
    let outer: [(any Stage)?] = [
      LogStage(configuration), CoalescingStage(configuration, coalescer, transport),
      CacheStage(configuration, cache, transport),
      RetryStage(configuration), RateLimitStage(configuration),
      AuthStage(configuration, transport),
    ]
    let users = configuration.interceptors.map { InterceptorStage(interceptor: $0) }
    let inner: [(any Stage)?] = [
      users.isEmpty ? nil : CheckStage(), users.isEmpty ? nil : SentRequestStage(),
      RedirectStage(configuration), InsecureServerStage(configuration),
      CookieStage(configuration), AttemptStage(configuration),
    ]
    stages = outer.compactMap(\.self) + users + inner.compactMap(\.self)
    self.transport = transport
    self.configuration = configuration
  }

  func send(_ request: HTTPRequest, _ exchange: Exchange) async throws -> HTTPResponse {
    try await send(request, exchange, from: 0)
  }

  fileprivate func send(
    _ request: HTTPRequest, _ exchange: Exchange, from index: Int
  ) async throws -> HTTPResponse {
    var index = index
    while index < stages.count, stages[index].isIdle(request, exchange) { index += 1 }
    if exchange.isInCallersTask, index == stages.count || !stages[index].staysInCallersTask {
      return try await sendApart(request, exchange, from: index)
    }
    guard index < stages.count else {
      try exchange.call.begin(request)
      return try await transmit(request, exchange.call)
    }
    let next = NextStage(chain: self, index: index + 1)
    return try await stages[index].send(request, exchange, next: next)
  }
}

extension Chain {
  /// Goes on in a task of its own: the caller leaves it behind when the deadline comes, or when it is
  /// cancelled.
  private func sendApart(
    _ request: HTTPRequest, _ exchange: Exchange, from index: Int
  ) async throws -> HTTPResponse {
    let call = exchange.call
    return try await withTaskCancellationHandler {
      try call.checkNotGivenUp()
      let task =
        index == stages.count
        ? transmittingTask(request, call) : task(request, exchange, from: index)
      if call.mustWait(for: task) { await withUnsafeContinuation { call.wait($0) } }
      return try call.takeOutcome()
    } onCancel: {
      call.giveUp(CancellationError())
    }
  }

  @inline(never)
  private func task(
    _ request: HTTPRequest, _ exchange: Exchange, from index: Int
  ) -> Task<Void, Never> {
    var inner = exchange
    inner.isInCallersTask = false
    let exchange = inner
    return Task.beginning { [self] in
      do {
        exchange.call.end(with: try await send(request, exchange, from: index))
      } catch {
        exchange.call.end(with: error)
      }
    }
  }

  /// The same where no stage is left: most calls come here. What the task needs for its frames is
  /// allocated, so it calls nothing but the transport.
  @inline(never)
  private func transmittingTask(_ request: HTTPRequest, _ call: Call) -> Task<Void, Never> {
    Task.beginning { [self] in
      do {
        try call.begin(request)
        call.end(with: try await transport.send(request, receiving: call.receiving))
      } catch {
        if (error as? TransportError)?.code.precedesSending == true { call.noteUnsent() }
        call.end(with: error)
      }
    }
  }

  private func transmit(
    _ request: HTTPRequest, _ call: Call
  ) async throws(TransportError) -> HTTPResponse {
    // Somebody else may have logged in since the part was looked for.
    if let partial = request.options.partialDownload, let owner = partial.owner,
      !(await configuration.isResponse(to: call, of: owner, withRedirects: false))
    {
      partial.disown()
    }
    do {
      return try await transport.send(request, receiving: call.receiving)
    } catch {
      if error.code.precedesSending { call.noteUnsent() }
      throw error
    }
  }
}

extension Call {
  /// Notes that a request goes to the transport.
  @inline(never)
  fileprivate func begin(_ request: HTTPRequest) throws {
    try Task.checkCancellation()
    try noteSending(request)
  }
}

extension TransportError.Code {
  /// True if the server has seen nothing of the request.
  var precedesSending: Bool { self == .dns || self == .cannotConnect }
}

/// An interceptor of the user's.
struct InterceptorStage: Stage {
  let interceptor: any Interceptor

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try await interceptor.intercept(
      request, exchange, next: NextInterceptor { try await next($0, exchange) })
  }
}

/// Checks again what interceptors may have changed.
struct CheckStage: Stage {
  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try request.check()
    return try await next(request, exchange)
  }
}

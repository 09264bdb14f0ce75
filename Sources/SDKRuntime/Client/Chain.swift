/// One ring around the exchange, for what has to wait. A stage may change the request, response
/// itself, look at the response, or call `next` again.
///
/// Stages are made once for each client; what belongs to one call travels in its `Exchange`. Those
/// that hold much are classes: the code that copies a large structure is larger.
protocol Stage: Sendable {
  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse

  /// Returns whether the stage has nothing to do for this call and is left out of it.
  func isIdle(_ request: HTTPRequest, _ exchange: Exchange) -> Bool
}

extension Stage {
  func isIdle(_ request: HTTPRequest, _ exchange: Exchange) -> Bool { false }
}

/// The next stage inside a stage, or the transport. It may be kept and used after the stage has
/// returned, as revalidating in the background does.
struct NextStage: Sendable {
  fileprivate let chain: Chain
  fileprivate let index: Int

  /// Inlined, since each asynchronous function on the way costs a frame.
  @inline(__always)
  func callAsFunction(
    _ request: HTTPRequest, _ exchange: Exchange
  ) async throws -> HTTPResponse {
    if let (stage, next) = chain.stage(from: index, for: request, exchange) {
      try await stage.send(request, exchange, next: next)
    } else {
      try await chain.transmit(request, exchange)
    }
  }
}

/// The stages of a client from the outermost in, and the transport inside them.
final class Chain: Sendable {
  private let stages: [any Stage]
  private let transport: any Transport
  private let configuration: APIClient.Configuration
  private let cookies: CookieJar?
  private let log: CallLog
  private let redirects: RedirectRule
  private let insecureServers: InsecureServerRule?
  /// Exchanges that calls share.
  let coalescer = RequestCoalescer()

  /// A stage that has nothing to do for this client makes itself nil and costs nothing.
  init(
    _ configuration: APIClient.Configuration, _ transport: any Transport, _ cache: ResponseCache
  ) {
    let outer: [(any Stage)?] = [
      CoalescingStage(configuration, coalescer, transport),
      CacheStage(configuration, cache, transport),
      RetryStage(configuration), RateLimitStage(configuration),
      AuthStage(configuration, transport),
    ]
    let users = configuration.interceptors
    let inner = users.indices.map {
      InterceptorStage(interceptor: users[$0], isInnermost: $0 == users.count - 1)
    }
    stages = outer.compactMap(\.self) + inner
    self.transport = transport
    self.configuration = configuration
    cookies = configuration.cookies
    log = CallLog(configuration)
    redirects = RedirectRule(configuration)
    insecureServers = InsecureServerRule(configuration)
  }

  /// The outermost stage.
  var first: NextStage { NextStage(chain: self, index: 0) }

  /// Returns the next stage that has something to do, and the one inside it; nil if none is left.
  @inline(never)
  fileprivate func stage(
    from index: Int, for request: HTTPRequest, _ exchange: Exchange
  ) -> (any Stage, next: NextStage)? {
    for (index, stage) in zip(index..., stages[index...]) where !stage.isIdle(request, exchange) {
      return (stage, NextStage(chain: self, index: index + 1))
    }
    return nil
  }

  /// A request on its way.
  private struct Sending {
    var request: HTTPRequest
    var exchange: Exchange
    /// The number of redirects that led to it.
    var followed = 0
    /// The headers without the client's cookies, if it keeps any.
    var ownHeaders: HTTPHeaders?
    var cookies: CookieJar.Outgoing?
    var attempt: CallLog.Attempt?
  }

  /// Sends a request over the transport, and on where redirects lead. What is done before and after
  /// waits for nothing, and is no part of this: all that an asynchronous function needs lies in its
  /// frame, and large frames are allocated.
  fileprivate func transmit(
    _ request: HTTPRequest, _ exchange: Exchange
  ) async throws -> HTTPResponse {
    var sending = Sending(request: request, exchange: exchange)
    while true {
      // Somebody else may have logged in since the part was looked for.
      if let partial = request.options.partialDownload, let owner = partial.owner {
        partial.note(exchange.call.sentIdentity.changes)
        if !(await configuration.isResponse(to: exchange.call, of: owner, withRedirects: false)) {
          partial.disown()
        }
      }
      try begin(&sending)
      let response: HTTPResponse
      do {
        response = try await transport.send(sending.request, receiving: exchange.call.receiving)
      } catch {
        end(&sending, by: error)
        throw error
      }
      if try isLast(response, &sending) { return response }
    }
  }

  @inline(never)
  private func begin(_ sending: inout Sending) throws {
    try insecureServers?.check(sending.request, sending.exchange)
    if let cookies {
      sending.ownHeaders = sending.request.headers
      sending.cookies = try cookies.add(to: &sending.request, in: sending.exchange)
    }
    try Task.checkCancellation()
    try sending.exchange.call.noteSending(sending.request)
    sending.attempt = log.attempt(sending.request, sending.exchange)
  }

  @inline(never)
  private func end(_ sending: inout Sending, by error: TransportError) {
    sending.attempt?.end(.init(error))
    if error.code.precedesSending { sending.exchange.call.noteUnsent() }
  }

  /// Returns whether the response is that of the call, and not one that leads elsewhere.
  @inline(never)
  private func isLast(_ response: HTTPResponse, _ sending: inout Sending) throws -> Bool {
    sending.attempt?.end(.response(status: response.status))
    if let cookies, let sent = sending.cookies {
      cookies.store(response, to: sending.request, sent: sent, in: sending.exchange)
    }
    if let headers = sending.ownHeaders { sending.request.headers = headers }
    let redirected = try redirects.request(
      after: sending.request, sending.exchange, response, followed: sending.followed)
    guard let redirected else { return true }
    sending.exchange.call.noteRedirect(
      isDetour: redirected.method != sending.request.method
        || Origin(redirected.url) != Origin(sending.request.url))
    sending.request = redirected
    sending.followed += 1
    sending.exchange.isRedirected = true
    return false
  }
}

extension TransportError.Code {
  /// True if the server has seen nothing of the request.
  var precedesSending: Bool { self == .dns || self == .cannotConnect }
}

/// An interceptor of the user's.
struct InterceptorStage: Stage {
  let interceptor: any Interceptor
  /// True if nobody changes the request after it.
  let isInnermost: Bool

  func send(
    _ original: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    try await interceptor.intercept(
      original, exchange,
      next: NextInterceptor { [isInnermost] request in
        exchange.call.noteChanges(from: original, to: request)
        if isInnermost { try request.check() }
        return try await next(request, exchange)
      })
  }
}

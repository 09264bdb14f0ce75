/// The next stage inside a stage, or the transport. It may be kept and used after the stage has
/// returned, as revalidating in the background does.
package struct NextStage: Sendable {
  fileprivate let chain: Chain
  fileprivate let stages: [Stage]
  fileprivate let index: Int

  /// Inlined, since each asynchronous function on the way costs a frame.
  @inline(__always)
  package func callAsFunction(
    _ request: HTTPRequest, _ exchange: Exchange
  ) async throws -> HTTPResponse {
    if let (stage, next) = following(request, exchange) {
      try await stage.send(request, exchange, next)
    } else {
      try await chain.transmit(request, exchange)
    }
  }

  /// Returns the next stage that has something to do, and the one inside it; nil if none is left.
  @inline(never)
  private func following(
    _ request: HTTPRequest, _ exchange: Exchange
  ) -> (Stage, next: NextStage)? {
    for index in index..<stages.count where !stages[index].isIdle(request, exchange) {
      return (stages[index], NextStage(chain: chain, stages: stages, index: index + 1))
    }
    return nil
  }
}

/// The stages of a client from the outermost in, and the transport inside them.
package final class Chain: Sendable {
  package let context: ClientContext
  /// The stages of all calls.
  private let stages: [Stage]
  /// Those that calls have asked for, each made once.
  private let asked = Locked<[Stage]>([])
  private let log: CallLog
  private let redirects: RedirectRule
  private let insecureServers: InsecureServerRule?

  init(_ context: ClientContext) {
    let configuration = context.configuration
    self.context = context
    let users = configuration.interceptors
    let own =
      configuration.features.compactMap { $0.makeStage(context) }
      + [RetryStage(configuration).stage, AuthStage(configuration).stage]
      + users.indices.map {
        InterceptorStage(interceptor: users[$0], isInnermost: $0 == users.count - 1).stage
      }
    stages = own.inOrder
    log = CallLog(configuration)
    redirects = RedirectRule(configuration)
    insecureServers = InsecureServerRule(configuration)
  }

  /// Sends a request through all stages that have something to do.
  @inline(__always)
  func send(_ request: HTTPRequest, _ exchange: Exchange) async throws -> HTTPResponse {
    let first = first(for: request)
    if request.method.isSafe { return try await first(request, exchange) }
    context.beginWrite()
    defer { context.endWrite() }
    let response = try await first(request, exchange)
    // What is kept under its URL may be old by now (RFC 9111, 4.4).
    if (200..<400).contains(response.status) {
      await context.forget(request, sentBy: exchange.call)
    }
    return response
  }

  /// Returns the outermost stage for a request.
  private func first(for request: HTTPRequest) -> NextStage {
    let features = request.options.features
    let stages = features.isEmpty ? stages : stages(with: features)
    return NextStage(chain: self, stages: stages, index: 0)
  }

  @inline(never)
  private func stages(with features: [Feature]) -> [Stage] {
    let new = features.filter { feature in !stages.contains { $0.place == feature.place } }
    let made = asked.with { asked in
      new.compactMap { feature -> Stage? in
        if let known = asked.first(where: { $0.place == feature.place }) { return known }
        guard let stage = feature.makeStage(context) else { return nil }
        asked.append(stage)
        return stage
      }
    }
    return (stages + made).inOrder
  }

  /// A request on its way.
  private struct Sending {
    var request: HTTPRequest
    var exchange: Exchange
    /// The number of redirects that led to it.
    var followed = 0
    /// The headers without the client's cookies, if it keeps any.
    var ownHeaders: HTTPHeaders?
    /// Takes in the cookies of the response.
    var storeCookies: CookieRule.Store?
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
        if !(await context.configuration.isResponse(
          to: exchange.call, of: owner, withRedirects: false))
        {
          partial.disown()
        }
      }
      try begin(&sending)
      let response: HTTPResponse
      do {
        response = try await context.transport.send(
          sending.request, receiving: exchange.call.receiving)
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
    if let cookies = context.configuration.cookieRule {
      sending.ownHeaders = sending.request.headers
      sending.storeCookies = try cookies.add(&sending.request, sending.exchange)
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
    sending.storeCookies?(response, sending.request)
    if let headers = sending.ownHeaders { sending.request.headers = headers }
    let redirected = try redirects.request(
      after: sending.request, sending.exchange, response, followed: sending.followed)
    guard let redirected else { return true }
    sending.exchange.call.noteRedirect(
      to: redirected,
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
private struct InterceptorStage: Sendable {
  let interceptor: any Interceptor
  /// True if nobody changes the request after it.
  let isInnermost: Bool

  var stage: Stage { Stage(.interceptor, send: send) }

  private func send(
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

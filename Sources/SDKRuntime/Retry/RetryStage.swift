import Foundation

/// Sends again what failed in a way that may pass.
///
/// Always there, since a call may ask for retries that its client does not.
struct RetryStage: Stage {
  private let clock: any Clock<Duration>
  private let random: @Sendable () -> Double
  private let budget: RetryTokens
  private let log: CallLog

  init(_ configuration: APIClient.Configuration) {
    clock = configuration.clock
    random = configuration.random
    budget = RetryTokens(configuration.retryBudget)
    log = CallLog(configuration)
  }

  var staysInCallersTask: Bool { true }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    let start = ContinuousClock.now
    let rule = RetryRule(request, exchange)
    var exchange = exchange
    var last: Result<HTTPResponse, TransportError>?
    var mayBeDone = false
    budget.noteCall()
    while true {
      let reached = exchange.call.reached
      do {
        let response = try await next(request, exchange)
        if mayBeDone, let deleted = rule.deleted(response) {
          log(.info, exchange) { "404: deleted by an attempt before" }
          return measured(deleted, exchange.call, since: start)
        }
        guard let wait = wait(rule.decision(on: response), exchange) else {
          return measured(response, exchange.call, since: start)
        }
        last = .success(response)
        mayBeDone = mayBeDone || rule.mayBeDone(response)
        try await clock.sleep(for: wait.sleepable)
      } catch let error as TransportError {
        // A stream that can be made only once: what the attempt before came to is the outcome.
        if let last, error.isForConsumed(request.body) {
          return measured(try last.get(), exchange.call, since: start)
        }
        last = .failure(error)
        // An interceptor may have sent it in a way of its own.
        let isUnsent = error.code.precedesSending && exchange.call.reached == reached
        guard let wait = wait(rule.decision(on: error, isUnsent: isUnsent), exchange) else {
          throw error
        }
        mayBeDone = mayBeDone || !isUnsent
        try await clock.sleep(for: wait.sleepable)
      } catch let error as APIError where error.kind == .rateLimited {
        // It says that nothing was sent, and so is only for a first attempt.
        guard let last else { throw error }
        log(.info, exchange) { "no attempt \(exchange.attempt): the client's own rate limit" }
        return measured(try last.get(), exchange.call, since: start)
      }
      try Task.checkCancellation()
      exchange.attempt += 1
    }
  }

  /// Returns how long to wait; nil when the outcome stands.
  @inline(never)
  private func wait(_ decision: RetryRule.Decision, _ exchange: Exchange) -> Duration? {
    let wait: Duration
    switch decision {
    case .stands: return nil
    case .tooLate(let asked):
      // fits: at most some thirty years
      return noWait("the server asks for \(asked.sleepable.components.seconds) s", exchange)
    case .again(after: let asked?): wait = asked
    case .again(after: nil):
      wait = exchange.call.retryPolicy.delay(before: exchange.attempt, random: random)
    }
    guard exchange.attempt <= exchange.call.retryPolicy.maxRetries else { return nil }
    if let remaining = exchange.remaining, remaining <= wait {
      return noWait("the deadline comes first", exchange)
    }
    guard budget.take() else { return noWait("the client's retries are used up", exchange) }
    log(.info, exchange) { "attempt \(exchange.attempt + 1) follows in \(wait.inWords)" }
    return wait
  }

  private func noWait(_ reason: String, _ exchange: Exchange) -> Duration? {
    log(.info, exchange) { "no attempt after \(exchange.attempt): \(reason)" }
    return nil
  }

  @inline(never)
  private func measured(
    _ response: HTTPResponse, _ call: Call, since start: ContinuousClock.Instant
  ) -> HTTPResponse {
    guard case (let attempts, let redirects) = call.counted, attempts > 1 || redirects > 0 else {
      return response
    }
    var response = response
    response.metrics.attempts = attempts
    response.metrics.redirects = redirects
    response.metrics.duration = start.duration(to: .now)
    return response
  }
}

extension TransportError {
  /// Returns whether the body is a stream that could not be made once more.
  func isForConsumed(_ body: HTTPBody) -> Bool {
    if case .stream = body { code == .bodyUnavailable } else { false }
  }
}

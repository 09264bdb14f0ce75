import Foundation

/// Sends again what failed in a way that may pass.
///
/// Always there, since a call may ask for retries that its client does not.
struct RetryStage: Sendable {
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

  var stage: Stage { Stage(.retry, send: send) }

  /// What is known of the attempts of one call.
  private struct State {
    let start = ContinuousClock.now
    let rule: RetryRule
    var exchange: Exchange
    /// The number of requests that had reached a server before this attempt.
    var reached: Int
    var last: Result<HTTPResponse, TransportError>?
    var mayBeDone = false

    init(_ request: HTTPRequest, _ exchange: Exchange) {
      rule = RetryRule(request, exchange)
      self.exchange = exchange
      reached = exchange.call.reached
    }
  }

  private enum Step {
    case ends(HTTPResponse)
    case goesOn(after: Duration)
  }

  /// What looks at an outcome is not part of this: all that an asynchronous function needs lies in
  /// its frame, and large frames are allocated.
  private func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    var state = State(request, exchange)
    budget.noteCall()
    while true {
      let step: Step
      do {
        step = self.step(after: try await next(request, state.exchange), &state)
      } catch {
        step = try self.step(after: error, of: request, &state)
      }
      switch step {
      case .ends(let response): return response
      case .goesOn(let wait): try await clock.sleep(for: wait.sleepable)
      }
      try Task.checkCancellation()
      state.exchange.attempt += 1
      state.reached = exchange.call.reached
    }
  }

  @inline(never)
  private func step(after response: HTTPResponse, _ state: inout State) -> Step {
    let exchange = state.exchange
    if state.mayBeDone, let deleted = state.rule.deleted(response) {
      log(.info, exchange) { "404: deleted by an attempt before" }
      return .ends(measured(deleted, exchange.call, since: state.start))
    }
    guard let wait = wait(state.rule.decision(on: response), exchange) else {
      return .ends(measured(response, exchange.call, since: state.start))
    }
    state.last = .success(response)
    state.mayBeDone = state.mayBeDone || state.rule.mayBeDone(response)
    return .goesOn(after: wait)
  }

  @inline(never)
  private func step(
    after error: any Error, of request: HTTPRequest, _ state: inout State
  ) throws -> Step {
    let exchange = state.exchange
    switch error {
    case let error as TransportError:
      // A stream that can be made only once: what the attempt before came to is the outcome.
      if let last = state.last, error.isForConsumed(request.body) {
        return .ends(measured(try last.get(), exchange.call, since: state.start))
      }
      state.last = .failure(error)
      // An interceptor may have sent it in a way of its own.
      let isUnsent = error.code.precedesSending && exchange.call.reached == state.reached
      guard let wait = wait(state.rule.decision(on: error, isUnsent: isUnsent), exchange) else {
        throw error
      }
      state.mayBeDone = state.mayBeDone || !isUnsent
      return .goesOn(after: wait)
    case let error as APIError where error.kind == .rateLimited:
      // It says that nothing was sent, and so is only for a first attempt.
      guard let last = state.last else { throw error }
      log(.info, exchange) { "no attempt \(exchange.attempt): the client's own rate limit" }
      return .ends(measured(try last.get(), exchange.call, since: state.start))
    default: throw error
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

extension APIClient.Configuration {
  /// The limit for the requests of this client; nil: none.
  public var rateLimit: RateLimit? {
    get { features[.rateLimit]?.value as? RateLimit }
    set {
      features[.rateLimit] = newValue.map { limit in
        Feature(place: .rateLimit, value: limit) { context in
          guard limit.requests > 0 else { return nil }
          return Stage(
            .rateLimit, send: RateLimitStage(limit, context.configuration.clock).send)
        }
      }
    }
  }
}

/// Holds attempts back so that the client keeps to its own limit.
private struct RateLimitStage: Sendable {
  private let limit: RateLimit
  private let clock: any Clock<Duration>
  private let limiter: RateLimiter

  init(_ limit: RateLimit, _ clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
    limiter = RateLimiter(limit, clock)
  }

  func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    let most = min(limit.maxWait, exchange.remaining ?? limit.maxWait)
    switch limiter.take(waitingAtMost: most) {
    case .tooLong(let wait):
      throw exchange.failure(
        .rateLimited, request, reason: "the client's own rate limit", retryAfter: wait)
    case .turn(let turn, let wait):
      if wait > .zero {
        do {
          try await clock.sleep(for: wait.sleepable)
        } catch {
          limiter.giveBack(turn)
          throw error
        }
      }
      return try await next(request, exchange)
    }
  }
}

/// The times at which requests may go: the generic cell rate algorithm.
private final class RateLimiter: Sendable {
  enum Outcome {
    /// The turn, since the start, and the wait until then.
    case turn(Duration, wait: Duration)
    case tooLong(Duration)
  }

  private let interval: Duration
  private let tolerance: Duration
  private let watch: Stopwatch
  private let state = Locked(State())

  private struct State: Sendable {
    /// The time when the next request would be due, had all gone evenly.
    var due = Duration.zero
    /// Turns before that which were given back, the first one first.
    var free: [Duration] = []
  }

  init(_ limit: RateLimit, _ clock: any Clock<Duration>) {
    let period = limit.period.sleepable
    interval = period / limit.requests
    tolerance = period - interval
    watch = Stopwatch(clock)
  }

  func take(waitingAtMost most: Duration) -> Outcome {
    state.with { state in
      let now = watch.elapsed
      // Those that nobody took in time are lost: two would go at once.
      state.free.removeAll { $0 < now }
      let turn = state.free.first ?? max(state.due, now)
      let wait = turn - tolerance - now
      guard wait <= max(.zero, most) else { return .tooLong(wait) }
      if state.free.isEmpty { state.due = turn + interval } else { state.free.removeFirst() }
      return .turn(turn, wait: wait)
    }
  }

  /// Gives a turn back to whoever comes next. Those who wait already keep theirs.
  func giveBack(_ turn: Duration) {
    state.with { state in
      let index = state.free.firstIndex { $0 > turn } ?? state.free.endIndex
      state.free.insert(turn, at: index)
      while let last = state.free.last, last + interval == state.due {
        state.due = last
        state.free.removeLast()
      }
    }
  }
}

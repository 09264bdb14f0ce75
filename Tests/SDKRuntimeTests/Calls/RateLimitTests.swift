import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct RateLimitTests {
  @Test func whatComesTooEarlyWaitsItsTurn() async throws {
    let bench = Bench { $0.rateLimit = RateLimit(2, per: .seconds(1)) }
    bench.mock.on(.any, .json("{}"))

    for waits in [0, 0, 1, 1] { _ = try await bench.run(plain(.get), waits: waits) }

    #expect(bench.clock.slept == [.milliseconds(500), .milliseconds(500)])
    bench.clock.advance(by: .seconds(60))
    for _ in 0..<2 { _ = try await bench.run(plain(.get)) }
    #expect(bench.mock.calls.count == 6)
  }

  @Test func whoWouldWaitTooLongFailsAtOnce() async throws {
    let bench = Bench {
      $0.rateLimit = RateLimit(1, per: .seconds(10), maxWait: .seconds(5))
    }
    bench.mock.on(.any, .json("{}"))
    _ = try await bench.run(plain(.get))

    let error = await failure { _ = try await bench.run(plain(.get)) }

    #expect(error?.kind == .rateLimited)
    #expect(error?.retryAfter == .seconds(10))
    #expect(error?.attempts == 0)
    #expect(bench.mock.calls.count == 1)
  }

  @Test func theDeadlineBoundsTheWait() async throws {
    let bench = Bench { $0.rateLimit = RateLimit(1, per: .seconds(10)) }
    bench.mock.on(.any, .json("{}"))
    _ = try await bench.run(plain(.get))

    let error = await failure {
      _ = try await bench.run(plain(.get), options: .init(deadline: .seconds(3)))
    }

    #expect(error?.kind == .rateLimited)
  }

  @Test func aCancelledWaitGivesItsTurnBack() async throws {
    let bench = Bench { $0.rateLimit = RateLimit(1, per: .seconds(10)) }
    bench.mock.on(.any, .json("{}"))
    _ = try await bench.run(plain(.get))

    let waiting = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.sleepers(1)
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }

    let next = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.sleepers(1)
    #expect(bench.clock.slept == [.seconds(10), .seconds(10)])
    bench.clock.advance(by: .seconds(10))
    try await next.value
  }

  /// As in a search field, where each key cancels the search before it.
  @Test func aTurnIsGivenBackFromAmongOthers() async throws {
    let bench = Bench { $0.rateLimit = RateLimit(1, per: .seconds(10)) }
    bench.mock.on(.any, .json("{}"))
    _ = try await bench.run(plain(.get))
    func wait(_ sleepers: Int) async throws -> Task<Void, any Error> {
      let call = Task { try await bench.api.send(plain(.get)) }
      try await bench.clock.sleepers(sleepers)
      return call
    }
    let first = try await wait(1)
    let second = try await wait(2)
    first.cancel()
    _ = await first.result

    let third = try await wait(2)
    #expect(bench.clock.slept == [10, 20, 10].map { .seconds($0) })
    // Of those that are given back, the last is free with all before it.
    third.cancel()
    _ = await third.result
    second.cancel()
    _ = await second.result
    let fourth = try await wait(1)
    #expect(bench.clock.slept.last == .seconds(10))

    bench.clock.advance(by: .seconds(10))
    try await fourth.value
    #expect(bench.mock.calls.count == 2)
  }

  @Test func aTurnThatNobodyTookInTimeIsLost() async throws {
    let bench = Bench { $0.rateLimit = RateLimit(1, per: .seconds(10)) }
    bench.mock.on(.any, .json("{}"))
    _ = try await bench.run(plain(.get))
    let first = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.sleepers(1)
    let second = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.sleepers(2)
    first.cancel()
    _ = await first.result

    bench.clock.advance(by: .seconds(15))
    let third = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.sleepers(2)

    #expect(bench.clock.slept == [10, 20, 15].map { .seconds($0) })
    bench.clock.advance(by: .seconds(15))
    try await second.value
    try await third.value
  }

  @Test func retriesCount() async throws {
    let bench = Bench { $0.rateLimit = RateLimit(1, per: .seconds(10)) }
    bench.mock.on(.any, .status(503).header("Retry-After", "0"), .json("{}"))

    let call = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.sleepers(1)
    #expect(bench.mock.calls.count == 1)
    bench.clock.advance(by: .seconds(10))
    try await call.value

    #expect(bench.mock.calls.count == 2)
  }

  /// The error says that nothing was sent, which would not be true of the call.
  @Test(arguments: [Reply.status(503), .failure(.connectionLost)])
  func anAttemptThatMayNotBeMadeLeavesTheOutcomeOfTheLast(reply: Reply) async throws {
    let bench = Bench {
      $0.rateLimit = RateLimit(1, per: .seconds(10), maxWait: .seconds(5))
      $0.options.retry = RetryPolicy(baseDelay: .zero)
    }
    bench.mock.on(.any, reply)

    let error = await failure { _ = try await bench.run(plain(.get)) }

    #expect(error?.kind != .rateLimited)
    #expect(error?.status == 503 || error?.transportCode == .connectionLost)
    #expect(error?.attempts == 1)
    #expect(bench.mock.calls.count == 1)
  }
}

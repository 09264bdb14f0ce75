import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct RetryAfterTests {
  /// The server's clock is an hour ahead of nobody knows whose.
  private static let now = "Sun, 06 Nov 1994 08:49:37 GMT"

  @Test(arguments: [
    ("2", Duration.seconds(2)),
    ("0", .zero),
    ("-1", .milliseconds(300)),
    ("abc", .milliseconds(300)),
    ("", .milliseconds(300)),
    ("nan", .milliseconds(300)),
    ("10", .seconds(10)),
    ("Sun, 06 Nov 1994 08:49:40 GMT", .seconds(3)),
    ("Sunday, 06-Nov-94 08:49:40 GMT", .seconds(3)),
    ("Sun Nov  6 08:49:40 1994", .seconds(3)),
    ("Sun, 06 Nov 1994 07:00:00 GMT", .zero),
    ("Sun, 31 Feb 1994 07:00:00 GMT", .milliseconds(300)),
  ])
  func aSecondAttemptWaitsAsAsked(value: String, wait: Duration) async throws {
    let bench = Bench()
    let busy = Reply.status(503).header("Retry-After", value).header("Date", Self.now)
    bench.mock.on(.any, busy, .json("{}"))

    let response = try await bench.run(plain(.get), waits: wait > .zero ? 1 : 0)

    #expect(response.metrics.attempts == 2)
    #expect(bench.clock.slept == [wait])
  }

  @Test(arguments: [
    "1e9", "1000000000", "11", "99999999999999999999999", "Sun, 06 Nov 1994 09:49:37 GMT",
  ])
  func whoAsksForTooMuchGetsNoSecondAttempt(value: String) async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(429).header("Retry-After", value).header("Date", Self.now))

    let error = await failure { _ = try await bench.run(plain(.get)) }

    #expect(error?.attempts == 1 && error?.status == 429)
    #expect(try #require(error?.retryAfter) > .seconds(10))
  }

  @Test func retryAfterOfOtherStatusesIsNotHonoured() async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(502).header("Retry-After", "30"), .json("{}"))

    _ = try await bench.run(plain(.get), waits: 1)

    #expect(bench.clock.slept == [.milliseconds(300)])
  }
}

import SDKRuntime
import SDKTesting
import Testing

/// The entries of the log about the attempts of one call.
@Suite struct AttemptLogTests {
  private let lines = Locked<[String]>([])
  private let mock = MockTransport()

  private func client(
    _ level: LogLevel, configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = StandingClock()
    configuration.random = { 1 }
    configuration.logger = FunctionLogger(level) { [lines] entry in
      lines.with { $0.append("\(entry.level) \(entry.message)") }
    }
    configure(&configuration)
    return APIClient(configuration, transport: mock)
  }

  @Test func everyAttemptIsThereWithWhatFollows() async throws {
    mock.on(.any, .status(503), .failure(.connectionLost), .json("1"))

    try await client(.debug).send(TestEndpoint.get("/a/\("secret")"))

    #expect(
      lines.with { $0 } == [
        "debug sends GET api.example.com/a/{}",
        "debug attempt 1: GET to api.example.com",
        "debug attempt 1: 503 in 0 ms",
        "info attempt 2 follows in 300 ms",
        "debug attempt 2: GET to api.example.com",
        "debug attempt 2: transport, connectionLost, in 0 ms",
        "info attempt 3 follows in 600 ms",
        "debug attempt 3: GET to api.example.com",
        "debug attempt 3: 200 in 0 ms",
        "info 200 in 0 ms (GET api.example.com/a/{}, 3 attempts, 1 byte)",
      ])
  }

  @Test func redirectsAndReplaysAreThere() async throws {
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    mock.on(
      .any, .status(401), .status(302).header("Location", "https://other.example.com/x?key=s3cr3t"),
      .json("1"))

    try await client(.debug) {
      $0.schemes = [
        SecurityScheme("token", .bearer, RefreshingCredential(provider, clock: TestClock()))
      ]
    }.send(TestEndpoint.get("/a"))

    #expect(
      lines.with { $0 } == [
        "debug sends GET api.example.com/a",
        "debug attempt 1: GET to api.example.com",
        "debug attempt 1: 401 in 0 ms",
        "debug attempt 1: GET to api.example.com",
        "debug attempt 1: 302 in 0 ms",
        "debug attempt 1: GET to other.example.com",
        "debug attempt 1: 200 in 0 ms",
        "info 200 in 0 ms (GET api.example.com/a, 2 attempts, 1 redirect, 1 byte)",
      ])
  }

  @Test func whyNoAttemptFollowsIsSaid() async {
    mock.on(.any, .status(503).header("Retry-After", "9"))
    let late = RequestOptions(deadline: .seconds(5))
    _ = await failure { try await client(.info).send(TestEndpoint.get("/a"), options: late) }
    let poor = client(.info) { $0.retryBudget = RetryBudget(ratio: 0, reserve: 0) }
    _ = await failure { try await poor.send(TestEndpoint.get("/a")) }

    #expect(
      lines.with { $0 } == [
        "info no attempt after 1: the deadline comes first",
        "warning 503 in 0 ms (GET api.example.com/a)",
        "info no attempt after 1: the client's retries are used up",
        "warning 503 in 0 ms (GET api.example.com/a)",
      ])
  }

  @Test func aServerThatAsksForTooLongAWaitIsSaid() async {
    mock.on(.any, .status(429).header("Retry-After", "3600"))

    _ = await failure { try await client(.info).send(TestEndpoint.get("/a")) }

    #expect(
      lines.with { $0 } == [
        "info no attempt after 1: the server asks for 3600 s",
        "warning 429 in 0 ms (GET api.example.com/a)",
      ])
  }
}

/// Shows the same time always; a sleep that is not for a deadline ends at once.
struct StandingClock: Clock {
  private let still = TestClock()

  var now: TestClock.Instant { still.now }
  var minimumResolution: Duration { still.minimumResolution }

  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    if now.duration(to: deadline) < .seconds(2) { return }
    try await still.sleep(until: deadline, tolerance: tolerance)
  }
}

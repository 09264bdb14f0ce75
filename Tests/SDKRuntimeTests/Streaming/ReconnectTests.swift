import SDKRuntime
import SDKTesting
import Testing

/// Event streams that are opened again.
@Suite(.timeLimit(.minutes(5))) struct ReconnectTests {
  private let feed = TestEndpoint.get("/feed")
  private let clock = TestClock()
  private let mock = MockTransport()

  private func client(_ options: RequestOptions = .init(retry: RetryPolicy.none)) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.options = options
    return APIClient(configuration, transport: mock)
  }

  /// The data of all events, ending each sleep as soon as it begins.
  private func data(_ api: APIClient, waits: Int) async throws -> [String] {
    let reading = Task {
      var data: [String] = []
      for try await event in api.events(feed) { data.append(event.data) }
      return data
    }
    for wait in 0..<waits {
      await clock.sleepers(1)
      clock.advance(by: clock.slept[wait])
    }
    return try await reading.value
  }

  @Test func aServerThatIsReplacedIsWaitedFor() async throws {
    mock.on(
      .any, .events("data: a\n\n"), .status(503).header("Retry-After", "40"), .status(502),
      .events("data: b\n\n"), .status(204))

    #expect(try await data(client(), waits: 4) == ["a", "b"])
    #expect(clock.slept == [.seconds(6), .seconds(40), .seconds(24), .seconds(6)])
  }

  @Test func aRefusalThatStandsEndsTheStream() async {
    mock.on(.any, .events("data: a\n\n"), .status(403))

    let error = await failure { _ = try await data(client(), waits: 1) }

    #expect(error?.status == 403)
  }

  @Test func theFirstConnectionMustSucceed() async {
    mock.on(.any, .status(503))

    #expect(await failure { _ = try await data(client(), waits: 0) }?.status == 503)
    #expect(mock.calls.count == 1)
  }

  @Test func aDeadlineHoldsForEachHeadAndDoesNotEndTheStream() async throws {
    let hanging = Gate()
    defer { hanging.open() }
    mock.on(
      .any, .events("data: a\n\n"), Reply.events("").after { await hanging.wait() },
      .events("data: b\n\n"), .status(204))
    let api = client(RequestOptions(deadline: .seconds(5), retry: RetryPolicy.none))
    let reading = Task {
      var data: [String] = []
      for try await event in api.events(feed) { data.append(event.data) }
      return data
    }

    try await eventually { [mock, clock] in
      if mock.calls.count < 4 { clock.advance(by: .seconds(1)) }
      return mock.calls.count == 4
    }

    #expect(try await reading.value == ["a", "b"])
  }

  @Test(arguments: [Reply.events(": ping\n\n"), .events("", thenFailing: .idleTimeout)])
  func aQuietStreamIsNotGivenUp(quiet: Reply) async throws {
    mock.on(
      .any, .events("data: a\n\n"), quiet, quiet, quiet, quiet, quiet, quiet, quiet, quiet,
      .events("data: b\n\n"), .status(204))

    #expect(try await data(client(), waits: 10) == ["a", "b"])
  }

  @Test(arguments: ["9223372036854775807", "99999999999", "00000000000000000003600001"])
  func aServerCannotPutAStreamToSleepForGood(retry: String) async throws {
    mock.on(.any, .events("retry: \(retry)\ndata: a\n\n"), .status(204))

    #expect(try await data(client(), waits: 1) == ["a"])
    #expect(clock.slept == [.seconds(3600)])
  }
}

import SDKRuntime
import SDKTesting
import Testing

/// Event streams that are opened again.
@Suite(.timeLimit(.minutes(15))) struct ReconnectTests {
  private let feed = TestEndpoint.get("/feed")
  private let clock = TestClock()
  private let mock = MockTransport()

  private func client(
    _ options: RequestOptions = .init(retry: RetryPolicy.none),
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.options = options
    configuration.random = { 0 }
    configure(&configuration)
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
      try await clock.sleepers(1)
      clock.advance(by: clock.slept[wait])
    }
    return try await reading.value
  }

  @Test func aServerThatIsReplacedIsWaitedFor() async throws {
    mock.on(
      .any, .events("data: a\n\n"), .status(503).header("Retry-After", "40"), .status(502),
      .events("data: b\n\n"), .status(204))

    #expect(try await data(client(), waits: 4) == ["a", "b"])
    #expect(clock.slept == [.seconds(3), .seconds(40), .seconds(12), .seconds(3)])
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

  @Test func aStreamThatIsQuietUntilTheTimeoutIsNotGivenUp() async throws {
    let quiet = Reply.events("", thenFailing: .idleTimeout)
    mock.on(
      .any, .events("data: a\n\n"), quiet, quiet, quiet, quiet, quiet, quiet, quiet, quiet,
      .events("data: b\n\n"), .status(204))

    #expect(try await data(client(), waits: 10) == ["a", "b"])
  }

  /// Once this made ten thousand connections a second, since any byte counted as progress.
  @Test func aServerThatAsksForNoWaitIsNotFlooded() async {
    mock.on(.any, .events("retry: 0\n: ping\n\n"))

    let error = await failure { _ = try await data(client(), waits: 5) }

    #expect(error?.transportCode == .connectionLost)
    #expect(mock.calls.count == 6)
    #expect(clock.slept == [1, 2, 4, 8, 16].map { .seconds($0) })
  }

  @Test func waitsAreSpreadAndHalfASecondAtLeast() async throws {
    let random = Locked([0.0, 0.5, 1])
    mock.on(
      .any, .events("retry: 0\ndata: a\n\n"), .events("data: b\n\n"),
      .events("data: c\n\n"), .status(204))
    let api = client { $0.random = { random.with { $0.removeFirst() } } }

    #expect(try await data(api, waits: 3) == ["a", "b", "c"])
    #expect(clock.slept == [.milliseconds(500), .milliseconds(625), .milliseconds(750)])
  }

  @Test func aTokenThatCannotBeRenewedForAMomentDoesNotEndTheStream() async throws {
    struct Offline: Error {}
    let provider = TestProvider(.named("old")) { _, count in
      if count < 3 { throw Offline() }
      return .named("new")
    }
    mock.on(.any) { request in
      switch (request.headers["Authorization"], request.headers["Last-Event-ID"]) {
      case ("Bearer old", nil): .events("id: 1\ndata: a\n\n")
      case ("Bearer new", "1"): .events("id: 2\ndata: b\n\n")
      case ("Bearer new", _): .status(204)
      default: .status(401)
      }
    }
    let api = client {
      $0.schemes = [
        SecurityScheme("token", .bearer, RefreshingCredential(provider, clock: TestClock()))
      ]
    }

    #expect(try await data(api, waits: 4) == ["a", "b"])
    #expect(provider.refreshes.with { $0 } == 3)
  }

  @Test(arguments: ["9223372036854775807", "99999999999", "00000000000000000003600001"])
  func aServerCannotPutAStreamToSleepForGood(retry: String) async throws {
    mock.on(.any, .events("retry: \(retry)\ndata: a\n\n"), .status(204))

    #expect(try await data(client(), waits: 1) == ["a"])
    #expect(clock.slept == [.seconds(3600)])
  }
}

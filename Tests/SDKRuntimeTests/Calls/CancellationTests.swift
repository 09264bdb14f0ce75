import SDKRuntime
import SDKTesting
import Testing

/// A caller that is cancelled ends at once, and no other does.
@Suite(.timeLimit(.minutes(15))) struct CancellationTests {
  private let mock = MockTransport()

  @Test func b8WaitingForARefresh() async throws {
    let (started, going) = (Gate(), Gate())
    let provider = TestProvider(.named("old")) { _, _ in
      started.open()
      await going.wait()
      return .named("new")
    }
    mock.on(.any) { request in
      request.headers["Authorization"] == "Bearer new" ? .json("1") : .status(401)
    }
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)
    let calls = (0..<4).map { _ in
      Task { await api.result(of: plain(.post), as: Int.self) }
    }
    await started.wait()

    for call in calls.dropLast() { call.cancel() }
    for call in calls.dropLast() {
      guard case .failure(let error) = await call.value else { throw NeverHappened() }
      #expect(error.kind == .cancelled)
    }
    going.open()

    #expect(try await calls[3].value.get().value == 1)
    #expect(provider.refreshes.with { $0 } == 1)
  }

  @Test func b8ALeadersDeadlineLeavesTheOthersAlone() async throws {
    let going = Gate()
    let bench = Bench {
      $0.options.deadline = .seconds(5)
      $0.options.sharesExchange = true
    }
    bench.mock.on(.any, .json("1").after { await going.wait() })
    let (api, clock) = (bench.api, bench.clock)
    let leader = Task { await failure { _ = try await api.send(plain(.get), as: Int.self) } }
    try await eventually { api.callsInFlight == 1 }
    clock.advance(by: .seconds(3))
    let other = Task { try await api.send(plain(.get), as: Int.self) }
    try await eventually { api.callsInFlight == 2 }

    clock.advance(by: .seconds(2))
    #expect(await leader.value?.kind == .deadlineExceeded)
    going.open()

    #expect(try await other.value == 1)
    #expect(bench.mock.calls.count == 1)
  }

  @Test func b8RenewingInTheBackgroundGoesOn() async throws {
    let scene = CacheScene()
    let (started, going) = (Gate(), Gate())
    scene.mock.on(
      .any, .json("1"),
      .json("2").after {
        started.open()
        await going.wait()
      })
    let api = scene.client(.staleWhileRevalidate(fresh: .seconds(1), stale: .seconds(60)))
    _ = try await api.number()
    scene.wait(.seconds(2))

    let served = Task {
      let number = try await api.number().0
      await started.wait()
      return number
    }
    await started.wait()
    served.cancel()
    going.open()

    #expect(try await served.value == 1)
    try await eventually { try await api.number().0 == 2 }
    #expect(scene.sent == 2)
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct DeadlineTests {
  private let never: @Sendable () async throws -> Void = {
    try await Task.sleep(for: .seconds(3600))
  }

  @Test func aCallEndsByItsDeadline() async throws {
    let bench = Bench { $0.options.deadline = .seconds(5) }
    bench.mock.on(.any, .json("{}").after(never))

    let call = Task { await failure { try await bench.api.send(plain(.get)) } }
    try await bench.clock.deadlines(1)
    bench.clock.advance(by: .seconds(5))

    let error = await call.value
    #expect(error?.kind == .deadlineExceeded)
    #expect(error?.operationID == "Test")
    #expect(bench.clock.deadlines == [.seconds(5)])
  }

  /// By the system's clock, where one sleep serves all.
  @Test func deadlinesOfAllLengthsComeInTheirOrder() async {
    let api = client(answering: Reply.json("{}").after(never))
    let order = Locked<[Int]>([])
    let far = Task {
      try await api.send(plain(.get), options: .init(deadline: .seconds(3600)))
    }
    await withTaskGroup(of: Void.self) { group in
      for step in [3, 1, 4, 0, 2] {
        group.addTask {
          let limit = Duration.milliseconds(1 + 400 * step)
          let start = ContinuousClock.now
          let error = await failure {
            try await api.send(plain(.get), options: .init(deadline: limit))
          }
          #expect(error?.kind == .deadlineExceeded)
          #expect(start.duration(to: .now) >= limit)
          order.with { $0.append(step) }
        }
      }
    }
    far.cancel()

    #expect(order.with { $0 } == [0, 1, 2, 3, 4])
    await #expect(throws: CancellationError.self) { try await far.value }
  }

  #if os(Linux) && compiler(>=6.2)
    /// A sleep that is cancelled stays in Dispatch until it is due: 0.7 kB each.
    @Test func aDeadlineThatDoesNotComeLeavesNothing() async {
      await #expect(processExitsWith: .success) {
        let api = APIClient(
          .init(server: testServer), transport: Canned())
        let options = RequestOptions(deadline: .seconds(3600))
        for _ in 0..<1000 { try await api.send(plain(.get), options: options) }
        let before = try #require(Memory.megabytes)
        for _ in 0..<20_000 { try await api.send(plain(.get), options: options) }
        let after = try #require(Memory.megabytes)
        #expect(after - before < 7)
      }
    }
  #endif

  @Test func aBodyThatDripsEndsByTheDeadline() async throws {
    let server = try LoopbackServer()
    let begun = Gate()
    var steps: [LoopbackServer.Step] = [
      .text("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n"), .wait { begun.open() },
    ]
    let isSent = Locked(false)
    for _ in 0..<2000 { steps += [.text("a"), .delay(.milliseconds(100))] }
    steps.append(.wait { isSent.with { $0 = true } })
    server.enqueue(steps)
    let clock = TestClock()
    var configuration = APIClient.Configuration(server: Server(server.url))
    configuration.clock = clock
    let api = APIClient(configuration, transport: makeTransport())

    let call = Task {
      await failure { try await api.send(plain(.get), options: .init(deadline: .seconds(5))) }
    }
    await begun.wait()
    try await clock.deadlines(1)
    clock.advance(by: .seconds(5))
    let error = await call.value

    #expect(error?.kind == .deadlineExceeded)
    #expect(error?.attempts == 1)
    // The body takes minutes.
    #expect(!isSent.with { $0 })
  }

  @Test func aCredentialThatHangsEndsByTheDeadline() async throws {
    struct Deaf: Credential {
      // Does not listen to cancellation.
      func secret() async throws -> String {
        await withCheckedContinuation { wake in
          Task.detached {
            try? await Task.sleep(for: .seconds(3))
            wake.resume(returning: "late")
          }
        }
      }
    }
    let bench = Bench {
      $0.schemes = [SecurityScheme("a", .bearer, Deaf())]
      $0.options.deadline = .seconds(1)
    }
    let call = Task { await failure { try await bench.api.send(plain(.get)) } }
    try await bench.clock.deadlines(1)
    bench.clock.advance(by: .seconds(1))

    #expect(await call.value?.kind == .deadlineExceeded)
    #expect(bench.mock.calls.isEmpty)
  }

  @Test func noAttemptIsMadeThatCouldNotBeInTime() async {
    let bench = Bench()
    bench.mock.on(.any, .status(503).header("Retry-After", "10"))

    let error = await failure {
      try await bench.api.send(plain(.get), options: .init(deadline: .seconds(10)))
    }

    #expect(error?.status == 503 && error?.attempts == 1)
    #expect(error?.retryAfter == .seconds(10))
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func aDeadlineThatHasPassedSendsNothing(deadline: Duration) async {
    let bench = Bench()
    bench.mock.on(.any, .json("{}"))

    let error = await failure {
      try await bench.api.send(plain(.get), options: .init(deadline: deadline))
    }

    #expect(error?.kind == .deadlineExceeded && error?.attempts == 0)
    #expect(bench.mock.calls.isEmpty)
  }

  @Test func cancellingBeatsTheDeadline() async throws {
    let bench = Bench { $0.options.deadline = .seconds(5) }
    bench.mock.on(.any, .json("{}").after(never))

    let call = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.deadlines(1)
    call.cancel()

    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test func interceptorsSeeWhatIsLeft() async throws {
    struct Look: Interceptor {
      let seen: Locked<[Duration?]>
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        seen.with { $0.append(exchange.remaining) }
        return try await next(request)
      }
    }
    let seen = Locked<[Duration?]>([])
    let bench = Bench { $0.interceptors = [Look(seen: seen)] }
    bench.mock.on(.any, .json("{}"))

    try await bench.api.send(plain(.get))
    try await bench.api.send(plain(.get), options: .init(deadline: .seconds(7)))

    #expect(seen.with { $0 } == [.seconds(60), .seconds(7)])
  }

  @Test func aCallHasAMinuteByDefault() async throws {
    let bench = Bench()
    bench.mock.on(.any, .json("{}").after(never))

    let call = Task { await failure { try await bench.api.send(plain(.post)) } }
    try await bench.clock.deadlines(1)
    bench.clock.advance(by: .seconds(59))
    bench.clock.advance(by: .seconds(1))

    #expect(await call.value?.kind == .deadlineExceeded)
    #expect(bench.clock.deadlines == [.seconds(60)])
  }

  @Test func theNearestDeadlineCountsAndNoneCanBeAskedFor() async throws {
    let bench = Bench()
    bench.mock.on(.any, .json("{}"))
    let long = plain(.get, options: .init(deadline: .seconds(300)))

    try await bench.api.send(long)
    try await bench.api.send(long, options: .init(deadline: .seconds(7)))
    try await bench.api.send(long, options: .init(deadline: RequestOptions.noDeadline))
    let free = Bench { $0.defaultDeadline = nil }
    free.mock.on(.any, .json("{}"))
    try await free.api.send(plain(.get))

    #expect(bench.clock.deadlines == [.seconds(300), .seconds(7)])
    #expect(free.clock.deadlines.isEmpty)
  }

  @Test func transfersAndStreamsHaveNoDeadlineByDefault() async throws {
    let bench = Bench()
    bench.mock.on(.any, .json("1"))
    let api = bench.api
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let bytes = RequestBody.raw(.data(Data([1])), contentType: "image/png")
    let parts = RequestBody.multipart([.file("a", UploadFile(data: Data([1]), fileName: "a"))])

    _ = try await api.stream(plain(.get))
    for try await _ in api.lines(plain(.get), as: Int.self) {}
    _ = try await api.download(plain(.get), to: file)
    _ = try await api.upload(plain(.post), as: Int.self, progress: { _ in })
    try await api.send(TestEndpoint(EndpointRequest(.put, "/a", body: bytes)))
    try await api.send(TestEndpoint(EndpointRequest(.post, "/a", body: parts)))
    #expect(bench.clock.deadlines.isEmpty)

    _ = try await api.download(plain(.get), to: file, options: .init(deadline: .seconds(9)))
    try await api.send(
      TestEndpoint(EndpointRequest(.post, "/a", body: .multipart([.text("a", "b")]))))
    #expect(bench.clock.deadlines == [.seconds(9), .seconds(60)])
  }

  @Test func aDeadlineBeyondAllClocksIsNone() async throws {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.options.deadline = .seconds(Int64.max)
    configuration.rateLimit = RateLimit(1, per: .milliseconds(1))
    let mock = MockTransport().on(
      .any, Reply.json("1").delayed(by: .milliseconds(50)))
    let api = APIClient(configuration, transport: mock)

    #expect(try await api.send(TestEndpoint.get("/a"), as: Int.self) == 1)
  }
}

/// Answers at once, and keeps nothing.
private struct Canned: Transport {
  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    HTTPResponse(status: 200, url: request.url)
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct CoalescingTests {
  private let gate = CacheGate()
  private let mock = MockTransport()

  private func client(
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    let gate = gate
    mock.on(.any, .json("1").after { try await gate.wait() })
    var configuration = APIClient.Configuration(server: testServer)
    configuration.options = RequestOptions(retry: RetryPolicy.none, sharesExchange: true)
    configure(&configuration)
    return APIClient(configuration, transport: mock)
  }

  private var sharing: APIClient.Configuration {
    var configuration = APIClient.Configuration(server: testServer)
    // A transport of a test counts as a real one, of which calls have a minute.
    configuration.defaultDeadline = nil
    configuration.options = RequestOptions(retry: RetryPolicy.none, sharesExchange: true)
    return configuration
  }

  /// So many calls that wait for one exchange.
  private func calls(
    _ count: Int, _ api: APIClient, _ endpoint: TestEndpoint = thing
  ) async throws -> [Task<Int, any Error>] {
    let before = api.callsInFlight
    let tasks = (0..<count).map { _ in Task { try await api.send(endpoint, as: Int.self) } }
    try await eventually { api.callsInFlight == before + count }
    return tasks
  }

  @Test func aHundredEqualGETsAreOneExchange() async throws {
    let api = client()

    let tasks = try await calls(100, api)
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
    #expect(mock.calls.count == 1)
    #expect(api.callsInFlight == 0)
  }

  @Test func callsWithOtherNumbersOfRetriesAreNotShared() async throws {
    let gate = gate
    let mock = MockTransport().on(
      .any, Reply.status(503).after { try await gate.wait() }, .status(503), .json("1"))
    var configuration = APIClient.Configuration(server: testServer)
    configuration.options = RequestOptions(
      retry: RetryPolicy(maxRetries: 1, baseDelay: .zero), sharesExchange: true)
    let api = APIClient(configuration, transport: mock)
    let once = Task {
      try await api.send(thing, as: Int.self, options: RequestOptions(maxRetries: 0))
    }
    try await eventually { api.callsInFlight == 1 }
    let twice = Task { try await api.send(thing, as: Int.self) }
    try await eventually { mock.calls.count == 3 || api.callsInFlight == 2 }
    gate.open()

    #expect(await failure { _ = try await once.value }?.status == 503)
    #expect(try await twice.value == 1)
  }

  @Test func oneWaiterCancelledLeavesTheOthersAlone() async throws {
    let api = client()
    let tasks = try await calls(3, api)

    // Whichever of them began it.
    for task in tasks.dropLast() {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    gate.open()

    #expect(try await tasks[2].value == 1)
    #expect(mock.calls.count == 1)
  }

  @Test func theLastOneCancelledCancelsTheExchange() async throws {
    let wasCancelled = Locked(false)
    let mock = mock.on(
      .any,
      .json("1").after {
        do { try await Task.sleep(for: .seconds(600)) } catch {
          wasCancelled.with { $0 = true }
          throw error
        }
      })
    let api = client()
    let tasks = try await calls(10, api)
    try await eventually { mock.calls.count == 1 }

    for task in tasks { task.cancel() }

    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    try await eventually { wasCancelled.with { $0 } }
    #expect(api.callsInFlight == 0)
  }

  @Test func postsAreNeverMerged() async throws {
    let api = client()
    let post = TestEndpoint(EndpointRequest(.post, "/thing", body: .json(1)))

    let tasks = (0..<5).map { _ in Task { try await api.send(post, as: Int.self) } }
    try await eventually { mock.calls.count == 5 }
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
  }

  @Test func whatDiffersIsNotMerged() async throws {
    let api = client()
    let other = [
      TestEndpoint.get("/thing", query: [("a", 1)]), .get("/other"),
      .get("/thing", headers: [("X-A", "1")]),
      TestEndpoint(
        EndpointRequest(.get, "/thing", options: RequestOptions(timeout: .seconds(600)))),
      TestEndpoint(EndpointRequest(.head, "/thing")),
      // Each is told of its own.
      TestEndpoint(
        EndpointRequest(.get, "/thing", options: RequestOptions(progress: { _ in }))),
      TestEndpoint(
        EndpointRequest(.get, "/thing", options: RequestOptions(progress: { _ in }))),
    ]

    let tasks = ([thing] + other).map { endpoint in
      Task { try await api.send(endpoint, as: Data.self) }
    }
    try await eventually { mock.calls.count == 8 }
    gate.open()

    for task in tasks { _ = try await task.value }
  }

  @Test func callsThatMayUseOtherNetworksAreNotMerged() async throws {
    let api = client()
    let other: [NetworkOptions] = [
      NetworkOptions(allowsCellularAccess: false),
      NetworkOptions(allowsExpensiveNetworkAccess: false),
      NetworkOptions(allowsConstrainedNetworkAccess: false), NetworkOptions(priority: .high),
      NetworkOptions(serviceType: .background),
      // Each is told of its own.
      NetworkOptions(onWaitingForConnectivity: {}), NetworkOptions(onWaitingForConnectivity: {}),
    ]
    // Options that say nothing are none.
    let tasks = ([nil, NetworkOptions()] + other).map { network in
      Task { try await api.send(thing, as: Int.self, options: RequestOptions(network: network)) }
    }
    try await eventually { mock.calls.count == 8 }
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
    #expect(mock.calls.count == 8)
  }

  @Test func whoAsksAfterAChangeDoesNotGetTheResponseFromBefore() async throws {
    let gate = gate
    let mock = MockTransport()
      .on(.get("/thing"), .json("1").after { try await gate.wait() }, .json("2"))
      .on(.post("/thing"), .json("0"))
    let api = APIClient(sharing, transport: mock)
    let early = Task { try await api.send(thing, as: Int.self) }
    try await eventually { mock.calls.count == 1 }

    try await api.send(TestEndpoint(EndpointRequest(.post, "/thing", body: .json(1))))

    #expect(try await api.send(thing, as: Int.self) == 2)
    gate.open()
    #expect(try await early.value == 1)
  }

  @Test func aFailureIsEverybodysAndTheNextCallTriesAgain() async throws {
    let gate = gate
    let mock = MockTransport()
      .on(.any, .failure(.connectionLost).after { try await gate.wait() }, .json("2"))
    let api = APIClient(sharing, transport: mock)
    let tasks = try await calls(5, api)

    gate.open()

    for task in tasks {
      let error = await failure { _ = try await task.value }
      #expect(error?.transportCode == .connectionLost)
      #expect(error?.attempts == 1)
    }
    #expect(try await api.send(thing, as: Int.self) == 2)
  }

  @Test func nothingIsSharedUnlessAskedFor() async throws {
    let api = client { $0.options.sharesExchange = nil }

    let tasks = (0..<2).map { _ in Task { try await api.send(thing, as: Int.self) } }
    try await eventually { mock.calls.count == 2 }
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
    #expect(api.callsInFlight == 0)
  }

  @Test func interceptorsDoNotKeepCallsFromSharing() async throws {
    let api = client { $0.interceptors = [Adding(name: "X-Request-ID", value: "1")] }

    let tasks = try await calls(2, api)
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
    #expect(mock.calls.count == 1)
  }

  @Test func anEndpointAsksForItself() async throws {
    let api = client { $0.options.sharesExchange = nil }
    let options = RequestOptions(sharesExchange: true)
    let shared = TestEndpoint(EndpointRequest(.get, "/thing", options: options))

    let tasks = try await calls(2, api, shared)
    let alone = Task {
      try await api.send(shared, as: Int.self, options: .init(sharesExchange: false))
    }
    try await eventually { mock.calls.count == 2 }
    gate.open()

    for task in tasks + [alone] { #expect(try await task.value == 1) }
    #expect(mock.calls.count == 2)
  }

  @Test func whoJoinsLaterKeepsItsOwnDeadline() async throws {
    let gate = gate
    let bench = Bench {
      $0.options = RequestOptions(deadline: .seconds(5), sharesExchange: true)
    }
    bench.mock.on(
      .any, .status(503).header("Retry-After", "3").after { try await gate.wait() }, .json("1"))
    let (api, clock) = (bench.api, bench.clock)
    let leader = Task { await failure { _ = try await api.send(thing, as: Int.self) } }
    try await eventually { api.callsInFlight == 1 }
    clock.advance(by: .seconds(4))
    let other = Task { try await api.send(thing, as: Int.self) }
    try await eventually { api.callsInFlight == 2 }

    // The second attempt comes after the deadline of the one who began it.
    gate.open()
    try await clock.sleepers(1)
    clock.advance(by: .seconds(3))

    #expect(await leader.value?.kind == .deadlineExceeded)
    #expect(try await other.value == 1)
    #expect(bench.mock.calls.count == 2)
  }

  @Test func aDeadlineIsReportedAlsoWhereAnotherCallWaitsLonger() async throws {
    let gate = gate
    let outcomes = Locked<[ExchangeReport.Outcome]>([])
    let bench = Bench {
      $0.options = RequestOptions(sharesExchange: true)
      $0.onExchange = { report in outcomes.with { $0.append(report.outcome) } }
    }
    bench.mock.on(.any, .json("1").after { try await gate.wait() })
    let (api, clock) = (bench.api, bench.clock)
    let leader = Task {
      await failure {
        _ = try await api.send(thing, as: Int.self, options: .init(deadline: .seconds(5)))
      }
    }
    try await eventually { api.callsInFlight == 1 }
    let other = Task {
      try await api.send(thing, as: Int.self, options: .init(deadline: .seconds(50)))
    }
    try await eventually { api.callsInFlight == 2 }

    clock.advance(by: .seconds(5))
    #expect(await leader.value?.kind == .deadlineExceeded)
    try await eventually { outcomes.with { $0.count } == 1 }
    gate.open()

    #expect(try await other.value == 1)
    #expect(
      outcomes.with { $0 } == [.failed(.deadlineExceeded, nil), .response(status: 200)])
  }

  @Test func aReadDuringAWriteIsJoinedByNobody() async throws {
    let (gate, writing) = (gate, Gate())
    let mock = MockTransport()
      .on(.get("/thing"), .json("1").after { try await gate.wait() }, .json("2"))
      .on(.post("/thing"), Reply.json("0").after { await writing.wait() })
    let api = APIClient(sharing, transport: mock)
    let write = Task {
      // With a deadline the caller leaves at once, although the mock does not listen.
      try await api.send(
        TestEndpoint(EndpointRequest(.post, "/thing", body: .json(1))),
        options: .init(deadline: .seconds(3600)))
    }
    try await eventually { mock.calls.count == 1 }
    let early = Task { try await api.send(thing, as: Int.self) }
    try await eventually { mock.calls.count == 2 }

    // Its caller leaves; what became of the write is not known.
    write.cancel()
    await #expect(throws: CancellationError.self) { try await write.value }

    #expect(try await api.send(thing, as: Int.self) == 2)
    writing.open()
    gate.open()
    #expect(try await early.value == 1)
  }

  @Test func streamsAndDownloadsAreNeverShared() async throws {
    let gate = gate
    mock.on(.any, .text("a").after { try await gate.wait() })
    let api = APIClient(sharing, transport: mock)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }

    let streams = (0..<2).map { _ in Task { try await api.stream(thing).status } }
    let downloads = (0..<2).map { _ in
      Task { try await api.download(thing, to: file).http.status }
    }
    try await eventually { mock.calls.count == 4 }
    gate.open()

    for task in streams + downloads { #expect(try await task.value == 200) }
  }

  /// The user that an interceptor logs in may be another for each of two calls.
  @Test(arguments: ["Authorization", "X-User-Token"], [false, true])
  func whatAnInterceptorAddsIsNotShared(name: String, hasScheme: Bool) async throws {
    struct LoggingIn: Interceptor {
      let name: String
      let users: Counter

      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        var request = request
        users.note()
        try request.headers.set(name, "\(users.value)")
        return try await next(request)
      }
    }
    let gate = gate
    let mock = MockTransport().on(.any) { request in
      try await gate.wait()
      return .json(request.headers[name] ?? "0")
    }
    var configuration = sharing
    if hasScheme {
      configuration.schemes = [SecurityScheme("app", .apiKey("X-App-Key", in: .header), "key")]
    }
    configuration.interceptors = [LoggingIn(name: name, users: Counter())]
    let api = APIClient(configuration, transport: mock)

    let tasks = try await calls(3, api)
    gate.open()

    var users: Set<Int> = []
    for task in tasks { users.insert(try await task.value) }
    #expect(users == [1, 2, 3])
    // From now on nobody waits for another first.
    _ = try await api.send(thing, as: Int.self)
    #expect(mock.calls.count == 4)
  }

  @Test func aCredentialThatDoesNotSayWhoseItIsMergesNothing() async throws {
    let api = client { $0.schemes = [SecurityScheme("token", .bearer, Anonymous())] }

    let tasks = (0..<2).map { _ in Task { try await api.send(thing, as: Int.self) } }
    try await eventually { mock.calls.count == 2 }
    gate.open()

    for task in tasks { #expect(try await task.value == 1) }
  }

  @Test func whoJoinsRaisesThePriority() async throws {
    let transport = Watched()
    let api = APIClient(sharing, transport: transport)
    let low = Task(priority: .low) { try await api.send(thing, as: Int.self) }
    try await eventually { transport.priority.with { $0 } != nil }
    #expect(try #require(transport.priority.with { $0 }) < .high)

    let high = Task(priority: .high) { try await api.send(thing, as: Int.self) }
    try await eventually { transport.priority.with { $0 ?? .low } >= .high }
    transport.isOver.with { $0 = true }

    #expect(try await high.value == 1)
    #expect(try await low.value == 1)
  }

  /// Tells the priority of the task that it runs in until it is told to answer.
  private struct Watched: Transport {
    let priority = Locked<TaskPriority?>(nil)
    let isOver = Locked(false)

    func send(
      _ request: HTTPRequest, receiving: Receiving
    ) async throws(TransportError) -> HTTPResponse {
      while isOver.with({ !$0 }) {
        priority.with { $0 = Task.currentPriority }
        await Task.yield()
      }
      return HTTPResponse(
        status: 200, headers: ["Content-Type": "application/json"], body: .data(Data("1".utf8)),
        url: request.url)
    }
  }

  @Test func manyCallsCancelledAtRandomEachEndOnce() async throws {
    let mock = MockTransport().on(
      .any,
      handler: { _ in
        for _ in 0..<Int.random(in: 0..<20) { await Task.yield() }
        return .json("1")
      })
    let api = APIClient(sharing, transport: mock)

    let ended = await withTaskGroup(of: Int.self) { group in
      for index in 0..<2000 {
        group.addTask {
          let call = Task {
            try await api.send(TestEndpoint.get("/thing/\(index % 7)"), as: Int.self)
          }
          for _ in 0..<(index % 23) { await Task.yield() }
          if index % 2 == 0 { call.cancel() }
          switch await call.result {
          case .success(let value): return value
          case .failure(let error): return error is CancellationError ? 1 : 1000
          }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(ended == 2000)
    #expect(api.callsInFlight == 0)
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct RetryTests {
  @Test func twoFailuresAndASuccess() async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(503), .status(503), .json("[1]"))
    let endpoint = TestEndpoint(EndpointRequest(.put, "/a", body: .json(["a": 1])))

    let response = try await bench.run(endpoint, waits: 2)

    #expect(response.status == 200)
    #expect(response.metrics.attempts == 3)
    #expect(bench.clock.slept == [.milliseconds(300), .milliseconds(600)])
    #expect(bench.mock.calls.map(\.body) == Array(repeating: Data(#"{"a":1}"#.utf8), count: 3))
  }

  @Test func theLastFailureIsReportedWithAllAttempts() async throws {
    let bench = Bench()
    bench.mock.on(.any, .failure(.connectionLost))

    let error = await failure { _ = try await bench.run(plain(.get), waits: 2) }

    #expect(error?.transportCode == .connectionLost)
    #expect(error?.attempts == 3)
  }

  @Test(arguments: [
    (TransportError.Code.cannotConnect, 2), (.dns, 2), (.connectionLost, 2), (.truncated, 2),
    (.idleTimeout, 2), (.tls, 0), (.malformedResponse, 0), (.tooLarge, 0), (.offline, 0),
  ])
  func whatAGetIsRepeatedFor(code: TransportError.Code, retries: Int) async {
    let bench = Bench()
    bench.mock.on(.any, .failure(code))

    _ = await failure { _ = try await bench.run(plain(.get), waits: retries) }

    #expect(bench.mock.calls.count == retries + 1)
  }

  @Test(arguments: [TransportError.Code.connectionLost, .truncated, .idleTimeout])
  func aPostIsNotRepeatedWithoutAKey(code: TransportError.Code) async {
    let bench = Bench()
    bench.mock.on(.any, .failure(code))

    _ = await failure { _ = try await bench.run(plain(.post)) }
    _ = await failure { _ = try await bench.run(plain(.patch)) }
    let keyed = RequestOptions(idempotencyHeader: "Idempotency-Key")
    _ = await failure { _ = try await bench.run(plain(.post), options: keyed, waits: 2) }

    #expect(bench.mock.calls.count == 5)
  }

  @Test(arguments: [TransportError.Code.dns, .cannotConnect])
  func aPostOfWhichNothingWasSentIsSentAgain(code: TransportError.Code) async throws {
    let bench = Bench()
    bench.mock.on(.any, .failure(code), .failure(code), .json("{}"))

    #expect(try await bench.run(post, waits: 2).metrics.attempts == 3)

    let narrow = Bench { $0.options.retry = RetryPolicy(methods: ["GET"]) }
    narrow.mock.on(.any, .failure(code))
    #expect(await failure { _ = try await narrow.run(post) }?.attempts == 1)
    // Without a body nobody knows whether anything was sent.
    let bare = Bench()
    bare.mock.on(.any, .failure(code))
    #expect(await failure { _ = try await bare.run(plain(.post)) }?.attempts == 1)
  }

  @Test func aPolicyChoosesTheErrors() async throws {
    let narrow = Bench { $0.options.retry = RetryPolicy(errors: [.dns]) }
    narrow.mock.on(.any, .failure(.dns), .failure(.connectionLost))

    let error = await failure { _ = try await narrow.run(plain(.get), waits: 1) }

    #expect(error?.transportCode == .connectionLost && error?.attempts == 2)
    // It widens nothing.
    let wide = Bench { $0.options.retry = RetryPolicy(errors: [.tls, .tooLarge]) }
    wide.mock.on(.any, .failure(.tls))
    #expect(await failure { _ = try await wide.run(plain(.get)) }?.attempts == 1)
  }

  private let post = TestEndpoint(EndpointRequest(.post, "/a", body: .json(1)))

  /// The first server has had it, whatever became of the second.
  @Test func aPostThatWasRedirectedToNobodyIsSentOnce() async {
    for status in [303, 307] {
      let bench = Bench()
      bench.mock.on(.any) { request in
        request.url.path == "/a"
          ? .status(status).header("Location", "/b") : .failure(.cannotConnect)
      }

      let error = await failure { _ = try await bench.run(post) }

      #expect(error?.transportCode == .cannotConnect)
      #expect(bench.mock.calls.count == 2)
    }
  }

  @Test(
    arguments: [
      (Reply.failure(.connectionLost), 204), (.status(503), 204), (.status(408), 204),
      // The server has done nothing, or has seen nothing.
      (.status(429), 404), (.failure(.cannotConnect), 404), (.failure(.dns), 404),
    ])
  func aDeleteThatIsRepeatedMayFindNothing(first: Reply, status: Int) async throws {
    let replies = [first, Reply.status(404).header("Content-Type", "text/html")]
    func outcome(_ policy: RetryPolicy) async -> Int? {
      let bench = Bench { $0.options.retry = policy }
      bench.mock.on(.delete("/a"), replies[0], replies[1])
      do {
        let response = try await bench.run(plain(.delete), waits: 1)
        #expect(response.metrics.attempts == 2 && response.data.isEmpty)
        return response.status
      } catch {
        return (error as? APIError)?.status
      }
    }

    #expect(await outcome(RetryPolicy(countsNotFoundAsDeleted: true)) == status)
    #expect(await outcome(RetryPolicy()) == 404)
  }

  @Test func aDeleteThatFindsNothingAtOnceHasFailed() async {
    let bench = Bench { $0.options.retry = RetryPolicy(countsNotFoundAsDeleted: true) }
    bench.mock.on(.any, .status(404))

    #expect(await failure { _ = try await bench.run(plain(.delete)) }?.status == 404)
  }

  @Test func anIdleTimeoutOfAPutIsNotRepeated() async {
    let bench = Bench()
    bench.mock.on(.any, .failure(.idleTimeout))

    _ = await failure { _ = try await bench.run(plain(.put)) }

    #expect(bench.mock.calls.count == 1)
  }

  @Test func aPostIsSentOnceWithoutAKeyAndWithTheSameKeyOnEachAttempt() async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(503))

    let bare = await failure { _ = try await bench.run(plain(.post)) }
    #expect(bare?.attempts == 1)
    #expect(bench.mock.calls[0].request.headers["Idempotency-Key"] == nil)

    let keyed = RequestOptions(idempotencyHeader: "X-Key")
    _ = await failure { _ = try await bench.run(plain(.post), options: keyed, waits: 2) }
    let keys = bench.mock.calls.dropFirst().map { $0.request.headers["X-Key"] ?? "" }
    #expect(keys.count == 3 && Set(keys).count == 1 && keys[0].count == 36)

    bench.mock.on(.any, .status(503))
    let next = await failure {
      _ = try await bench.run(
        plain(.post), options: .init(maxRetries: 0, idempotencyHeader: "X-Key"))
    }
    #expect(next?.attempts == 1)
    #expect(bench.mock.calls.last?.request.headers["X-Key"] != keys[0])
  }

  @Test func aKeyCanBeGivenAndOthersNeedNone() async throws {
    let bench = Bench { $0.options.idempotencyHeader = "X-Key" }
    bench.mock.on(.any, .json("{}"))

    _ = try await bench.run(plain(.post), options: .init(idempotencyKey: "mine"))
    _ = try await bench.run(plain(.get))
    _ = try await bench.run(plain(.post), options: .init(headers: ["x-key": "theirs"]))

    #expect(bench.mock.calls.map { $0.request.headers["X-Key"] } == ["mine", nil, "theirs"])
    let named = try await sent(plain(.post), options: .init(idempotencyKey: "k"))
    #expect(named.request.headers["Idempotency-Key"] == "k")
  }

  /// The table of the guide to retries: for each reason, whether a read, a PUT or DELETE, a POST with a
  /// key, a POST, and one that is safe to repeat are sent again.
  @Test(
    arguments: [
      (Reply.status(408), [true, true, true, false, true]),
      (.status(429), [true, true, true, false, true]),
      (.status(500), [true, false, false, false, true]),
      (.status(502), [true, true, true, false, true]),
      (.status(503), [true, true, true, false, true]),
      (.status(504), [true, true, true, false, true]),
      (.status(501), [false, false, false, false, false]),
      (.status(404), [false, false, false, false, false]),
      (.failure(.connectionLost), [true, true, true, false, true]),
      (.failure(.truncated), [true, true, true, false, true]),
      (.failure(.idleTimeout), [true, false, true, false, true]),
      (.failure(.dns), [true, true, true, true, true]),
      (.failure(.cannotConnect), [true, true, true, true, true]),
      (.failure(.tls), [false, false, false, false, false]),
    ] as [(Reply, [Bool])])
  func whatIsRepeatedWhen(_ reply: Reply, _ isRepeated: [Bool]) async {
    let key = RequestOptions(idempotencyHeader: "X-Key")
    let safe = RequestOptions(retry: RetryPolicy(isSafeToRepeat: true))
    let body = RequestBody.json(1)
    let columns: [[TestEndpoint]] = [
      [plain(.get), plain(.head), plain(.options)],
      [plain(.delete), TestEndpoint(EndpointRequest(.put, "/a", body: body))],
      [TestEndpoint(EndpointRequest(.post, "/a", body: body, options: key))],
      [
        TestEndpoint(EndpointRequest(.post, "/a", body: body)),
        TestEndpoint(EndpointRequest(.patch, "/a", body: body)),
      ],
      [TestEndpoint(EndpointRequest(.post, "/a", body: body, options: safe))],
    ]

    for (endpoints, isRepeated) in zip(columns, isRepeated) {
      for endpoint in endpoints {
        let bench = Bench()
        bench.mock.on(.any, reply)
        _ = await failure { _ = try await bench.run(endpoint, waits: isRepeated ? 2 : 0) }
        #expect(bench.mock.calls.count == (isRepeated ? 3 : 1), "\(endpoint.request)")
      }
    }
  }

  /// In place of `retryIf`: any status stands.
  @Test func onlyWhatHadNoResponseMayBeRepeated() async {
    let options = RequestOptions(retry: RetryPolicy(statuses: []))
    for status in [408, 429, 500, 503] {
      let bench = Bench()
      bench.mock.on(.any, .status(status))
      _ = await failure { _ = try await bench.run(plain(.get), options: options) }
      #expect(bench.mock.calls.count == 1)
    }
    let bench = Bench()
    bench.mock.on(.any, .failure(.connectionLost))
    _ = await failure { _ = try await bench.run(plain(.get), options: options, waits: 2) }
    #expect(bench.mock.calls.count == 3)
  }

  @Test func aSafePostKeepsToTheMethodsAndTheBodyThatCanBeSentAgain() async {
    let bench = Bench()
    bench.mock.on(.any, .status(503))
    let narrow = RetryPolicy(methods: ["GET"], isSafeToRepeat: true)

    _ = await failure { _ = try await bench.run(plain(.post), options: .init(retry: narrow)) }

    #expect(bench.mock.calls.count == 1)
  }

  @Test func aPolicyNarrows() async {
    let bench = Bench()
    bench.mock.on(.any, .status(503))
    let policies: [RetryPolicy] = [
      .none, RetryPolicy(maxRetries: -1), RetryPolicy(statuses: [500]),
      RetryPolicy(methods: ["PUT", "POST"]),
    ]

    for policy in policies {
      _ = await failure { _ = try await bench.run(plain(.get), options: .init(retry: policy)) }
      _ = await failure { _ = try await bench.run(plain(.post), options: .init(retry: policy)) }
    }

    #expect(bench.mock.calls.count == 2 * policies.count)
  }

  @Test func codesOfRejectionsAreRepeated() async throws {
    let bench = Bench { $0.options.retry = RetryPolicy(codes: ["22"]) }
    let rule = ResponseRules(success: SuccessRule(at: ["code"], is: "00"))
    let endpoint = TestEndpoint(EndpointRequest(.get, "/a", response: rule))
    bench.mock.on(
      .any, .json(#"{"code": 22}"#), .json(#"{"code": "22"}"#), .json(#"{"code": "00"}"#))

    #expect(try await bench.run(endpoint, waits: 2).metrics.attempts == 3)

    let other = Bench { $0.options.retry = RetryPolicy(codes: ["22"]) }
    other.mock.on(.any, .json(#"{"code": "30"}"#))
    let error = await failure { _ = try await other.run(endpoint) }
    #expect(error?.kind == .rejected && error?.code == "30" && error?.attempts == 1)
  }

  @Test func theBudgetStopsAStorm() async {
    let bench = Bench { $0.retryBudget = RetryBudget(ratio: 0, reserve: 3) }
    bench.mock.on(.any, .status(503))

    _ = await failure { _ = try await bench.run(plain(.get), waits: 2) }
    for _ in 0..<10 {
      let retry = RetryPolicy(baseDelay: .zero)
      _ = await failure { _ = try await bench.run(plain(.get), options: .init(retry: retry)) }
    }

    #expect(bench.mock.calls.count == 11 + 3)
  }

  @Test func aCancelledBackOffEndsAtOnce() async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(503))

    let call = Task { try await bench.api.send(plain(.get)) }
    try await bench.clock.sleepers(1)
    call.cancel()

    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(bench.mock.calls.count == 1)
  }

  @Test(arguments: [RetryPolicy.Jitter.none, .equal, .full])
  func delaysKeepTheirBounds(jitter: RetryPolicy.Jitter) async {
    let bounds: [RetryPolicy.Jitter: ClosedRange<Double>] = [
      .none: 1...1, .equal: 0.5...1, .full: 0...1,
    ]
    for random in [0.0, 0.25, 0.999] {
      let bench = Bench {
        $0.random = { random }
        $0.options.retry = RetryPolicy(
          maxRetries: 6, baseDelay: .seconds(1), maxDelay: .seconds(10), jitter: jitter)
      }
      bench.mock.on(.any, .status(503))
      let waits = jitter == .full && random == 0 ? 0 : 6
      _ = await failure { _ = try await bench.run(plain(.get), waits: waits) }

      let whole: [Double] = [1, 2, 4, 8, 10, 10]
      let slept = bench.clock.slept.map { $0 / .seconds(1) }
      #expect(slept.count == 6)
      for (delay, most) in zip(slept, whole) {
        #expect(bounds[jitter]?.contains(delay / most) == true)
      }
    }
  }

  @Test func noPolicyTraps() async {
    for policy in [
      RetryPolicy(baseDelay: .seconds(Int64.max), multiplier: .infinity, maxDelay: .zero),
      RetryPolicy(baseDelay: .seconds(-1), multiplier: .nan),
    ] {
      let bench = Bench { $0.options.retry = policy }
      bench.mock.on(.any, .status(503))
      _ = await failure { _ = try await bench.run(plain(.get)) }
      #expect(bench.mock.calls.count == 3)
    }
  }
}

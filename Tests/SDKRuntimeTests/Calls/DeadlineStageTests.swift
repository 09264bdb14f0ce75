import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// The deadline and cancellation free the caller wherever the call hangs, even where that does not listen.
@Suite(.timeLimit(.minutes(15))) struct DeadlineStageTests {
  enum Place: CaseIterable {
    case transport, retriedTransport, redirectedTransport, interceptor, credential
  }

  @Test(arguments: Place.allCases) func aDeadlineFreesTheCaller(place: Place) async throws {
    let hanging = Hanging()
    let (api, clock) = client(hanging, in: place)

    let call = Task {
      await failure { try await api.send(plain(.get), options: .init(deadline: .seconds(5))) }
    }
    try await begin(hanging, in: place, clock)
    clock.advance(by: .seconds(5))
    let error = await call.value

    #expect(error?.kind == .deadlineExceeded)
    #expect(error?.attempts == place.attempts)
    #expect(clock.deadlines == [.seconds(5)])
    await hanging.isCancelled.wait()
    hanging.end.open()
  }

  @Test(arguments: Place.allCases) func cancellingFreesTheCaller(place: Place) async throws {
    let hanging = Hanging()
    let (api, clock) = client(hanging, in: place)

    let call = Task {
      try await api.send(plain(.get), options: .init(deadline: .seconds(5)))
    }
    try await begin(hanging, in: place, clock)
    call.cancel()

    await #expect(throws: CancellationError.self) { try await call.value }
    await hanging.isCancelled.wait()
    hanging.end.open()
  }

  @Test(arguments: Place.allCases) func whatEndsInTimeCounts(place: Place) async throws {
    let hanging = Hanging()
    let (api, clock) = client(hanging, in: place)

    let call = Task {
      try await api.response(
        for: plain(.get), as: Data.self, options: .init(deadline: .seconds(5)))
    }
    try await begin(hanging, in: place, clock)
    clock.advance(by: .seconds(2))
    hanging.end.open()
    let response = try await call.value
    clock.advance(by: .seconds(5))

    #expect(response.http.status == 200)
    #expect(response.http.metrics.redirects == (place == .redirectedTransport ? 1 : 0))
  }

  @Test func aDeadlineEndsTheWaitForARetry() async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(503))
    let call = Task {
      await failure { try await bench.api.send(plain(.get), options: .init(deadline: .seconds(5))) }
    }
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(5))

    #expect(await call.value?.kind == .deadlineExceeded)
  }

  /// The thread is the caller's; nobody can free it, but it must not look like a success.
  @Test func aTransportThatBlocksPastTheDeadlineIsTooLate() async throws {
    let clock = TestClock()
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    let api = APIClient(
      configuration, transport: Answering { _ in clock.advance(by: .seconds(5)) })

    let error = await failure {
      try await api.send(plain(.get), options: .init(deadline: .seconds(5)))
    }

    #expect(error?.kind == .deadlineExceeded)
    #expect(error?.attempts == 1)
  }

  @Test func aCallerThatIsCancelledMeanwhileGetsNoResponse() async throws {
    let api = APIClient(
      .init(server: testServer),
      transport: Answering { caller in caller.with { $0?.cancel() } })
    let call = Locked<Task<Void, any Error>?>(nil)
    let hasBegun = Gate()
    let task = Task {
      await hasBegun.wait()
      try await Answering.$caller.withValue(call) { try await api.send(plain(.get)) }
    }
    call.with { $0 = task }
    hasBegun.open()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// Also where a task of their own runs them.
  @Test func transportsSeeTheCallersTaskLocals() async throws {
    let seen = Locked<[Bool]>([])
    let api = APIClient(
      .patient(server: testServer),
      transport: Answering { caller in seen.with { $0.append(caller.with { $0 == nil }) } })
    let mark = Locked<Task<Void, any Error>?>(Task {})

    try await api.send(plain(.get))
    try await Answering.$caller.withValue(mark) { try await api.send(plain(.get)) }

    #expect(seen.with { $0 } == [true, false])
  }

  private func client(_ hanging: Hanging, in place: Place) -> (APIClient, TestClock) {
    let (clock, mock) = (TestClock(), MockTransport())
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.random = { 1 }
    switch place {
    case .transport: break
    case .retriedTransport: hanging.first = HTTPResponse(status: 503, url: anyURL)
    case .redirectedTransport:
      hanging.first = HTTPResponse(
        status: 307, headers: ["Location": "https://api.example.com/b"], url: anyURL)
    case .interceptor:
      configuration.interceptors = [hanging]
      return (APIClient(configuration, transport: mock.on(.any, .json("1"))), clock)
    case .credential:
      configuration.schemes = [SecurityScheme("a", .bearer, hanging)]
      return (APIClient(configuration, transport: mock.on(.any, .json("1"))), clock)
    }
    return (APIClient(configuration, transport: hanging), clock)
  }

  private func begin(_ hanging: Hanging, in place: Place, _ clock: TestClock) async throws {
    if place == .retriedTransport {
      try await clock.sleepers(1)
      clock.advance(by: clock.slept[0])
    }
    await hanging.begun.wait()
  }
}

private let anyURL = URL(fileURLWithPath: "/")

extension DeadlineStageTests.Place {
  /// The number of attempts until it hangs.
  fileprivate var attempts: Int {
    switch self {
    case .interceptor, .credential: 0
    case .transport, .redirectedTransport: 1
    case .retriedTransport: 2
    }
  }
}

/// Goes on when it is told to, cancelled or not.
private final class Hanging: Transport, Interceptor, Credential {
  let (begun, isCancelled, end) = (Gate(), Gate(), Gate())
  /// What the first request is answered by, at once.
  var first: HTTPResponse? {
    get { response.with { $0 } }
    set { response.with { $0 = newValue } }
  }
  private let response = Locked<HTTPResponse?>(nil)

  private func hang() async {
    begun.open()
    await withTaskCancellationHandler {
      await end.wait()
    } onCancel: {
      isCancelled.open()
    }
  }

  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    let first = response.with { response in
      defer { response = nil }
      return response
    }
    if let first { return first }
    await hang()
    return HTTPResponse(status: 200, url: request.url)
  }

  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    await hang()
    return try await next(request)
  }

  func secret() async throws -> String {
    await hang()
    return "secret"
  }
}

/// Answers at once, after something is done.
private struct Answering: Transport {
  @TaskLocal static var caller = Locked<Task<Void, any Error>?>(nil)
  let action: @Sendable (Locked<Task<Void, any Error>?>) -> Void

  func send(
    _ request: HTTPRequest, receiving: Receiving
  ) async throws(TransportError) -> HTTPResponse {
    action(Self.caller)
    return HTTPResponse(status: 200, url: request.url)
  }
}

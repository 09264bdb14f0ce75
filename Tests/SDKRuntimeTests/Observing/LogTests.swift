import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct LogTests {
  private final class Log: Sendable {
    let entries = Locked<[LogEntry]>([])
    let reports = Locked<[ExchangeReport]>([])

    func attach(to configuration: inout APIClient.Configuration, _ level: LogLevel) {
      configuration.clock = TestClock()
      configuration.options.retry = RetryPolicy.none
      configuration.logger = FunctionLogger(level) { entry in
        self.entries.with { $0.append(entry) }
      }
      configuration.onExchange = { report in self.reports.with { $0.append(report) } }
    }

    var lines: [String] { entries.with { $0.map { "\($0.level) \($0)" } } }
    var last: ExchangeReport? { reports.with { $0.last } }
  }

  private let log = Log()

  private func client(_ reply: Reply, _ level: LogLevel = .debug) -> APIClient {
    SDKRuntimeTests.client(answering: reply) { log.attach(to: &$0, level) }
  }

  @Test func aCallIsALineForEachStepAndAReport() async throws {
    try await client(.json("[1,2]")).send(TestEndpoint.get("/a/\(5)"))

    #expect(
      log.lines
        == [
          "debug Test: sends GET api.example.com/a/{}",
          "debug Test: attempt 1: GET to api.example.com",
          "debug Test: attempt 1: 200 in 0 ms",
          "info Test: 200 in 0 ms (GET api.example.com/a/{}, 5 bytes)",
        ])
    let report = try #require(log.last)
    #expect(report.outcome == .response(status: 200))
    #expect(report.metrics.attempts == 1)
    #expect(report.metrics.bytesReceived == 5)
    #expect(report.source == .mock)
  }

  @Test func levelsLeaveOutWhatIsBelowThem() async throws {
    let api = client(.status(500), .warning)
    await #expect(throws: APIError.self) { try await api.send(TestEndpoint.get("/a")) }

    #expect(
      log.lines == ["warning Test: 500 in 0 ms (GET api.example.com/a)"])
  }

  @Test func twoLoggersAreToldByTheirOwnLevels() async throws {
    let (few, many) = (Locked<[LogEntry]>([]), Locked<[LogEntry]>([]))
    let first = FunctionLogger(.info) { entry in few.with { $0.append(entry) } }
    let second = FunctionLogger(.trace) { entry in many.with { $0.append(entry) } }
    let none = CombinedLogger()
    let api = SDKRuntimeTests.client(answering: .json("{}")) {
      $0.logger = CombinedLogger(first, CombinedLogger([second, none]))
    }

    try await api.send(TestEndpoint.get("/a"))

    #expect(few.with { $0.map(\.level) } == [.info])
    #expect(Set(many.with { $0.map(\.level) }) == [.trace, .debug, .info])
    #expect(few.with { $0.last } == many.with { $0.last })
    #expect(none.level == .error)
  }

  @Test func aFailureIsAnErrorByKindAndCode() async throws {
    let api = client(.failure(.dns), .error)
    await #expect(throws: APIError.self) { try await api.send(TestEndpoint.get("/a")) }

    #expect(log.last?.outcome == .failed(.transport, .dns))
    #expect(
      log.lines == ["error Test: transport, dns, in 0 ms (GET api.example.com/a)"])
  }

  @Test func aCacheThatHasNothingIsNoError() async throws {
    let api = client(.json("{}"), .info)
    #expect(try await api.cached(TestEndpoint.get("/a"), as: Int.self) == nil)

    #expect(log.last?.outcome == .failed(.cacheMiss, nil))
    #expect(log.lines == ["info Test: cacheMiss in 0 ms (GET api.example.com/a, 0 attempts)"])
  }

  @Test func aCallThatCannotBeBuiltIsToldToo() async throws {
    let api = client(.json("{}"), .info)
    await #expect(throws: APIError.self) { try await api.send(TestEndpoint.get("/a/\("..")")) }

    #expect(log.last?.outcome == .failed(.invalidRequest, nil))
    #expect(log.last?.metrics.attempts == 0)
    #expect(
      log.lines
        == ["error Test: invalidRequest in 0 ms (GET api.example.com/a/{}, 0 attempts)"])
  }

  /// Reading the name from the endpoint costs more than the rest of an entry.
  @Test func theNameOfTheOperationIsFoundOnceForEachCall() async throws {
    let counting = Counting()
    try await client(.json("{}")).send(counting)

    #expect(log.lines.count == 4)
    #expect(counting.asked.with { $0 } == 1)
  }

  private struct Counting: Endpoint {
    let asked = Locked(0)
    var request: EndpointRequest { EndpointRequest(.get, "/a") }

    var operationID: String {
      asked.with { $0 += 1 }
      return "Counted"
    }
  }

  @Test func aCancelledCallIsNoError() async throws {
    let started = Gate()
    let reply = Reply.json("{}").after {
      started.open()
      try await Task.sleep(for: .seconds(3600))
    }
    let api = client(reply, .error)
    let call = Task { try await api.send(TestEndpoint.get("/a")) }
    await started.wait()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }

    #expect(log.last?.outcome == .cancelled)
    #expect(log.lines.isEmpty)
  }

  @Test func whatCannotBeDecodedIsToldToTheHookAndTheLog() async throws {
    let problems = Locked<[DecodingProblem]>([])
    let api = SDKRuntimeTests.client(answering: .json(#"{"id": "x"}"#)) { configuration in
      log.attach(to: &configuration, .warning)
      configuration.onDecodingProblem = { problem in problems.with { $0.append(problem) } }
    }

    let error = try #require(
      await failure { _ = try await api.send(TestEndpoint.get("/a"), as: [String: Int].self) })

    #expect(error.decodingPath == "id")
    #expect(problems.with { $0.map(\.path) } == ["id"])
    #expect(
      log.lines == [
        "warning Test: decoding problem: id: expected Int, found String",
        "error Test: decoding in 0 ms (GET api.example.com/a, 11 bytes)",
      ])
  }

  @Test(arguments: ["a\nb", "a\u{1B}[31mb", "a\u{202E}b", "a\u{2028}b", "a\u{0}b", "a\u{7F}b"])
  func noTextForgesALine(text: String) {
    let message = LogEntry(.info, "Op", text).message

    #expect(message.hasPrefix("a\\u{"))
    #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Every call is reported once, before it returns, with how it ended for its caller.
@Suite(.timeLimit(.minutes(15))) struct OutcomeTests {
  private let reports = Locked<[ExchangeReport]>([])

  private func client(
    _ reply: Reply, configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    SDKRuntimeTests.client(answering: reply) { configuration in
      configuration.options.retry = RetryPolicy.none
      configuration.onExchange = { [reports] report in reports.with { $0.append(report) } }
      configure(&configuration)
    }
  }

  private var outcomes: [ExchangeReport.Outcome] { reports.with { $0.map(\.outcome) } }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func aDeadlineThatHasPassed(deadline: Duration) async {
    let api = client(.json("{}"))

    await #expect(throws: APIError.self) {
      try await api.send(TestEndpoint.get("/a"), options: .init(deadline: deadline))
    }

    #expect(outcomes == [.failed(.deadlineExceeded, nil)])
  }

  @Test func aResponseThatDoesNotDecode() async throws {
    let api = client(.json(#"{"id": "x"}"#))

    await #expect(throws: APIError.self) {
      try await api.send(TestEndpoint.get("/a"), as: [String: Int].self)
    }

    #expect(outcomes == [.failed(.decoding, nil)])
    let report = try #require(reports.with { $0.first })
    #expect(report.source == .mock)
    #expect(report.metrics.bytesReceived == 11)
    #expect(report.metrics.attempts == 1)
  }

  @Test func aResponseThatIsRefusedByWhoReadsIt() async {
    let api = client(.json("1"))
    let rejecting = TestEndpoint(
      EndpointRequest(
        .get, "/a", response: ResponseRules(success: SuccessRule(at: ["ok"], is: true))))

    await #expect(throws: APIError.self) { try await api.send(rejecting) }
    await #expect(throws: APIError.self) {
      try await api.send(TestEndpoint.get("/a")) { response in throw response.unexpectedStatus }
    }
    await #expect(throws: APIError.self) {
      try await api.send(
        TestEndpoint.get("/a"), as: Int.self, options: .init(maxResponseBytes: 0))
    }

    #expect(
      outcomes == [
        .failed(.rejected, nil), .failed(.decoding, nil), .failed(.bodyTooLarge, .tooLarge),
      ])
  }

  @Test func aStatusIsAResponse() async {
    let api = client(.status(500))

    await #expect(throws: APIError.self) { try await api.send(TestEndpoint.get("/a")) }

    #expect(outcomes == [.response(status: 500)])
  }

  @Test func aStreamWhoseLinesDoNotDecode() async {
    let api = client(.text("1\nx\n2\n"))

    await #expect(throws: APIError.self) {
      for try await _ in api.lines(TestEndpoint.get("/a"), as: Int.self) {}
    }

    #expect(outcomes == [.failed(.decoding, nil)])
  }

  @Test func aStreamOfAnotherType() async {
    let api = client(.text("<p>", contentType: "text/html"))

    await #expect(throws: APIError.self) {
      for try await _ in api.lines(TestEndpoint.get("/a"), as: Int.self) {}
    }

    #expect(outcomes == [.failed(.contentType, nil)])
  }

  /// Some hang and do not listen, some are cancelled, with and without a deadline.
  @Test func manyCallsAreEachReportedOnceBeforeTheyReturn() async {
    let seen = Locked<[String: [ExchangeReport.Outcome]]>([:])
    var configuration = APIClient.Configuration(server: testServer)
    configuration.onExchange = { report in
      seen.with { $0[report.operationID, default: []].append(report.outcome) }
    }
    let hanging = Gate()
    let api = APIClient(configuration, transport: Hanging(end: hanging))

    await withTaskGroup(of: Void.self) { group in
      for index in 0..<600 {
        group.addTask {
          let endpoint = Numbered(index: index)
          let hangs = index % 3 == 0
          let options = RequestOptions(
            deadline: hangs ? .milliseconds(index % 5) : .seconds(3600))
          let call = Task { try await api.send(endpoint, options: options) }
          for _ in 0..<(index % 17) { await Task.yield() }
          if index % 4 == 1 { call.cancel() }
          let expected: ExchangeReport.Outcome
          do {
            try await call.value
            expected = .response(status: 200)
          } catch is CancellationError {
            expected = .cancelled
          } catch {
            expected = .failed((error as? APIError)?.kind ?? .intercepted, nil)
          }
          #expect(seen.with { $0[endpoint.operationID] } == [expected])
        }
      }
    }
    hanging.open()
    let count = seen.with { $0.values.map(\.count).reduce(0, +) }
    #expect(count == 600)
  }

  private struct Numbered: Endpoint {
    let index: Int

    var request: EndpointRequest { EndpointRequest(.get, "/\(index % 3)") }

    var operationID: String { "\(index)" }
  }

  /// Answers `/0` only in the end.
  private struct Hanging: Transport {
    let end: Gate

    func send(
      _ request: HTTPRequest, receiving: Receiving
    ) async throws(TransportError) -> HTTPResponse {
      if request.path == "/0" { await end.wait() }
      return HTTPResponse(status: 200, url: request.url)
    }
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// The cost of a call, step by step, and the bytes of a stream.
@Suite(.timeLimit(.minutes(15))) struct NetworkMetricsTests {
  private let server: LoopbackServer
  private let api: APIClient
  private let reports = Locked<[ExchangeReport]>([])
  private let endpoint = TestEndpoint.get("/a")

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    // On a busy machine a reader may be long in coming.
    configuration.options.retry = RetryPolicy.none
    configuration.onExchange = { [reports] report in reports.with { $0.append(report) } }
    api = APIClient(configuration, transport: URLSessionTransport())
  }

  private var onlyReport: ExchangeReport? {
    reports.with { $0.count == 1 ? $0.first : nil }
  }

  @Test func aCallReportsTheStepsOfItsExchange() async throws {
    server.enqueue(
      .delay(.milliseconds(20)), .text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n"), .text("[1]")
    )

    let response = try await api.response(for: endpoint, as: [Int].self).http

    let network = try #require(onlyReport?.metrics.network)
    #expect(network == response.metrics.network)
    #expect(try #require(network.firstByte) >= .milliseconds(20))
    #expect(try #require(network.firstByte) <= response.metrics.duration)
    #expect(network.queue >= .zero)
    #if !canImport(FoundationNetworking)
      #expect(network.protocolName == "http/1.1")
      #expect(network.isConnectionReused == false)
      #expect(network.connect != nil)
    #endif
  }

  @Test func aDownloadReportsTheStepsOfItsExchange() async throws {
    server.enqueue(status: 200, body: "abc")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("metrics-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }

    _ = try await api.download(endpoint, to: file)

    #expect(onlyReport?.metrics.bytesReceived == 3)
    #expect(onlyReport?.metrics.network?.firstByte != nil)
  }

  private let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

  @Test func aStreamReportsItsBytesWhenItEnds() async throws {
    server.enqueue(
      .text(head), .chunked([[1, 2, 3], [4, 5]], every: .zero), .text("0\r\n\r\n"))

    let response = try await api.stream(endpoint)
    #expect(reports.with { $0.isEmpty })
    for try await _ in response.stream {}

    let report = try #require(onlyReport)
    #expect(report.outcome == .response(status: 200))
    #expect(report.metrics.bytesReceived == 5)
    #expect(report.metrics.network?.firstByte != nil)
  }

  @Test func aStreamThatIsCutReportsItsBytesAndTheFailure() async throws {
    server.enqueue(.text(head), .chunked([[1, 2, 3]], every: .zero), .close)

    let response = try await api.stream(endpoint)
    let error = await failure { for try await _ in response.stream {} }

    #expect(error?.transportCode == .truncated)
    #expect(onlyReport?.outcome == .failed(.transport, .truncated))
    #expect(onlyReport?.metrics.bytesReceived == 3)
  }

  @Test func aStreamThatIsLetGoReportsWhatWasRead() async throws {
    server.enqueue(.text(head), .chunked([[1, 2, 3]], every: .zero), .stall)

    func readSome() async throws {
      for try await _ in try await api.stream(endpoint).stream { return }
    }
    try await readSome()

    #expect(onlyReport?.outcome == .response(status: 200))
    #expect(onlyReport?.metrics.bytesReceived == 3)
  }

  @Test func aCancelledReaderReportsACancellation() async throws {
    server.enqueue(.text(head), .chunked([[1]], every: .zero), .stall)
    let response = try await api.stream(endpoint)
    let (got, tell) = AsyncStream<Void>.makeStream()
    let reading = Task { for try await _ in response.stream { tell.yield() } }

    for await _ in got { break }
    reading.cancel()
    await #expect(throws: CancellationError.self) { try await reading.value }

    #expect(onlyReport?.outcome == .cancelled)
    #expect(onlyReport?.metrics.bytesReceived == 1)
  }

  @Test func aDescriptionNamesTheSteps() {
    let network = NetworkMetrics(
      queue: .milliseconds(12), firstByte: .milliseconds(80), domainLookup: .milliseconds(3),
      connect: .milliseconds(20), secureConnection: .milliseconds(12), protocolName: "h2")

    #expect(
      "\(network)"
        == "h2, queued 12 ms, DNS 3 ms, connected in 20 ms (TLS 12 ms), first byte after 80 ms")
    #expect("\(NetworkMetrics())" == "")
  }
}

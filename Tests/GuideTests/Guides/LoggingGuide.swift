import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Logging.md.

private func loggingClient(_ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(transport: transport) {
    $0.logger = FunctionLogger(.info) { print($0) }
  }
  return api
}

private func logToFile(_ configuration: inout APIClient.Configuration, folder: URL) {
  configuration.logger = FileLogger(.debug, file: folder.appending(path: "network.log"))
}

private func logTwice(_ configuration: inout APIClient.Configuration, file: URL) {
  configuration.logger = CombinedLogger(
    FileLogger(.info, file: file), FunctionLogger(.debug) { print($0) })
}

#if canImport(os)
  private func logToSystem(_ configuration: inout APIClient.Configuration) {
    configuration.logger = SystemLogger(.debug, subsystem: "com.example.app")
  }
#endif

private func showMore(_ configuration: inout APIClient.Configuration) {
  configuration.redaction = .standard.showing(
    headers: ["X-Trace"], query: ["_page", "_limit"], pathValues: true)
}

private func showEverything(_ configuration: inout APIClient.Configuration) {
  #if DEBUG
    configuration.redaction = .knownSecrets
  #endif
}

struct CrashReportLogger: RequestLogger {
  let level = LogLevel.warning
  let leaveBreadcrumb: @Sendable (String) -> Void

  func log(_ entry: LogEntry) {
    leaveBreadcrumb("\(entry.level) \(entry.operationID): \(entry.message)")
  }
}

private func measure(
  _ configuration: inout APIClient.Configuration,
  _ record: @escaping @Sendable (String, Duration) -> Void
) {
  configuration.onExchange = { report in
    let time = report.metrics.duration
    switch report.outcome {
    case .response(let status): record("\(report.operationID) \(status)", time)
    case .failed(let kind, _): record("\(report.operationID) \(kind)", time)
    case .cancelled: break
    }
  }
}

private func watchDecoding(
  _ configuration: inout APIClient.Configuration, _ report: @escaping @Sendable (String) -> Void
) {
  configuration.onDecodingProblem = { problem in
    report("\(problem.operationID) at \(problem.path): \(problem.reason)")
  }
}

private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  var all: [String] { lock.withLock { lines } }
  func add(_ line: String) { lock.withLock { lines.append(line) } }
}

@Suite struct LoggingGuideTests {
  @Test func twoLoggersAtOnce() {
    var configuration = APIClient.Configuration(server: "https://api.example.com")
    logTwice(&configuration, file: URL(fileURLWithPath: "/dev/null/a.log"))
    #expect(configuration.logger?.level == .debug)
  }

  private let mock = MockTransport()
    .on(.get("/posts/1"), .json(#"{ "id": 1, "userId": 3, "title": 7, "body": "…" }"#))
    .on(.get("/posts"), .json("[]"))

  @Test func loggersAndHooksAreTold() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (entries, times, problems) = (Lines(), Lines(), Lines())
    let api = JSONPlaceholderClient(transport: mock) {
      logToFile(&$0, folder: folder)
      $0.logger = CrashReportLogger { entries.add($0) }
      showMore(&$0)
      measure(&$0) { name, _ in times.add(name) }
      watchDecoding(&$0) { problems.add($0) }
    }

    await #expect(throws: APIError.self) { try await api.posts.get(id: 1) }
    _ = try await api.posts.list(page: 1)

    #expect(entries.all.contains { $0.hasPrefix("warning Posts.get: ") })
    #expect(times.all == ["Posts.get decoding", "Posts.list 200"])
    #expect(problems.all.contains { $0.hasPrefix("Posts.get at title: ") })
  }

  @Test func theFileHoldsEachCall() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let api = JSONPlaceholderClient(transport: mock) {
      showEverything(&$0)
      logToFile(&$0, folder: folder)
    }
    _ = try await api.posts.list(page: 1)
    _ = try await loggingClient(mock).posts.list()

    let text = try String(contentsOf: folder.appending(path: "network.log"), encoding: .utf8)
    #expect(text.contains("Posts.list"))
  }
}

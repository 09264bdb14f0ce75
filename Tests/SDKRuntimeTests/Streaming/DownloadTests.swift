import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Answers that go to a file.
@Suite(.timeLimit(.minutes(15))) struct DownloadTests {
  private let server: LoopbackServer
  private let api: APIClient
  private let transport = makeTransport()
  private let endpoint = TestEndpoint.get("/file")

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: transport)
  }

  /// In a folder of its own, which must hold nothing else afterwards.
  private func withDestination(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("download-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("file")
    try await body(file)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0 != "file" } == [])
  }

  @Test func aFileArrivesWithProgress() async throws {
    let size = 3_000_000
    server.enqueue(
      .text("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\nETag: \"1\"\r\n\r\n"),
      .repeat([UInt8](repeating: 5, count: size / 3), 3))
    let seen = Locked<[TransferProgress]>([])

    try await withDestination { file in
      try Data("old".utf8).write(to: file)
      let response = try await api.download(
        endpoint, to: file, progress: { step in seen.with { $0.append(step) } },
        options: .init(maxResponseBytes: 1000))

      #expect(response.value == file)
      #expect(response.http.headers["ETag"] == "\"1\"")
      #expect(response.http.metrics.bytesReceived == size)
      #expect(try Data(contentsOf: file) == Data(repeating: 5, count: size))
    }
    let steps = seen.with { $0 }.filter { $0.direction == .download }
    #expect(steps.last == TransferProgress(.download, completed: size, total: size))
    #expect(steps.last?.fraction == 1)
    #expect(steps.map(\.completed) == steps.map(\.completed).sorted())
    #expect(server.requests.first?.values("Accept-Encoding") == ["identity"])
  }

  @Test(
    arguments: [
      [.text("HTTP/1.1 404 No\r\nContent-Length: 3\r\n\r\nwhy")],
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close],
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .reset],
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n"), .close],
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 4\r\nContent-Length: 3\r\n\r\nabc")],
    ] as [[LoopbackServer.Step]])
  func whatFailsLeavesTheOldFile(steps: [LoopbackServer.Step]) async throws {
    server.enqueue(steps)

    try await withDestination { file in
      try Data("old".utf8).write(to: file)
      let error = await failure { _ = try await api.download(endpoint, to: file) }

      #expect(error != nil)
      if error?.kind == .status { #expect(error?.response?.text == "why") }
      #expect(try Data(contentsOf: file) == Data("old".utf8))
    }
    #expect(transport.openExchanges == 0)
  }

  @Test func aSuccessWithoutAFileLeavesTheOldFile() async throws {
    server.enqueue(.text("HTTP/1.1 202 Later\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n"))

    try await withDestination { file in
      try Data("old".utf8).write(to: file)
      let error = await failure {
        _ = try await api.download(endpoint, to: file, emptyStatuses: [202, 204])
      }

      #expect(error?.kind == .status)
      #expect(error?.response?.status == 202)
      #expect(error?.retryAfter == .seconds(7))
      #expect(try Data(contentsOf: file) == Data("old".utf8))
    }
  }

  @Test func aPlaceThatIsNotThereIsAnError() async throws {
    server.enqueue(status: 200, body: "abc")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("absent-\(UUID().uuidString)/file")

    let error = await failure { _ = try await api.download(endpoint, to: file) }

    #expect(error?.transportCode == .fileNotWritable)
  }

  @Test func aCancelledDownloadLeavesNothing() async throws {
    let (begun, tell) = AsyncStream<Void>.makeStream()
    server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .stall)

    try await withDestination { file in
      let call = Task {
        try await api.download(endpoint, to: file, progress: { _ in tell.yield() })
      }
      for await _ in begun { break }
      call.cancel()
      await #expect(throws: CancellationError.self) { _ = try await call.value }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func mocksWriteFilesToo() async throws {
    let mock = MockTransport().on(.any, .text("hello"))
    let session = MockSession(mock)
    for transport in [mock, session.transport] as [any Transport] {
      let api = APIClient(APIClient.Configuration(server: testServer), transport: transport)
      try await withDestination { file in
        _ = try await api.download(endpoint, to: file)
        #expect(try Data(contentsOf: file) == Data("hello".utf8))
      }
    }
  }
}

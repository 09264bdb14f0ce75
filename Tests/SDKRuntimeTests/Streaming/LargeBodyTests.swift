#if os(Linux)
  import Foundation
  import SDKRuntime
  import SDKTesting
  import Testing

  /// Bodies of any size pass in little memory.
  ///
  /// One after the other, since each asks what the whole process holds, and one costs 50 MB at most.
  /// For the same reason they ask only when they run without the other suites: with
  /// `SDKGEN_LARGE=1000000000 swift test --filter LargeBodyTests`.
  @Suite(.tags(.fault), .timeLimit(.minutes(15)), .serialized) struct LargeBodyTests {
    private let server: LoopbackServer
    private let api: APIClient

    init() throws {
      server = try LoopbackServer(keepingOfBodies: 1 << 16)
      var configuration = APIClient.Configuration.patient(server: Server(server.url))
      configuration.options.retry = RetryPolicy.none
      api = APIClient(configuration, transport: makeTransport())
    }

    private func post(_ body: RequestBody) -> TestEndpoint {
      TestEndpoint(EndpointRequest(.post, "/up", body: body))
    }

    private func chunks(_ count: Int, of size: Int) -> AsyncThrowingStream<Data, any Error> {
      let made = Locked(0)
      return AsyncThrowingStream {
        made.with { made in
          made += 1
          return made <= count ? Data(repeating: 3, count: size) : nil
        }
      }
    }

    /// In bytes; memory can be told only where these tests run alone, and so only then.
    private static let large = Int(ProcessInfo.processInfo.environment["SDKGEN_LARGE"] ?? "")
    private var size: Int { Self.large ?? 10_000_000 }

    @Test func aLargeFileIsSentInLittleMemory() async throws {
      let file = temporaryURL()
      defer { try? FileManager.default.removeItem(at: file) }
      try Data().write(to: file)
      // Sparse, so that the disk need not hold it twice.
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: UInt64(size))
      try handle.close()
      server.enqueue(status: 200)

      let before = try #require(Memory.megabytes)
      let grown = try await peak(over: before) {
        try await api.send(
          post(.multipart([.file("f", UploadFile(file: file, fileName: "a\"\r\n../x"))])))
      }

      print("upload of \(size) bytes: \(before) MB before, \(grown) MB more at most")
      if Self.large != nil { #expect(grown < 50) }
      let request = try #require(server.requests.first)
      #expect(request.bodyLength > size)
      let text = String(decoding: request.body.prefix(200), as: UTF8.self)
      #expect(text.contains("filename=\"a%22%0D%0A../x\""))
    }

    @Test("A large stream is sent in little memory, with its length")
    func aLargeStreamIsSentInLittleMemory() async throws {
      server.enqueue(status: 200)
      let count = size / 100_000

      let before = try #require(Memory.megabytes)
      let grown = try await peak(over: before) {
        let body = HTTPBody.stream { chunks(count, of: 100_000) }
        try await api.send(post(.raw(body, contentType: "application/octet-stream")))
      }

      print("stream of \(size) bytes: \(before) MB before, \(grown) MB more at most")
      if Self.large != nil { #expect(grown < 50) }
      let request = try #require(server.requests.first)
      #expect(request.bodyLength == count * 100_000)
      #expect(request.values("Content-Length") == ["\(count * 100_000)"])
    }

    @Test func aLargeFileIsReceivedInLittleMemory() async throws {
      let file = temporaryURL()
      defer { try? FileManager.default.removeItem(at: file) }
      let chunk = [UInt8](repeating: 1, count: 100_000)
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nContent-Length: \(size / 100_000 * 100_000)\r\n\r\n"),
        .repeat(chunk, size / 100_000))

      let before = try #require(Memory.megabytes)
      let grown = try await peak(over: before) {
        let response = try await api.download(TestEndpoint.get("/big"), to: file)
        #expect(response.http.metrics.bytesReceived == size / 100_000 * 100_000)
      }

      print("download of \(size) bytes: \(before) MB before, \(grown) MB more at most")
      if Self.large != nil { #expect(grown < 50) }
    }

    private func temporaryURL() -> URL {
      FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString)")
    }

    /// How much more memory than `before` was seen while `body` ran, in megabytes.
    private func peak(
      over before: Int, _ body: () async throws -> Void
    ) async throws -> Int {
      let highest = Locked(before)
      let watcher = Task {
        while !Task.isCancelled {
          let now = Memory.megabytes ?? 0
          highest.with { $0 = max($0, now) }
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      defer { watcher.cancel() }
      try await body()
      return highest.with { $0 } - before
    }
  }
#endif

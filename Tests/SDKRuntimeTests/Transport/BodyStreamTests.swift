#if os(Linux) && compiler(>=6.2)
  import Foundation
  import FoundationNetworking
  import SDKRuntime
  import SDKTesting
  import Testing

  /// Why a body that is made bit by bit is spooled: what Foundation does with a stream of its own.
  extension ChildProcessTests {
    /// When this fails, streams can be sent live.
    @Test("A body stream that is not ready stops every session")
    func aBodyStreamThatIsNotReady() async {
      await #expect(processExitsWith: .exitCode(3)) {
        let server = try LoopbackServer()
        server.enqueue(status: 200)
        server.enqueue(status: 200)
        beginUpload(to: server.url)
        exitLater(code: 3)

        try await APIClient(.patient(server: Server(server.url)), transport: URLSessionTransport())
          .send(plain(.get))
      }
    }
  }

  /// Returns once Foundation waits for the body.
  private func beginUpload(to url: URL) {
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    let body = StalledStream(data: Data())
    request.httpBodyStream = body
    URLSession(configuration: .ephemeral).dataTask(with: request).resume()
    body.isRead.wait()
  }

  /// For a test that hangs.
  private func exitLater(code: Int32) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 2)
      exit(code)
    }
  }

  /// A stream whose producer has nothing yet.
  private final class StalledStream: InputStream {
    let isRead = DispatchSemaphore(value: 0)
    private let never = DispatchSemaphore(value: 0)

    override var hasBytesAvailable: Bool { true }
    override var streamStatus: Stream.Status { .open }
    override func open() {}
    override func close() {}

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
      isRead.signal()
      never.wait()
      return 0
    }
  }
#endif

import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Bodies that are read from a file while they are sent.
@Suite(.timeLimit(.minutes(15))) struct FileUploadTests {
  private let server: LoopbackServer
  private let api: APIClient
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("upload-\(UUID().uuidString)")

  init() throws {
    server = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: URLSessionTransport())
  }

  private var upload: TestEndpoint {
    let body = RequestBody.raw(.file(file), contentType: "application/octet-stream")
    return TestEndpoint(EndpointRequest(.post, "/up", body: body))
  }

  private func write(_ size: Int) throws {
    var data = Data()
    let piece = Data((0..<1009).map { UInt8(truncatingIfNeeded: $0) })
    while data.count < size { data.append(piece.prefix(size - data.count)) }
    try data.write(to: file)
  }

  @Test(
    "A file of any size is sent byte for byte, with its length alone",
    arguments: [
      0, 1, 200_000, 1 << 20, 1 << 20 | 1, 3_000_000,
    ])
  func aFileIsSentByteForByte(size: Int) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try write(size)
    server.enqueue(status: 200)
    let sent = Locked<[TransferProgress]>([])

    try await api.send(
      upload, options: .init(progress: { step in sent.with { $0.append(step) } }))

    let request = try #require(server.requests.first)
    #expect(request.values("Content-Length") == ["\(size)"])
    #expect(request.values("Transfer-Encoding") == [])
    #expect(request.values("Content-Type") == ["application/octet-stream"])
    #expect(try request.body == Data(contentsOf: file))
    let last = sent.with { $0 }.last { $0.direction == .upload }
    if size > 0 { #expect(last == TransferProgress(.upload, completed: size, total: size)) }
  }

  @Test("A response to an upload from a file can go into a file")
  func aDownloadAfterAnUpload() async throws {
    let target = file.appendingPathExtension("out")
    defer {
      try? FileManager.default.removeItem(at: file)
      try? FileManager.default.removeItem(at: target)
    }
    try write(2_000_000)
    server.enqueue(status: 200, body: "done")

    _ = try await api.download(upload, to: target)

    #expect(try String(contentsOf: target, encoding: .utf8) == "done")
    #expect(server.requests.map(\.bodyLength) == [2_000_000])
  }

  #if os(Linux)
    /// Where Foundation reads the file itself, it decides.
    @Test("A file that grows while it is sent sends what was announced, and no second request")
    func aFileThatGrows() async throws {
      defer { try? FileManager.default.removeItem(at: file) }
      try write(3_000_000)
      let (hasHead, mayRead) = (Gate(), DispatchSemaphore(value: 0))
      server.enqueue(
        beforeBody: [
          .wait {
            hasHead.open()
            mayRead.wait()
          }
        ],
        [.text("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")])
      let call = Task { try await api.send(upload) }
      await hasHead.wait()
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("POST /evil HTTP/1.1\r\nContent-Length: 0\r\n\r\n".utf8))
      try handle.close()
      mayRead.signal()

      try await call.value

      server.enqueue(status: 200)
      try await api.send(plain(.get))
      #expect(server.requests.map(\.bodyLength) == [3_000_000, 0])
      #expect(server.requests.map(\.line) == ["POST /up HTTP/1.1", "GET /a HTTP/1.1"])
    }

    @Test("A file that shrinks while it is sent is an error at once")
    func aFileThatShrinks() async throws {
      defer { try? FileManager.default.removeItem(at: file) }
      try write(12_000_000)
      let (hasHead, mayRead) = (Gate(), DispatchSemaphore(value: 0))
      server.enqueue(
        beforeBody: [
          .wait {
            hasHead.open()
            mayRead.wait()
          }
        ], [])
      let call = Task { await failure { try await api.send(upload) } }
      await hasHead.wait()
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 100)
      try handle.close()
      mayRead.signal()

      #expect(await call.value?.kind == .invalidRequest)
      #expect(server.requests.isEmpty)
    }
  #endif

  @Test("What is no regular file is refused before anything is sent")
  func whatIsNoFile() async throws {
    let directory = FileManager.default.temporaryDirectory
    let body = RequestBody.raw(.file(directory), contentType: "application/octet-stream")

    let error = await failure {
      try await api.send(TestEndpoint(EndpointRequest(.post, "/up", body: body)))
    }

    #expect(error?.kind == .invalidRequest)
    #expect(server.connections == 0)
  }
}

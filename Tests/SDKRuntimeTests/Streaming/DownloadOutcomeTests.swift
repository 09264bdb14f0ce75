import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Only a download that succeeds replaces its file, whenever its outcome is decided.
@Suite(.timeLimit(.minutes(15))) struct DownloadOutcomeTests {
  private let server: LoopbackServer
  private let folder: URL
  private let file: URL
  private let transport = makeTransport()

  init() throws {
    server = try LoopbackServer()
    server.respond { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nnew")] }
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("outcome-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("file")
    try Data("old".utf8).write(to: file)
  }

  private func client(
    _ interceptor: (any Interceptor)? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) -> APIClient {
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.clock = clock
    configuration.interceptors = interceptor.map { [$0] } ?? []
    return APIClient(configuration, transport: transport)
  }

  private var content: String? { try? String(contentsOf: file, encoding: .utf8) }

  /// Returns whether the folder holds nothing but the file, once the rest of a call has ended.
  private func nothingIsLeft() async throws -> Bool {
    for _ in 0..<100_000 {
      if try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"] {
        return true
      }
      await Task.yield()
    }
    return false
  }

  @Test("A call whose deadline comes after its body does not replace the file")
  func aDeadlineAfterTheBody() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let held = HeldResponse()
    let clock = TestClock()
    let api = client(held, clock: clock)
    let call = Task {
      await failure {
        _ = try await api.download(plain(.get), to: file, options: .init(deadline: .seconds(5)))
      }
    }
    await held.hasArrived.wait()
    try await clock.deadlines(1)
    clock.advance(by: .seconds(5))

    #expect(await call.value?.kind == .deadlineExceeded)
    #expect(content == "old")
    held.release.open()
    await held.hasEnded.wait()
    #expect(try await nothingIsLeft())
    #expect(content == "old")
  }

  @Test("A call that is cancelled after its body has come does not replace the file")
  func aCancellationAfterTheBody() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let held = HeldResponse()
    let api = client(held)
    let call = Task {
      try await api.download(plain(.get), to: file, options: .init(deadline: .seconds(3600)))
    }
    await held.hasArrived.wait()
    call.cancel()

    await #expect(throws: CancellationError.self) { _ = try await call.value }
    held.release.open()
    await held.hasEnded.wait()
    #expect(try await nothingIsLeft())
    #expect(content == "old")
  }

  @Test("What throws after the body has come does not replace the file")
  func aFailureAfterTheBody() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    struct Refusing: Interceptor {
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        _ = try await next(request)
        throw CancellationError()
      }
    }
    let api = client(Refusing())

    await #expect(throws: CancellationError.self) {
      _ = try await api.download(plain(.get), to: file)
    }
    #expect(content == "old")
    #expect(try await nothingIsLeft())
  }

  @Test("Each of many downloads that end by deadline or cancellation has its file or leaves it")
  func filesAgreeWithOutcomes() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: file)
    let api = client()
    let wrong = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          let file = folder.appendingPathComponent("\(index)")
          let deadline = index % 2 == 0 ? Duration.milliseconds(index / 2) : nil
          let call = Task {
            try await api.download(plain(.get), to: file, options: .init(deadline: deadline))
          }
          if index % 2 == 1 {
            for _ in 0..<index * 3 { await Task.yield() }
            call.cancel()
          }
          let result = await call.result
          let exists = FileManager.default.fileExists(atPath: file.path)
          if exists { try? FileManager.default.removeItem(at: file) }
          return switch result {
          case .success: !exists
          case .failure: exists
          }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    #expect(wrong == 0)
    try Data("old".utf8).write(to: file)
    // Nor does one appear later.
    #expect(try await nothingIsLeft())
  }

  @Test("The response that is returned and recorded names the file, not its draft")
  func theResponseNamesTheFile() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (response, last) = try await client().withResponse {
      try await $0.download(plain(.get), to: file)
    }

    #expect(response.value == file)
    for response in [response.http, last] {
      guard case .file(let url) = response.body else {
        Issue.record("no file")
        continue
      }
      #expect(url == file)
    }
    #expect(content == "new")
    #expect(try await nothingIsLeft())
  }

  @Test("An interceptor's own file is copied into its place")
  func anInterceptorsFile() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = FileManager.default.temporaryDirectory
      .appendingPathComponent("other-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: other) }
    try Data("kept".utf8).write(to: other)
    struct Keeping: Interceptor {
      let file: URL
      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        HTTPResponse(status: 200, body: .file(file), url: request.url)
      }
    }

    _ = try await client(Keeping(file: other)).download(plain(.get), to: file)

    #expect(content == "kept")
    #expect(FileManager.default.fileExists(atPath: other.path))
  }

  @Test("A destination whose name is as long as names can be")
  func aLongName() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = folder.appendingPathComponent(String(repeating: "a", count: 250))

    _ = try await client().download(plain(.get), to: long)

    #expect(try String(contentsOf: long, encoding: .utf8) == "new")
  }

  @Test("A destination that is a directory is an error, and stays") func aDirectory() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

    let error = await failure { _ = try await client().download(plain(.get), to: file) }

    #expect(error?.transportCode == .fileNotWritable)
    #expect(try await nothingIsLeft())
  }
}

/// Holds a response back until it is released, deaf to cancellation.
private struct HeldResponse: Interceptor {
  let hasArrived = Gate()
  let release = Gate()
  let hasEnded = Gate()

  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    defer { hasEnded.open() }
    let response = try await next(request)
    hasArrived.open()
    await release.wait()
    return response
  }
}

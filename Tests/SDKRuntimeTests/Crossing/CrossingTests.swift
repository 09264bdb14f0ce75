import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Each feature, while its call is cancelled, is overdue, or another user logs in.
@Suite(.timeLimit(.minutes(15))) struct CrossingTests {
  @Test(arguments: CrossedFeature.allCases)
  func cancelledOnTheWay(feature: CrossedFeature) async throws {
    try await withTemporaryDirectory { directory in
      let scene = try CrossingScene(feature)
      defer { scene.resume() }
      scene.enqueue(stopsInBody: true)
      let old = try keepFile(in: directory)

      let call = Task { try await scene.call(directory) }
      await scene.stopped.wait()
      call.cancel()

      await #expect(throws: CancellationError.self) { _ = try await call.value }
      try await expectNothingLeft(of: scene, in: directory, but: old)
    }
  }

  @Test(arguments: CrossedFeature.allCases)
  func overdueOnTheWay(feature: CrossedFeature) async throws {
    try await withTemporaryDirectory { directory in
      let clock = TestClock()
      let scene = try CrossingScene(feature) { $0.clock = clock }
      defer { scene.resume() }
      // The deadline of a stream is that of its head.
      scene.enqueue(stopsInBody: !feature.isStream)
      let old = try keepFile(in: directory)

      let call = Task {
        await failure {
          _ = try await scene.call(directory, options: .init(deadline: .seconds(5)))
        }
      }
      await scene.stopped.wait()
      try await clock.deadlines(1)
      clock.advance(by: .seconds(5))

      #expect(await call.value?.kind == .deadlineExceeded)
      try await expectNothingLeft(of: scene, in: directory, but: old)
    }
  }

  @Test(arguments: CrossedFeature.allCases)
  func anotherUserLogsInAndTheResponseComes(feature: CrossedFeature) async throws {
    try await withTemporaryDirectory { directory in
      let scene = try CrossingScene(feature)
      defer { scene.resume() }
      scene.enqueue(stopsInBody: true)

      let call = Task { try await scene.call(directory) }
      await scene.stopped.wait()
      scene.users.logIn(2)
      scene.resume()

      #expect(try await call.value == 42)
      #expect(scene.tokens.allSatisfy { $0.hasPrefix("Bearer 1 ") })
      // Not what the other user got.
      #expect(try await scene.nextNumber() == 7)
    }
  }

  @Test(arguments: CrossedFeature.allCases)
  func anotherUserLogsInAndTheTokenIsRefused(feature: CrossedFeature) async throws {
    try await withTemporaryDirectory { directory in
      let scene = try CrossingScene(feature)
      defer { scene.resume() }
      scene.enqueue(
        stopsInBody: false, rest: "HTTP/1.1 401 Who\r\nContent-Length: 0\r\n\r\n")

      let call = Task { await failure { _ = try await scene.call(directory) } }
      await scene.stopped.wait()
      scene.users.logIn(2)
      scene.resume()

      let error = await call.value
      #expect(error?.status == 401)
      #expect(scene.tokens.allSatisfy { $0.hasPrefix("Bearer 1 ") })
      #expect(scene.users.provider.current()?.user == 2)
      #expect(try await scene.nextNumber() == 7)
      #expect(scene.tokens.contains("Bearer 2 first"))
    }
  }

  @Test(arguments: CrossedFeature.allCases)
  func anotherUserLogsInBeforeTheNextAttempt(feature: CrossedFeature) async throws {
    try await withTemporaryDirectory { directory in
      let scene = try CrossingScene(feature) {
        $0.options.retry = RetryPolicy(maxRetries: 1, baseDelay: .zero)
        $0.options.idempotencyHeader = "Idempotency-Key"
      }
      defer { scene.resume() }
      scene.enqueue(
        stopsInBody: false, rest: "HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n")

      let call = Task { await failure { _ = try await scene.call(directory) } }
      await scene.stopped.wait()
      scene.users.logIn(2)
      scene.resume()

      #expect(await call.value?.kind == .userChanged)
      #expect(scene.tokens.allSatisfy { $0.hasPrefix("Bearer 1 ") })
      #expect(try await scene.nextNumber() == 7)
    }
  }

  /// Puts a file where a download goes; returns its name.
  private func keepFile(in directory: URL) throws -> String {
    try Data("old".utf8).write(to: directory.appendingPathComponent("file"))
    return "file"
  }

  private func expectNothingLeft(
    of scene: CrossingScene, in directory: URL, but old: String
  ) async throws {
    try await scene.settle()
    var left: Set<String> = []
    for _ in 0..<1_000_000 {
      left = Set(try FileManager.default.contentsOfDirectory(atPath: directory.path))
      if left.subtracting(["sent"]) == [old] { break }
      await Task.yield()
    }
    #expect(left.subtracting(["sent"]) == [old])
    let text = try String(contentsOf: directory.appendingPathComponent(old), encoding: .utf8)
    #expect(text == "old")
    #expect(scene.api.callsInFlight == 0)
    scene.resume()
    #expect(try await scene.nextNumber() == 7)
  }
}

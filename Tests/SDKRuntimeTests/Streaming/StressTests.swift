import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Many calls at once, half of them given up.
@Suite(.timeLimit(.minutes(5))) struct StressTests {
  /// 10,000 where `SDKGEN_STRESS` says so; 500 in every run.
  private let count = Int(ProcessInfo.processInfo.environment["SDKGEN_STRESS"] ?? "") ?? 500

  private let transport = makeTransport()

  @Test("B7: every call ends once, and memory stays flat") func everyCallEndsOnce() async throws {
    #expect(try await endings(of: count / 2) == count / 2)
    let before = Memory.megabytes
    #expect(try await endings(of: count / 2) == count / 2)
    let after = Memory.megabytes

    for _ in 0..<2_000_000 where transport.openExchanges > 0 { await Task.yield() }
    #expect(transport.openExchanges == 0)
    guard let before, let after else {
      return print("stress of \(count): memory cannot be told on this system")
    }
    print("stress of \(count): \(before) MB after one half, \(after) MB after the other")
    // Of one process, which other tests share in an ordinary run.
    if count >= 10_000 { #expect(after - before <= 8) }
  }

  /// How many of so many calls, 64 at a time, ended as they should.
  private func endings(of count: Int) async throws -> Int {
    let server = try LoopbackServer()
    var configuration = APIClient.Configuration(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    let api = APIClient(configuration, transport: transport)
    let reply = LoopbackServer.Step.text(
      "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Type: application/json\r\n\r\n[1]")
    for _ in 0..<count { server.enqueue(reply) }

    let next = Locked(0)
    return await withTaskGroup(of: Int.self) { group in
      for _ in 0..<64 {
        group.addTask {
          var ended = 0
          while let index = next.with({ next -> Int? in
            defer { next += 1 }
            return next < count ? next : nil
          }) {
            if await endsWell(index, api) { ended += 1 }
          }
          return ended
        }
      }
      return await group.reduce(0, +)
    }
  }

  /// One call, as a value or as a stream; every second is cancelled at some point.
  private func endsWell(_ index: Int, _ api: APIClient) async -> Bool {
    let call = Task { () -> Data in
      let endpoint = TestEndpoint.get("/a")
      guard index % 4 < 2 else { return try await api.send(endpoint, as: Data.self) }
      var body = Data()
      for try await chunk in try await api.stream(endpoint).stream { body.append(chunk) }
      return body
    }
    if index % 2 == 0 {
      for _ in 0..<(index * 7919 % 300) { await Task.yield() }
      call.cancel()
    }
    switch await call.result {
    case .success(let body): return body == Data("[1]".utf8)
    case .failure(let error): return index % 2 == 0 && error is CancellationError
    }
  }
}

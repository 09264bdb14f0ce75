import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Many calls at once, half of them given up.
@Suite(.timeLimit(.minutes(5))) struct StressTests {
  /// 10,000 where `SDKGEN_STRESS` says so; a fifth of it in every run.
  private let count = Int(ProcessInfo.processInfo.environment["SDKGEN_STRESS"] ?? "") ?? 2_000

  @Test func B7_everyCallEndsOnce() async throws {
    let server = try LoopbackServer()
    let transport = URLSessionTransport()
    var configuration = APIClient.Configuration(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    let api = APIClient(configuration, transport: transport)
    let reply = LoopbackServer.Step.text(
      "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Type: application/json\r\n\r\n[1]")
    for _ in 0..<count { server.enqueue(reply) }

    let next = Locked(0)
    let ended = await withTaskGroup(of: Int.self) { group in
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

    #expect(ended == count)
    for _ in 0..<2_000_000 where transport.openExchanges > 0 { await Task.yield() }
    #expect(transport.openExchanges == 0)
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

import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Many calls at once, half of them given up. `SDKGEN_STRESS` says how many, a few hundred
/// otherwise; `SDKGEN_STRESS_SEED` which: 1 otherwise.
@Suite(.tags(.fault), .timeLimit(.minutes(60))) struct StressTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = Int(environment["SDKGEN_STRESS"] ?? "")
  private static let seed = UInt64(environment["SDKGEN_STRESS_SEED"] ?? "") ?? 1
  /// The calls of one server, whose record of its requests would otherwise count as memory.
  private static let round = 5_000

  @Test("Every call ends once, and memory and descriptors stay as they were")
  func everyCallEndsOnce() async throws {
    let total = Self.count ?? 500
    let transport = makeTransport()
    // On Linux, Foundation loses a copy of each URL, 0.15 kB: see the article `Faults`.
    try await holdingSteady(total, transport, growth: 8 + total / 5000) { count in
      let server = try LoopbackServer()
      defer { server.removeAllRequests() }
      let reply = LoopbackServer.Step.text(
        "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Type: application/json\r\n\r\n[1]")
      server.respond { _ in [reply] }
      let api = client(server, transport)
      return await inParallel(count) { index in
        await problem(index, api).map { "call \(index): \($0)" }
      }
    }
  }

  @Test(
    "Redirects, uploads, downloads, streams, faults, deadlines and cancellations in one run"
  )
  func everyMixedCallEndsOnce() async throws {
    let total = Self.count ?? 150
    let transport = makeTransport(connectionsPerHost: 64)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("stress-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let begun = Locked(0)
    let outcomes = Locked<[String: Int]>([:])
    // Of each call some 0.2 kB stay in use, as above, and what Swift Testing keeps of thrown errors; the rest is
    // free, but not given back by `malloc`.
    try await holdingSteady(total, transport, growth: 8 + total / 1000) { count in
      let server = try LoopbackServer(keepingOfBodies: 0)
      defer { server.removeAllRequests() }
      StressMix.serve(on: server)
      let mix = try StressMix(configuration(server), transport, folder: folder)
      let first = begun.with { begun in
        defer { begun += count }
        return begun
      }
      let wrong = await inParallel(count) { index in
        let plan = StressMix.Plan(seed: Self.seed, index: first + index)
        return await mix.run(plan).map { "\(plan): \($0)" }
      }
      // A stream is reported when its last reader is gone.
      for _ in 0..<1000 where !mix.misreported.isEmpty { await Task.yield() }
      outcomes.with { $0.merge(mix.outcomes, uniquingKeysWith: +) }
      return wrong + mix.misreported
    }
    print("of these", outcomes.with { $0.sorted { $0.key < $1.key } })
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0 != "small" && $0 != "large" } == [])
  }

  private func client(_ server: LoopbackServer, _ transport: any TestedTransport) -> APIClient {
    APIClient(configuration(server), transport: transport)
  }

  private func configuration(_ server: LoopbackServer) -> APIClient.Configuration {
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    configuration.retryBudget = .unlimited
    return configuration
  }

  /// Runs so many calls in rounds, which return what went wrong, and compares what the process
  /// holds after the first half with what it holds at the end.
  ///
  /// - `growth`: how much more memory that may be, in megabytes.
  private func holdingSteady(
    _ total: Int, _ transport: any TestedTransport, growth: Int,
    _ round: (Int) async throws -> [String]
  ) async throws {
    let start = ContinuousClock.now
    var measured: [(megabytes: Int?, descriptors: Int?)] = []
    for half in [total / 2, total - total / 2] {
      var left = half
      while left > 0 {
        let count = min(left, Self.round)
        left -= count
        let wrong = try await round(count)
        #expect(wrong.prefix(5) == [])
      }
      for _ in 0..<2_000_000 where transport.openExchanges > 0 { await Task.yield() }
      #expect(transport.openExchanges == 0)
      measured.append((Memory.megabytes, Descriptors.count))
    }
    guard let before = measured[0].megabytes, let after = measured[1].megabytes else { return }
    let (open, stillOpen) = (measured[0].descriptors ?? 0, measured[1].descriptors ?? 0)
    let rate = Int(Double(total) / (start.duration(to: .now) / .seconds(1)))
    print(
      "stress of \(total): \(before) MB, then \(after); \(open) descriptors, then \(stillOpen);",
      rate, "calls/s")
    // Of one process, which other tests share in an ordinary run.
    if total >= 10_000 {
      #expect(after - before <= growth)
      #expect(stillOpen - open <= 8)
    }
  }

  /// Makes so many calls, 64 at a time; returns what went wrong.
  private func inParallel(
    _ count: Int, _ call: @escaping @Sendable (Int) async -> String?
  ) async -> [String] {
    let next = Locked(0)
    return await withTaskGroup(of: [String].self) { group in
      for _ in 0..<64 {
        group.addTask {
          var wrong: [String] = []
          while let index = next.with({ next -> Int? in
            defer { next += 1 }
            return next < count ? next : nil
          }) {
            if let reason = await call(index) { wrong.append(reason) }
          }
          return wrong
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Makes one call, for a value or a stream, and returns what went wrong. Every second is cancelled at
  /// some point.
  private func problem(_ index: Int, _ api: APIClient) async -> String? {
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
    case .success(let body): return body == Data("[1]".utf8) ? nil : "\(body)"
    case .failure(let error):
      return index % 2 == 0 && error is CancellationError ? nil : String(reflecting: error)
    }
  }
}

import Foundation
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

/// What goes wrong on request, by seed and by the clock of a test.
struct DisturbanceTests {
  private let clock = TestClock()

  private func server(seed: UInt64 = 7) -> FakeServer {
    FakeServer(LibraryContract.self, seed: seed, clock: clock)
  }

  private func client(_ server: FakeServer) -> LibraryClient {
    LibraryClient(login: "t", transport: server) {
      $0.clock = clock
      $0.options.retry = RetryPolicy.none
    }
  }

  @Test func aShareOfRequestsIsDisturbedBySeed() throws {
    func statuses(_ seed: UInt64) throws -> [Int] {
      let server = server(seed: seed)
      server.disturb(.all, share: 0.2, .status(503))
      return try (0..<200).map { _ in try server.answered("GET /v1/books").status }
    }
    let first = try statuses(1)
    #expect((20...60).contains(first.count { $0 == 503 }))
    #expect(try statuses(1) == first)
    #expect(try statuses(2) != first)
  }

  @Test func bodiesAreCut() async throws {
    let server = server()
    let api = client(server)
    server.disturb(.all, first: 2, .cut(after: 5))
    await #expect {
      try await api.books.list()
    } throws: {
      ($0 as? APIError)?.transportCode == .truncated
    }
    // A stream brings what has come.
    var count = 0
    await #expect(throws: APIError.self) {
      for try await _ in api.streams.export() { count += 1 }
    }
    #expect(count == 0)
    #expect(try await api.books.list().items.count == 2)
  }

  @Test func nothingArrivesUntilTheClientHasWaited() async throws {
    let server = server()
    let api = client(server)
    server.disturb("Books.list", .timeout)
    let call = Task { try await api.books.list(options: RequestOptions(timeout: .seconds(30))) }
    try await clock.sleepers(1)
    clock.advance(by: .seconds(30))
    await #expect {
      try await call.value
    } throws: {
      ($0 as? APIError)?.transportCode == .idleTimeout
    }
    #expect(clock.slept == [.seconds(30)])
  }

  @Test func answersTakeTime() async throws {
    let server = server()
    server.latency = .milliseconds(80)
    let api = client(server)
    let call = Task { try await api.books.list() }
    try await clock.sleepers(1)
    clock.advance(by: .milliseconds(80))
    #expect(try await call.value.items.count == 2)
  }

  @Test func requestsAreLimited() throws {
    let server = server()
    server.limit("Books.list", to: 2, per: .seconds(60))
    func status() throws -> Int { try server.answered("GET /v1/books").status }
    #expect(try [status(), status()] == [200, 200])
    clock.advance(by: .seconds(20))
    let refused = try server.answered("GET /v1/books")
    #expect(refused.status == 429 && refused.headers["Retry-After"] == "40")
    #expect(try server.answered("GET /v1/loans").status == 200)
    clock.advance(by: .seconds(40))
    #expect(try status() == 200)
    server.limit(.all, to: 0, per: .seconds(1))
    #expect(try status() == 429)
    server.settle()
    #expect(try status() == 200)
  }
}

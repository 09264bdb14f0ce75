import Foundation
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

/// A fake server that is asked over HTTP, by the client that apps have.
@Suite(.timeLimit(.minutes(15))) struct ListeningTests {
  private func client(_ server: FakeServer) throws -> LibraryClient {
    let url = try server.listen()
    return LibraryClient(server: .init(url), login: "t") { wait(in: &$0) }
  }

  /// As long as a busy machine takes, and once.
  private func wait(in configuration: inout APIClient.Configuration) {
    configuration.defaultDeadline = nil
    configuration.options.timeout = .seconds(3600)
    configuration.options.retry = RetryPolicy.none
  }

  @Test func answersAreThoseOfTheSameServerWithoutANetwork() async throws {
    func story(_ api: LibraryClient) async throws -> [String] {
      let loan = try await api.loans.add(name: "Momo & Käthe / 1")
      var told = ["\(loan)", "\(try await api.loans.get(id: loan.id))"]
      told.append("\(try await api.books.list().items)")
      let missing = await #expect(throws: APIError.self) { try await api.books.get(id: 4711) }
      told.append("\(missing?.status ?? 0)")
      told.append(try await api.books.cover(id: 1).base64EncodedString())
      return told
    }
    let listening = FakeServer(LibraryContract.self, seed: 7)
    let near = FakeServer(LibraryContract.self, seed: 7)

    let over = try await story(client(listening))

    #expect(try await story(LibraryClient(login: "t", transport: near)) == over)
    try listening.verify()
  }

  @Test func whatTheSpecForbidsIsRefusedAndReported() async throws {
    let server = FakeServer(LibraryContract.self)
    let api = try client(server)

    let error = await #expect(throws: APIError.self) { try await api.books.list(limit: 0) }

    #expect(error?.status == 422)
    #expect(server.violations.map(\.subject) == ["query.limit"])
  }

  @Test func disturbancesReachTheWire() async throws {
    let server = FakeServer(LibraryContract.self)
    let api = try client(server)
    server.disturb("Books.list", .cut(after: 5))
    let cut = await #expect(throws: APIError.self) { try await api.books.list() }
    #expect(cut?.transportCode == .truncated)
    server.disturb("Books.list", .failure(.connectionLost))
    let lost = await #expect(throws: APIError.self) { try await api.books.list() }
    #expect(lost?.transportCode == .connectionLost)
    #expect(try await api.books.list().items.count == 2)
  }

  @Test func latencyIsThatOfTheClock() async throws {
    let clock = TestClock()
    let server = FakeServer(LibraryContract.self, clock: clock)
    server.latency = .seconds(3)
    let api = try client(server)

    let books = Task { try await api.books.list() }
    try await clock.sleepers(1)
    clock.advance(by: .seconds(3))

    #expect(try await books.value.items.count == 2)
  }

  @Test func itListensOnceAndUntilItIsReleased() async throws {
    var server: FakeServer? = FakeServer(LibraryContract.self)
    let url = try #require(try server?.listen())
    #expect(try server?.listen() == url)
    server = nil
    // The port is free.
    var configuration = APIClient.Configuration(server: .init(url))
    wait(in: &configuration)
    let api = APIClient(configuration, transport: URLSessionTransport())
    let error = await #expect(throws: APIError.self) { try await api.send(Get()) }
    #expect(error?.transportCode == .cannotConnect)
  }
}

private struct Get: Endpoint {
  var request: EndpointRequest { EndpointRequest(.get, "/a") }
}

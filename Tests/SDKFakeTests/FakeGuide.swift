import Foundation
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

// The code of SDKFake's guide.

@Test func whatAnAppSendsIsKept() async throws {
  let library = FakeServer(LibraryContract.self, seed: 7)
  let api = LibraryClient(login: "any token", transport: library)

  let loan = try await api.loans.add(name: "Momo")
  #expect(try await api.loans.get(id: loan.id) == loan)
  try library.verify()
}

@Test func anAppBeginsWithRecordsOfItsOwn() async throws {
  let library = try FakeServer(
    LibraryContract.self, data: ["/books": [["id": 1, "name": "Momo"] as JSON]])
  let api = LibraryClient(login: "any token", transport: library)
  let begun = library.snapshot()

  #expect(try await api.books.list().items == [Thing(id: 1, name: "Momo")])
  try library.setRecords(of: "/books", to: [Thing.Input(name: "Jim Button")])
  #expect(try await api.books.list().items.map(\.name) == ["Jim Button"])
  library.reset(to: begun)
  #expect(try library.records(of: "/books", as: Thing.self).map(\.name) == ["Momo"])
}

private func demo(_ folder: URL) throws -> LibraryClient {
  let library = try FakeServer(LibraryContract.self, data: .folder(folder))
  library.latency = .milliseconds(300)
  return LibraryClient(login: "any token", transport: library)
}

@Test func someBooksAreLost() async throws {
  let library = FakeServer(LibraryContract.self)
  let api = LibraryClient(login: "any token", transport: library)
  library.on(BooksEndpoint.self) { endpoint, store in
    switch endpoint {
    case .get(id: 13): .status(404)
    case .get(id: 14):
      try .encoding(Thing(id: 14, name: "\(store.records(of: "/loans").count) loans"))
    default: nil
    }
  }
  await #expect(throws: APIError.self) { try await api.books.get(id: 13) }
  #expect(try await api.books.get(id: 14).name == "3 loans")
  try library.verify()
}

@Test func whatTheSpecForbidsIsReported() async throws {
  let library = FakeServer(LibraryContract.self)
  let api = LibraryClient(login: "any token", transport: library)

  await #expect(throws: APIError.self) { try await api.books.list(limit: 0) }
  let error = #expect(throws: FakeServerError.self) { try library.verify() }
  #expect(error?.complaints.first?.violation.subject == "query.limit")
}

@Test func aListIsAskedForAgain() async throws {
  let clock = TestClock()
  let library = FakeServer(LibraryContract.self, clock: clock)
  library.disturb("Books.list", first: 2, .status(503))
  let api = LibraryClient(login: "any token", transport: library) { $0.clock = clock }

  let books = Task { try await api.books.list() }
  for _ in 0..<2 {
    try await clock.sleepers(1)
    clock.advance(by: .seconds(10))
  }
  #expect(try await books.value.items.count == 2)
}

private func handleRequests(of library: FakeServer) {
  library.on("Books.list") { request, _ in
    request.headers["Accept-Language"] == "ko" ? .text("준비 중", status: 503) : nil
  }
}

private func disturb(_ library: FakeServer) {
  library.disturb("Books.text", .cut(after: 100))
  library.disturb("Books.cover", first: 3, .timeout)
  library.disturb(.all, share: 0.05, .failure(.connectionLost))
  library.limit("Books.list", to: 100, per: .seconds(60))
  library.latency = .milliseconds(80)
}

@Test func anotherProcessAsks() async throws {
  let library = FakeServer(LibraryContract.self)
  let url = try library.listen()
  let api = LibraryClient(server: .init(url), login: "any token") { $0.defaultDeadline = nil }

  #expect(try await api.books.list().items.count == 2)
}

@Test func theLoginEndsAndIsRenewed() async throws {
  let clock = TestClock()
  let start = clock.now
  let library = FakeServer(LibraryContract.self, clock: clock)
  library.credentials = .issuedTokens
  library.tokenLifetime = .seconds(600)
  let login = OAuth2.clientCredentials(
    tokenURL: "https://library.example/v1/oauth/token", clientID: "app", clientSecret: "secret",
    transport: library, clock: clock,
    now: { Date(timeIntervalSince1970: start.duration(to: clock.now) / .seconds(1)) })
  let api = LibraryClient(login: .init(login), transport: library)

  _ = try await api.books.list()
  let first = try await login.token()
  clock.advance(by: .seconds(600))
  _ = try await api.books.list()
  #expect(try await login.token() != first)
}

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

/// The client of an app, which its views get from here and from nowhere else.
private func client(token: String, demo: URL?) throws -> LibraryClient {
  guard let demo else { return LibraryClient(login: .init(token)) }
  let library = try FakeServer(LibraryContract.self, seed: 7, data: .folder(demo))
  library.judging = .lenient
  library.latency = .milliseconds(300)
  return LibraryClient(login: "demo", transport: library)
}

/// Whether this is the account that App Review is told of; the server knows none of that name.
private func isDemo(user: String, password: String) -> Bool {
  user == "review@library.example" && password == "a password for App Review alone"
}

@Test func everyOperationOfTheDemoHasAnAnswer() async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "demo-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data(#"[{ "id": 1, "name": "Momo" }]"#.utf8).write(to: folder.appending(path: "books.json"))
  #expect(isDemo(user: "review@library.example", password: "a password for App Review alone"))

  let api = try client(token: "", demo: folder)
  #expect(try await api.books.list().items == [Thing(id: 1, name: "Momo")])
  let loan = try await api.loans.add(name: "Momo")
  #expect(try await api.loans.get(id: loan.id) == loan)
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

/// The client of an app: a UI test gives the server.
private func client(for environment: [String: String]) -> LibraryClient {
  let server = environment["API"].map { Server($0) } ?? "https://library.example/v1"
  return LibraryClient(server: server, login: "any token") { $0.defaultDeadline = nil }
}

@Test func anotherProcessAsks() async throws {
  let library = FakeServer(LibraryContract.self)
  let url = try library.listen()
  let environment = ["API": url.absoluteString]
  let api = client(for: environment)

  #expect(try await api.books.list().items.count == 2)
  try library.verify()
}

@Test func aMockOfOnesOwnKeepsToTheSpec() async throws {
  let mock = MockTransport().on(.any, .json(#"{ "id": 7, "name": "Momo" }"#))

  let checked = CheckedTransport(mock, by: LibraryContract.self)
  let api = LibraryClient(login: "any token", transport: checked)
  #expect(try await api.books.get(id: 7).name == "Momo")
  try checked.verify()
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

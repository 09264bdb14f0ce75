import Foundation
import SDKDemoBirdWatch
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

/// Handlers that get the endpoint of a request.
struct TypedHandlerTests {
  private let server = FakeServer(LibraryContract.self, seed: 7)
  private var api: LibraryClient { LibraryClient(login: "t", transport: server) }

  /// Sends endpoints, and returns what a handler of their type gets.
  private func arrived<Group: FakeEndpoint>(
    _ sent: [Group], at server: FakeServer, by client: APIClient, headers: HTTPHeaders = [:]
  ) async throws -> [Group] {
    let seen = Locked<[Group]>([])
    server.on(Group.self) { endpoint, _ in
      seen.with { $0.append(endpoint) }
      return nil
    }
    for endpoint in sent { try await client.send(endpoint, options: .init(headers: headers)) }
    try server.verify()
    return seen.with { $0 }
  }

  private func expectTheSame<Group: FakeEndpoint>(
    _ sent: [Group], at server: FakeServer, by client: APIClient,
    _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let arrived = try await arrived(sent, at: server, by: client)
    #expect(arrived.map { "\($0)" } == sent.map { "\($0)" }, sourceLocation: place)
  }

  @Test func endpointsArriveAsTheyWereSent() async throws {
    let client = api.client
    try await expectTheSame(
      [BooksEndpoint.list(), .list(limit: 1), .get(id: 1)], at: server, by: client)
    try await expectTheSame(
      [LoansEndpoint.add(.init(name: "Momo & Käthe / 1")), .list(offset: 1, limit: 2)],
      at: server, by: client)
    let wanted = Wanted(words: ["a b", "c,d"], years: .init(from: 1900))
    try await expectTheSame(
      [
        CatalogueEndpoint.search(wanted: wanted), .searchWords(wanted: wanted), .searchWords(),
        .searchPath(selector: "$.a"), .pages(title: "a/b", theme: "dark"),
      ], at: server, by: client)
  }

  /// Of another module, whose models travel in one direction: dates, enums, objects in queries, lists.
  @Test func endpointsOfAnotherModuleArriveAsWell() async throws {
    let server = FakeServer(BirdWatchContract.self, seed: 7)
    let api = BirdWatchClient(token: "t", transport: server)
    let id = try #require(try await api.sightings.list().items.first?.id)
    let sighting = NewSighting(
      species: "turdus-merula", seenAt: Date(timeIntervalSince1970: 1_000_000),
      place: Place(lat: 52.5, lon: 13.4), count: 2)
    try await expectTheSame(
      [
        SightingsEndpoint.list(
          limit: 2, area: Area(center: "Berlin"), species: ["turdus-merula", "parus-major"]),
        .add(sighting), .correct(id: id, Correction(count: 3)),
      ], at: server, by: api.client)
  }

  @Test func filesArriveWithTheirNamesAndTypes() async throws {
    let file = UploadFile(
      data: Data("%PDF".utf8), fileName: "a.pdf", contentType: "application/pdf")
    let uploads = try await arrived(
      [AttachmentsEndpoint.create(file: file, name: "A")], at: server, by: api.client)
    guard case .create(let arrived, "A")? = uploads.first, case .data(let data) = arrived.content
    else {
      Issue.record("\(uploads)")
      return
    }
    #expect(data == Data("%PDF".utf8))
    #expect(arrived.fileName == "a.pdf" && arrived.contentType == "application/pdf")

    let covers = try await self.arrived(
      [BooksEndpoint.setCover(id: 1, .data(Data([0, 255])))], at: server, by: api.client,
      headers: ["Content-Type": "image/png"])
    guard case .setCover(id: 1, .data(Data([0, 255])))? = covers.first else {
      Issue.record("\(covers)")
      return
    }
  }

  @Test func handlersAreAskedInTheirOrder() async throws {
    server.on("Books.get") { request, _ in
      request.arguments["id"] == 1 ? .json(["id": 1, "name": "first"]) : nil
    }
    server.on(BooksEndpoint.self) { endpoint, _ in
      switch endpoint {
      case .get(let id) where id < 3: try .encoding(Thing(id: id, name: "second"))
      case .get(id: 4): throw TransportError(.offline)
      default: nil
      }
    }
    server.on("Books.get") { _, _ in .json(["id": 9, "name": "third"]) }
    var names: [String] = []
    for id in 1...3 { names.append(try await api.books.get(id: id).name) }
    #expect(names == ["first", "second", "third"])
    // Another operation of the group, and another group.
    #expect(try await api.books.list().items.count == 2)
    #expect(try await api.authors.get(id: 1).id == 1)
    let lost = await #expect(throws: APIError.self) {
      try await LibraryClient(login: "t", transport: server) {
        $0.options.retry = RetryPolicy.none
      }.books.get(id: 4)
    }
    #expect(lost?.transportCode == .offline)
    try server.verify()
  }

  @Test func whatTheyAnswerIsJudged() async throws {
    server.on(BooksEndpoint.self) { endpoint, _ in
      if case .get = endpoint { .json(["id": 1]) } else { nil }
    }
    await #expect(throws: APIError.self) { try await api.books.get(id: 1) }
    let error = #expect(throws: FakeServerError.self) { try server.verify() }
    #expect("\(try #require(error))".contains("body.name is missing"))
  }

  @Test func aRequestThatIsNoEndpointIsReported() async throws {
    server.judging = .lenient
    server.on(BooksEndpoint.self) { _, _ in .status(404) }
    let answer = try server.answered("GET /v1/books/abc", ["Authorization": "Bearer t"])
    #expect(answer.status == 500)
    let error = #expect(throws: FakeServerError.self) { try server.verify() }
    #expect(error?.complaints.contains { "\($0)".contains("is the error of a handler") } == true)
  }

  @Test func theyAnswerOverHTTPToo() async throws {
    server.on(LoansEndpoint.self) { endpoint, store in
      guard case .add(let loan) = endpoint else { return nil }
      let count = try store.records(of: "/loans").count
      return try .encoding(Thing(id: 77, name: "\(loan.name) after \(count)"), status: 201)
    }
    let remote = LibraryClient(server: .init(try server.listen()), login: "t") {
      $0.defaultDeadline = nil
      $0.options.timeout = .seconds(3600)
    }
    #expect(try await remote.loans.add(name: "Momo") == Thing(id: 77, name: "Momo after 3"))
    try server.verify()
  }
}

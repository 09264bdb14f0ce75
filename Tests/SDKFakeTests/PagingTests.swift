import Foundation
import SDKCore
import SDKFake
import SDKRuntime
import Testing

/// Lists are paged as the document's conventions say, and as the client of the same document follows them.
struct PagingTests {
  private let server: FakeServer
  private var api: LibraryClient { LibraryClient(login: "t", transport: server) }

  init() throws {
    let things = (1...5).map { JSON.object(["id": .integer($0), "name": "\($0)"]) }
    server = try FakeServer(
      LibraryContract.self,
      data: [
        "/books": things, "/authors": things, "/loans": things, "/shelves": things,
        "/readers": things, "/visits": things, "/topics": things,
      ])
  }

  private func ids(_ pages: Pages<some Sendable, Thing>) async throws -> [[Int]] {
    var found: [[Int]] = []
    var all: [Int] = []
    for try await page in pages { found.append(try items(of: page).map(\.id)) }
    for try await item in pages.items { all.append(item.id) }
    #expect(all == found.flatMap(\.self))
    return found
  }

  private func items(of page: some Sendable) throws -> [Thing] {
    switch page {
    case let page as [Thing]: page
    case let page as BooksEndpoint.ListResponse: page.items
    case let page as AuthorsEndpoint.ListResponse: page.data
    case let page as ShelvesEndpoint.ListResponse: page.data
    case let page as VisitsEndpoint.ListResponse: page.results
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private static let twos = [[1, 2], [3, 4], [5]]

  @Test func cursorsLeadOn() async throws {
    #expect(try await ids(api.books.listPages()) == Self.twos)
    #expect(try await ids(api.books.listPages(limit: 5)) == [[1, 2, 3, 4, 5]])
    #expect(try await api.books.list(limit: 5).nextCursor == nil)
    try server.verify()
  }

  @Test func numbersOfPagesAreFollowedToTheLast() async throws {
    #expect(try await ids(api.authors.listPages()) == Self.twos)
    let page = try await api.authors.list(page: 2, perPage: 2)
    #expect(page.data.map(\.id) == [3, 4])
    #expect(page.meta.page == 2 && page.meta.total == 5 && page.meta.totalPages == 3)
    #expect(try await api.authors.list(page: 9).data.isEmpty)
    try server.verify()
  }

  /// A QUERY asks with its body, which has the number or cursor.
  @Test func pagesOfBodiesAreFollowed() async throws {
    struct Search: Encodable, Sendable {
      var page: Int?
      var cursor: String?
      let limit = 2
    }
    struct Asked: Endpoint {
      var path: PathTemplate
      var body: Search
      var request: EndpointRequest { EndpointRequest("QUERY", path, body: .json(body)) }
    }
    struct Page: Decodable, Sendable {
      var items: [Thing]
      var next: String?
    }
    let thing =
      #"{"type": "object", "required": ["id", "name"], "properties": {"id": {"type": "integer"}, "name": {"type": "string"}}}"#
    let list = #"{"type": "array", "items": \#(thing)}"#
    let page = #"{"type": "object", "properties": {"items": \#(list), "next": {"type": "string"}}}"#
    func operation(_ id: String, _ schema: String, _ paging: String) -> String {
      #"""
      {"id": "\#(id)", "pagination": \#(paging), "requestBody": {"required": true, "content": {"application/json": {
        "schema": {"type": "object"}}}}, "responses": {"200": {"content": {"application/json": {"schema": \#(schema)}}}}}
      """#
    }
    let item =
      #"{"GET": {"parameters": [{"name": "id", "in": "path"}], "responses": {"200": {"content": {"application/json": {"schema": \#(thing)}}}}}}"#
    let server = try FakeServer(
      contract: #"""
        {"paths": {
          "/numbers": {"QUERY": \#(operation("numbers", list, #"{"page": "page", "size": "limit", "first": 0}"#))},
          "/cursors": {"QUERY": \#(operation("cursors", page, #"{"cursor": "cursor", "next": ["next"], "items": ["items"]}"#))},
          "/numbers/{id}": \#(item), "/cursors/{id}": \#(item)}}
        """#)
    let things = (1...5).map { JSON.object(["id": .integer($0), "name": "\($0)"]) }
    try server.setRecords(of: "/numbers", to: things)
    try server.setRecords(of: "/cursors", to: things)
    let client = APIClient(.init(server: "https://api.example.com"), transport: server)
    let numbers = client.pages(as: [Thing].self, items: \.self, by: .page(from: 0)) { page in
      Asked(path: "/numbers", body: Search(page: page))
    }
    let cursors = client.pages(
      as: Page.self, items: \.items,
      by: .cursor("cursor", from: nil as String?, next: .path(["next"]))
    ) { cursor in
      Asked(path: "/cursors", body: Search(cursor: cursor))
    }
    #expect(try await ids(numbers) == Self.twos)
    var found: [[Int]] = []
    for try await page in cursors { found.append(page.items.map(\.id)) }
    #expect(found == Self.twos)
    try server.verify()
  }

  @Test func offsetsAreFollowed() async throws {
    #expect(try await ids(api.loans.listPages()) == Self.twos)
    #expect(try await api.loans.list(offset: 3, limit: 9).map(\.id) == [4, 5])
    try server.verify()
  }

  @Test func theLastRecordLeadsOn() async throws {
    #expect(try await ids(api.shelves.listPages()) == Self.twos)
    let last = try await api.shelves.list(startingAfter: 4)
    #expect(last.data.map(\.id) == [5] && !last.hasMore)
    try server.verify()
  }

  @Test func linksLeadOn() async throws {
    #expect(try await ids(api.readers.listPages()) == Self.twos)
    let (_, first) = try await api.withResponse { try await $0.readers.list(limit: 3) }
    #expect(
      first.headers["Link"] == """
        <https://library.example/v1/readers?limit=3&page=2>; rel="next", \
        <https://library.example/v1/readers?limit=3&page=1>; rel="first", \
        <https://library.example/v1/readers?limit=3&page=2>; rel="last"
        """)
    try server.verify()
  }

  @Test func urlsLeadOn() async throws {
    #expect(try await ids(api.visits.listPages()) == Self.twos)
    let last = try await api.visits.list(page: 3)
    #expect(last.next == nil)
    #expect(last.previous == "https://library.example/v1/visits?page=2")
    try server.verify()
  }

  @Test func headersLeadOn() async throws {
    #expect(try await ids(api.topics.listPages()) == Self.twos)
    try server.verify()
  }

  /// What is made while somebody goes through the pages is on the last.
  @Test func pagesAreThoseOfTheMoment() async throws {
    let pages = api.loans.listPages().makeAsyncIterator()
    var iterator = pages
    #expect(try await iterator.next()?.count == 2)
    let added = try await api.loans.add(name: "6")
    #expect(try await iterator.next()?.count == 2)
    #expect(try await iterator.next()?.map(\.id) == [5, added.id])
    try server.verify()
  }
}

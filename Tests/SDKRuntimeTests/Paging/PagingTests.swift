import Foundation
import SDKRuntime
import SDKTesting
import Testing

private struct Envelope: Codable, Sendable {
  var data: [Int]
}

/// Pages whose answers follow each other in this order.
private struct Book {
  let mock = MockTransport()
  let client: APIClient

  init(_ replies: Reply...) {
    let left = Locked(replies[...])
    mock.on(.any) { _ in left.with { $0.popFirst() } }
    client = APIClient(.init(server: testServer), transport: mock)
  }

  func list(_ step: PageStep<String?>, more: [String] = []) -> Pages<Envelope, Int> {
    client.pages(as: Envelope.self, items: \.data, by: step, more: more) {
      TestEndpoint.get("/list", query: [("after", $0)])
    }
  }

  func listed(_ step: PageStep<Int>, more: [String] = []) -> Pages<Envelope, Int> {
    client.pages(as: Envelope.self, items: \.data, by: step, more: more) {
      TestEndpoint.get("/list", query: [("at", $0)])
    }
  }

  func numbered(_ step: PageStep<Int>) -> Pages<[Int], Int> {
    client.pages(as: [Int].self, items: \.self, by: step) {
      TestEndpoint.get("/list", query: [("at", $0)])
    }
  }

  var queries: [String] { mock.calls.map { $0.request.url.query ?? "" } }
}

/// A list that is read from a position on, in the query or in the body.
private struct Moving: Endpoint {
  let at: Int
  let isBody: Bool

  var request: EndpointRequest {
    isBody
      ? EndpointRequest(.post, "/list", body: .json(["at": at]))
      : EndpointRequest(.get, "/list", query: [("at", at)])
  }
}

extension AsyncSequence {
  fileprivate func all() async throws -> [Element] {
    var all: [Element] = []
    for try await element in self { all.append(element) }
    return all
  }
}

@Suite(.timeLimit(.minutes(15))) struct PagingTests {
  @Test func pagesAreNumberedUntilOneIsEmpty() async throws {
    let book = Book(.json("[1,2]"), .json("[3]"), .json("[]"))

    #expect(try await book.numbered(.page(from: 1)).all() == [[1, 2], [3]])
    #expect(book.queries == ["at=1", "at=2", "at=3"])
  }

  @Test func offsetsGoPastTheItems() async throws {
    let book = Book(.json("[1,2]"), .json("[3]"), .json("[]"))

    #expect(try await book.numbered(.offset(from: 5)).items.all() == [1, 2, 3])
    #expect(book.queries == ["at=5", "at=7", "at=8"])
  }

  @Test func aServerThatIgnoresTheNumberIsNotAskedForEver() async {
    for step in [PageStep<Int>.page(from: 1), .offset(from: 0)] {
      let book = Book(.json("[1,2]"), .json("[3,4]"), .json("[3,4]"), .json("[5,6]"))
      let found = Locked<[Int]>([])

      let error = await failure {
        for try await item in book.numbered(step).items { found.with { $0.append(item) } }
      }

      #expect(error?.kind == .paging)
      #expect(error?.reason == "the server sends the same page again")
      #expect(found.with { $0 } == [1, 2, 3, 4])
      #expect(book.queries.count == 3)
    }
  }

  @Test func norAreOnesThatAreFollowedByHand() async {
    let book = Book(.json("[1]"), .json("[1]"), .json("[1]"), .json("[]"))
    let pages = book.client.pages(from: TestEndpoint.get("/a"), as: [Int].self, items: \.self) {
      _ in
      TestEndpoint.get("/b")
    }

    #expect(await failure { _ = try await pages.all() }?.kind == .paging)
    #expect(book.mock.calls.count == 3)
  }

  /// What is next may stand in the query, or in the body.
  @Test(arguments: [true, false])
  func equalPagesOfEndpointsThatMoveAreNoMistake(isBody: Bool) async throws {
    let mock = MockTransport()
    let left = Locked(3)
    mock.on(.any) { _ in
      left.with {
        $0 -= 1
        return $0 < 0 ? .json("[]") : .json("[0]")
      }
    }
    let client = APIClient(.init(server: testServer), transport: mock)
    let pages = client.pages(from: Moving(at: 0, isBody: isBody), as: [Int].self, items: \.self) {
      response in
      response.value.isEmpty ? nil : Moving(at: mock.calls.count, isBody: isBody)
    }

    #expect(try await pages.items.all() == [0, 0, 0])
  }

  @Test func equalPagesOfEndpointsThatMoveEndAtSomeTime() async {
    let mock = MockTransport().on(.any, .json("[0]"))
    let client = APIClient(.init(server: testServer), transport: mock)
    let pages = client.pages(from: Moving(at: 0, isBody: false), as: [Int].self, items: \.self) {
      _ in
      Moving(at: mock.calls.count, isBody: false)
    }

    let error = await failure { _ = try await pages.all() }

    #expect(error?.reason == "1000 pages in a row are the same, and each names another one")
  }

  /// The server's word counts more than an empty page.
  @Test(arguments: [(["last"], #""last":false"#), (["pages"], #""pages":3"#)])
  func anEmptyPageThatIsNotTheLastEndsNothing(last: [String], says: String) async throws {
    let book = Book(
      .json(#"{"data":[1],\#(says)}"#), .json(#"{"data":[],\#(says)}"#),
      .json(#"{"data":[2],"last":true,"pages":3}"#))

    #expect(try await book.listed(.page(from: 1, last: last)).items.all() == [1, 2])
  }

  @Test func pagesThatComeAgainLaterAreNoMistake() async throws {
    let book = Book(.json("[1]"), .json("[2]"), .json("[1]"), .json("[]"))

    #expect(try await book.numbered(.page(from: 1)).items.all() == [1, 2, 1])
  }

  @Test func theLastNumberEndsThePages() async throws {
    let book = Book(.json("[1]"))

    #expect(try await book.numbered(.page(from: .max)).all() == [[1]])
  }

  @Test(arguments: [
    #"{"data":[2],"next":null}"#, #"{"data":[2],"next":""}"#, #"{"data":[2]}"#,
    #"{"data":[2],"next":false}"#,
  ])
  func aCursorIsFollowedUntilThereIsNone(last: String) async throws {
    let book = Book(.json(#"{"data":[1],"next":"a b"}"#), .json(last))

    let items = try await book.list(.cursor("after", from: nil, next: .path(["next"]))).items.all()

    #expect(items == [1, 2])
    #expect(book.queries == ["", "after=a%20b"])
  }

  @Test func aLinkThatNamesNoNextPageEndsNumberedPages() async throws {
    let first = Reply.json("[1]").header("Link", "</list?at=2>; rel=next")
    let last = Reply.json("[2]").header("Link", "</list?at=1>; rel=prev")
    let book = Book(first, last)

    #expect(try await book.numbered(.page(from: 1)).all() == [[1], [2]])
    // Other links say nothing of pages.
    let other = Reply.json("[1]").header("Link", "</style.css>; rel=preload")
    #expect(try await Book(other, .json("[]")).numbered(.offset(from: 0)).all() == [[1]])
  }

  /// As Spring says it: `last`, or how many pages there are.
  @Test(arguments: [
    (["last"], #""last":false"#, #""last":true"#),
    (["page", "totalPages"], #""page":{"totalPages":2}"#, #""page":{"totalPages":2}"#),
    (["pages"], #""pages":null"#, #""pages":0"#), (["pages"], #""other":2"#, #""pages":"2""#),
  ])
  func theLastPageSaysSo(last: [String], first: String, second: String) async throws {
    for origin in [0, 1] {
      let book = Book(
        .json(#"{"data":[1],\#(first)}"#), .json(#"{"data":[2],\#(second)}"#))
      let step = PageStep<Int>.page(from: origin, last: last, origin: origin)

      #expect(try await book.listed(step).items.all() == [1, 2])
      #expect(book.mock.calls.count == 2)
    }
  }

  @Test func theNumberOfPagesCountsFromTheFirst() async throws {
    let book = Book(
      .json(#"{"data":[1],"pages":7}"#), .json(#"{"data":[2],"pages":7}"#))

    // Callers may begin in the middle.
    let step = PageStep<Int>.page(from: 6, last: ["pages"], origin: 1)
    #expect(try await book.listed(step).items.all() == [1, 2])
    // Numbers of any size end nothing that they should not.
    let huge = Book(.json(#"{"data":[1],"pages":9223372036854775807}"#), .json(#"{"data":[]}"#))
    #expect(
      try await huge.listed(.page(from: 1, last: ["pages"], origin: 1)).items.all() == [1])
    let edge = Book(.json(#"{"data":[1],"pages":1}"#))
    #expect(try await edge.listed(.page(from: .max, last: ["pages"])).items.all() == [1])
  }

  @Test func theURLOfTheNextPageGivesItsQuery() async throws {
    let book = Book(
      .json(#"{"data":[1],"next":"/v2/list?page%5Bat%5D=a+b&size=1"}"#),
      .json(#"{"data":[2],"next":null}"#))
    let first = TestEndpoint.get(
      "/list", query: [("size", 9), ("sort", "x"), ("page", EncodedValue(["at": 0], .deepObject))])
    let pages = book.client.pages(
      from: first, as: Envelope.self, items: \.data, following: .path(["next"]))

    #expect(try await pages.items.all() == [1, 2])
    #expect(book.mock.calls.map(\.request.url.path).allSatisfy { $0.hasSuffix("/list") })
    #expect(book.queries == ["size=9&sort=x&page%5Bat%5D=0", "sort=x&page%5Bat%5D=a%20b&size=1"])
  }

  @Test func linksAreFollowedWithoutTheKeyInThem() async throws {
    let mock = MockTransport()
    let left = Locked<[Reply]>([
      .json("[1]").header("Link", "</list?key=old&n=2>; rel=next"), .json("[2]"),
    ])
    mock.on(.any) { _ in left.with { $0.removeFirst() } }
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [SecurityScheme("key", .apiKey("key", in: .query), "k")]
    let client = APIClient(configuration, transport: mock)
    let pages = client.pages(
      from: TestEndpoint.get("/list"), as: [Int].self, items: \.self, following: .link)

    #expect(try await pages.items.all() == [1, 2])
    #expect(mock.calls.map { $0.request.url.query ?? "" } == ["key=k", "n=2&key=k"])
    #expect(mock.calls.allSatisfy { $0.endpoint(as: TestEndpoint.self) != nil })
  }

  @Test func parametersWithoutAValueAreKept() async throws {
    let book = Book(.json(#"{"data":[1],"next":"?archived&at=2&x="}"#), .json(#"{"data":[2]}"#))
    let pages = book.client.pages(
      from: TestEndpoint.get("/list"), as: Envelope.self, items: \.data,
      following: .path(["next"]))

    #expect(try await pages.items.all() == [1, 2])
    #expect(book.queries.last == "archived=&at=2&x=")
  }

  @Test(arguments: ["https://elsewhere.example/list?at=2", "/list"])
  func otherOriginsAndURLsWithoutAQueryAreRefused(next: String) async {
    let book = Book(.json(#"{"data":[1],"next":"\#(next)"}"#), .json("{}"))
    let pages = book.client.pages(
      from: TestEndpoint.get("/list"), as: Envelope.self, items: \.data,
      following: .path(["next"]))

    #expect(await failure { _ = try await pages.all() }?.kind == .paging)
    #expect(book.mock.calls.count == 1)
  }

  @Test func theLastItemIsACursor() async throws {
    let book = Book(.json("[4,9]"), .json("[]"))
    let step = PageStep<Int>.cursor("after", from: 0, next: .last(of: [], []))

    #expect(try await book.numbered(step).all() == [[4, 9]])
    #expect(book.queries == ["at=0", "at=9"])
  }

  @Test func aHeaderHoldsTheCursor() async throws {
    let book = Book(.json(#"{"data":[1]}"#).header("X-Next", "n"), .json(#"{"data":[2]}"#))

    let pages = book.list(.cursor("after", from: nil, next: .header("X-Next")))

    #expect(try await pages.items.all() == [1, 2])
    #expect(book.queries == ["", "after=n"])
  }

  @Test func moreIsHeeded() async throws {
    let book = Book(
      .json(#"{"data":[1],"next":"a","meta":{"more":true}}"#),
      .json(#"{"data":[2],"next":"b","meta":{"more":false}}"#))
    let step = PageStep<String?>.cursor("after", from: nil, next: .path(["next"]))

    #expect(try await book.list(step, more: ["meta", "more"]).items.all() == [1, 2])
    #expect(book.mock.calls.count == 2)
  }

  @Test(arguments: [
    #"</list?after=b%2B1&x=1>; rel="next""#,
    #"<https://api.example.com/list?after=c>; rel=prev, <?after=b%2B1>; title="a, b"; rel="next last""#,
    #"<https://API.example.com:443/list?x&after=b%2B1#here>; REL=Next"#,
    #"<?after=b%2B1>; title="a \"b, c\\"; rel="next""#,
  ])
  func theLinkHeaderIsFollowed(link: String) async throws {
    let book = Book(.json(#"{"data":[1]}"#).header("Link", link), .json(#"{"data":[2]}"#))

    let pages = book.list(.cursor("after", from: nil, next: .link))

    #expect(try await pages.items.all() == [1, 2])
    #expect(book.queries == ["", "after=b%2B1"])
  }

  @Test(arguments: [
    #"{"data":[1],"next":"https://api.example.com/list?after=k"}"#,
    #"{"data":[1],"next":"/list?after=k"}"#,
  ])
  func aURLInTheResponseIsFollowed(first: String) async throws {
    let book = Book(.json(first), .json(#"{"data":[2]}"#))

    let pages = book.list(.cursor("after", from: nil, next: .path(["next"])))

    #expect(try await pages.items.all() == [1, 2])
    #expect(book.queries == ["", "after=k"])
  }

  @Test func handWrittenEndpointsSayWhatIsNext() async throws {
    let book = Book(.json("[1]"), .json("[2]"))
    let pages = book.client.pages(
      from: TestEndpoint.get("/a"), as: [Int].self, items: \.self
    ) { response in
      response.value == [1] ? .get("/b") : nil
    }

    #expect(try await pages.items.all() == [1, 2])
    #expect(book.mock.calls.map { $0.request.url.path } == ["/a", "/b"])
  }

  @Test func cannedPagesNeedNoClient() async throws {
    let pages = Pages([[1, 2], [3]]) { $0 }

    #expect(try await pages.all() == [[1, 2], [3]])
    #expect(try await pages.items.all() == [1, 2, 3])
    #expect(try await Pages([[1], [], [2]]) { $0 }.items.all() == [1, 2])
  }
}

@Suite(.timeLimit(.minutes(15))) struct PagingFaultTests {
  private let step = PageStep<String?>.cursor("after", from: nil, next: .path(["next"]))

  @Test func theSameCursorTwiceIsAnError() async throws {
    let page = Reply.json(#"{"data":[1],"next":"a"}"#)
    let book = Book(page, page, page)
    var items: [Int] = []

    let error = await failure { for try await item in book.list(step).items { items.append(item) } }

    #expect(error?.kind == .paging)
    #expect(items == [1])
    #expect(book.mock.calls.count == 2)
  }

  @Test func theFirstCursorCountsToo() async throws {
    let book = Book(.json(#"{"data":[1],"next":"a"}"#))
    let pages = book.list(.cursor("after", from: "a", next: .path(["next"])))

    let error = await failure { _ = try await pages.all() }

    #expect(error?.kind == .paging)
    #expect(book.mock.calls.count == 1)
  }

  @Test(arguments: [PageStep<Int>.page(from: 0), .offset(from: 0)])
  func anEmptyPageEndsNumberedPages(step: PageStep<Int>) async throws {
    let first = Book(.json("[]"), .json("[1]"))
    #expect(try await first.numbered(step).items.all() == [])
    #expect(first.mock.calls.count == 1)

    let second = Book(.json("[1]"), .json("[]"), .json("[2]"))
    #expect(try await second.numbered(step).items.all() == [1])
    #expect(second.mock.calls.count == 2)
  }

  @Test(arguments: ["", #","more":true"#])
  func anEmptyPageThatNamesItsSuccessorEndsNothing(more: String) async throws {
    func book() -> Book {
      Book(
        .json(#"{"data":[1],"next":"?after=a"\#(more)}"#),
        .json(#"{"data":[],"next":"?after=b"\#(more)}"#), .json(#"{"data":[2]}"#))
    }
    let flag = more.isEmpty ? [] : ["more"]
    let byCursor = book()
    #expect(try await byCursor.list(step, more: flag).items.all() == [1, 2])
    #expect(byCursor.queries == ["", "after=a", "after=b"])

    let byURL = book()
    let pages = byURL.client.pages(
      from: TestEndpoint.get("/list"), as: Envelope.self, items: \.data,
      following: .path(["next"]), more: flag)
    #expect(try await pages.items.all() == [1, 2])
    #expect(byURL.queries == ["", "after=a", "after=b"])
  }

  @Test func anEmptyFirstPageIsThereAndTheNextOnesFollow() async throws {
    let book = Book(
      .json(#"{"data":[],"next":"a"}"#), .json(#"{"data":[],"next":"b"}"#),
      .json(#"{"data":[1]}"#))

    #expect(try await book.list(step).all().map(\.data) == [[], [1]])
    #expect(book.mock.calls.count == 3)
  }

  @Test func emptyPagesByHandEndWhereTheCallerSaysSo() async throws {
    let book = Book(.json("[1]"), .json("[]"), .json("[2]"))
    let pages = book.client.pages(
      from: TestEndpoint.get("/a"), as: [Int].self, items: \.self
    ) { response in
      response.value == [2] ? nil : .get("/b")
    }

    #expect(try await pages.items.all() == [1, 2])
  }

  @Test func noMoreEndsAlsoAfterAnEmptyPage() async throws {
    let book = Book(.json(#"{"data":[],"next":"a","more":false}"#))

    #expect(try await book.list(step, more: ["more"]).items.all() == [])
    #expect(book.mock.calls.count == 1)
  }

  /// Services repeat the cursor that they were asked for where nothing is new.
  @Test func anEmptyPageThatLeadsNowhereNewIsTheLast() async throws {
    let book = Book(.json(#"{"data":[1],"next":"a"}"#), .json(#"{"data":[],"next":"a"}"#))

    #expect(try await book.list(step).items.all() == [1])
    #expect(book.mock.calls.count == 2)
  }

  @Test func equalPagesAreNoMistakeWhereTheCursorMoves() async throws {
    func page(_ number: Int) -> Reply {
      .json("[0,0,0]").header("Link", "</list?after=\(number)>; rel=next")
    }
    let book = Book(page(2), page(3), page(4), .json("[0,0,0]"))
    let pages = book.client.pages(
      from: TestEndpoint.get("/list"), as: [Int].self, items: \.self, following: .link)

    #expect(try await pages.items.all() == Array(repeating: 0, count: 12))
    #expect(book.queries == ["", "after=2", "after=3", "after=4"])
  }

  /// A `Link` that no document declares is the server's own word all the same.
  @Test func numberedPagesWhoseLinkMovesMayBeEqualOrEmpty() async throws {
    func page(_ body: String, next: Int) -> Reply {
      .json(body).header("Link", "</list?at=\(next)>; rel=next")
    }
    let equal = Book(page("[0]", next: 2), page("[0]", next: 3), .json("[0,1]"), .json("[]"))
    #expect(try await equal.numbered(.page(from: 1)).items.all() == [0, 0, 0, 1])

    let empty = Book(page("[1]", next: 2), page("[]", next: 3), .json("[2]"), .json("[]"))
    #expect(try await empty.numbered(.page(from: 1)).items.all() == [1, 2])
    #expect(empty.queries == ["at=1", "at=2", "at=3", "at=4"])

    // No item of an empty page moves an offset.
    let offset = Book(page("[1]", next: 1), page("[]", next: 3), .json("[2]"))
    #expect(try await offset.numbered(.offset(from: 0)).items.all() == [1])
  }

  @Test func aLinkThatDoesNotMoveSaysThatNumbersAreIgnored() async {
    let page = Reply.json("[1]").header("Link", "</list?at=2>; rel=next")
    let book = Book(page, page, page, page)

    let error = await failure { _ = try await book.numbered(.page(from: 1)).all() }

    #expect(error?.kind == .paging)
    #expect(book.mock.calls.count == 2)
  }

  @Test func moreThatLeadsNowhereIsAnError() async {
    let lastItem = PageStep<String?>.cursor("after", from: nil, next: .last(of: ["data"], []))
    for (page, step) in [
      (#"{"data":[],"more":true}"#, lastItem),
      (#"{"data":[1],"next":null,"more":true}"#, self.step),
    ] {
      let book = Book(.json(page))
      let error = await failure { _ = try await book.list(step, more: ["more"]).all() }

      #expect(error?.kind == .paging)
      #expect(error?.reason.contains("names none") == true)
    }
    let book = Book(.json(#"{"data":[1],"next":null,"more":true}"#))
    let pages = book.client.pages(
      from: TestEndpoint.get("/list"), as: Envelope.self, items: \.data,
      following: .path(["next"]), more: ["more"])
    #expect(await failure { _ = try await pages.all() }?.kind == .paging)
  }

  @Test func moreGoesOnBeyondAnEmptyPageByNumber() async throws {
    let book = Book(
      .json(#"{"data":[],"more":true}"#), .json(#"{"data":[1],"more":true}"#),
      .json(#"{"data":[],"more":false}"#))

    #expect(try await book.listed(.page(from: 1), more: ["more"]).items.all() == [1])
    #expect(book.queries == ["at=1", "at=2", "at=3"])
    let offset = Book(.json(#"{"data":[],"more":true}"#))
    #expect(try await offset.listed(.offset(from: 1), more: ["more"]).items.all() == [])
  }

  @Test func emptyPagesWithoutEndAreAnError() async throws {
    let mock = MockTransport()
    let count = Locked(0)
    mock.on(.any) { _ in
      let number = count.with { number in
        number += 1
        return number
      }
      return .json(#"{"data":[],"next":"\#(number)"}"#)
    }
    let client = APIClient(.init(server: testServer), transport: mock)
    let pages = client.pages(as: Envelope.self, items: \.data, by: step) {
      TestEndpoint.get("/list", query: [("after", $0)])
    }

    #expect(await failure { _ = try await pages.items.all() }?.kind == .paging)
    #expect(count.with { $0 } == 1000)
  }

  @Test(arguments: [
    "https://evil.example.com/list?after=b", "http://api.example.com/list?after=b",
    "https://api.example.com:8443/list?after=b", "//evil.example.com/list?after=b",
  ])
  func anotherOriginIsRefused(url: String) async throws {
    let linked = Book(.json(#"{"data":[1]}"#).header("Link", "<\(url)>; rel=next"))
    let written = Book(.json(#"{"data":[1],"next":"\#(url)"}"#))

    let first = await failure {
      _ = try await linked.list(.cursor("after", from: nil, next: .link)).all()
    }
    let second = await failure { _ = try await written.list(step).all() }

    #expect(first?.kind == .paging && second?.kind == .paging)
    #expect(linked.mock.calls.count == 1 && written.mock.calls.count == 1)
  }

  @Test func leavingTheLoopSendsNothingFurther() async throws {
    let book = Book(.json("[1,2]"), .json("[3]"))

    for try await _ in book.numbered(.page(from: 1)).items { break }

    #expect(book.mock.calls.count == 1)
  }

  @Test func aFailedPageEndsTheSequence() async throws {
    let book = Book(.json("[1]"), .status(404), .json("[2]"))
    var pages = book.numbered(.page(from: 1)).makeAsyncIterator()

    #expect(try await pages.next() == [1])
    let error = await failure { _ = try await pages.next() }
    #expect(error?.status == 404)
    #expect(try await pages.next() == nil)
  }

  @Test func aCursorOfAnotherTypeIsAnError() async throws {
    let book = Book(.json("[1]").header("X-Next", "7,8"))
    let step = PageStep<Int>.cursor("after", from: 0, next: .header("X-Next"))

    let error = await failure { _ = try await book.numbered(step).all() }

    #expect(error?.kind == .paging)
  }
}

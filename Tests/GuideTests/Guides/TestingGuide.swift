import Foundation
import SDKDemoBirdWatch
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of SDKTesting's guides.

@MainActor
final class PostsModel {
  private(set) var titles: [String] = []
  private(set) var message: String?
  private let api: JSONPlaceholderClient

  init(api: JSONPlaceholderClient) { self.api = api }

  func load() async {
    do {
      titles = try await api.posts.list(userID: 1).map(\.title)
      message = nil
    } catch is CancellationError {
      // The view has gone.
    } catch {
      message = error.localizedDescription
    }
  }
}

private let postsText = #"[{ "id": 1, "userId": 1, "title": "Hello", "body": "…" }]"#

@Test @MainActor func theModelShowsTitles() async throws {
  let mock = MockTransport().on(.get("/posts").query(["userId": "1"]), .json(postsText))
  let model = PostsModel(api: JSONPlaceholderClient(transport: mock))

  await model.load()

  #expect(model.titles == ["Hello"])
  #expect(model.message == nil)
  try mock.verify()
}

@Test @MainActor func theModelShowsWhyNothingCame() async {
  let mock = MockTransport().on(.get("/posts"), .failure(.offline))
  let api = JSONPlaceholderClient(transport: mock) {
    $0.options.maxRetries = 0
    $0.errorMessages.preferred = { ["en"] }
  }
  let model = PostsModel(api: api)

  await model.load()

  #expect(model.message == "There is no network connection.")
}

@Test @MainActor func theModelShowsThatAStubIsMissing() async {
  let model = PostsModel(api: JSONPlaceholderClient(transport: MockTransport()))

  await model.load()

  #expect(model.message == "no stub matches GET /posts (Posts.list); there are no stubs")
}

extension JSONPlaceholderClient {
  static var offline: Self {
    let mock = MockTransport()
      .on(.get("/posts"), .json(postsText))
      .on(.get("/posts/{id}"), .json(#"{ "id": 1, "userId": 1, "title": "Hello", "body": "…" }"#))
    return Self(transport: mock)
  }
}

@Test func stubsMatchRequests() async throws {
  let post = Reply.json(#"{ "id": 1, "userId": 1, "title": "Hello", "body": "…" }"#)
  let mock = MockTransport()
    .on(.get("/posts/404"), .json("{}", status: 404))
    .on(.get("/posts/{id}"), times: 1...2, post.header("ETag", "\"1\""))
    .on(.post("/posts").json(["title": "Hello"]), .status(503), post)
    .on(.operation("Posts.remove"), times: 1, .status(204))
  let api = JSONPlaceholderClient(transport: mock) {
    $0.options.retry = RetryPolicy(baseDelay: .zero)
  }

  _ = try await api.posts.get(id: 1)
  try await api.posts.create(
    userID: 1, title: "Hello", body: "…", options: .init(idempotencyKey: "draft-1"))
  try await api.posts.remove(id: 1)

  #expect(mock.calls(.post("/posts")).count == 2)
  #expect(try mock.calls[1].body(as: JSON.self)["title"] == "Hello")
  try mock.verify()
}

@Test func endpointsAnswerByCase() async throws {
  let mock = MockTransport().on(PostsEndpoint.self) { endpoint, _ in
    switch endpoint {
    case .get(let id): .json(#"{ "id": \#(id), "userId": 1, "title": "No. \#(id)", "body": "" }"#)
    case .remove: .status(204)
    default: nil
    }
  }
  #expect(try await JSONPlaceholderClient(transport: mock).posts.get(id: 7).title == "No. 7")
}

@Test func anAPIWithAuthenticationNeedsACredential() async throws {
  let mock = MockTransport().on(.get("/sightings"), .json(#"{ "items": [] }"#))
  let api = BirdWatchClient(token: "t", transport: mock)

  _ = try await api.sightings.list()

  #expect(mock.calls[0].request.headers["Authorization"] == "Bearer t")
  #expect("\(mock.calls[0].request.headers)".contains("Bearer t") == false)

  let without = BirdWatchClient(transport: mock)
  let error = await #expect(throws: APIError.self) { try await without.sightings.list() }
  #expect(error?.kind == .invalidRequest)
  #expect(error?.reason.contains("there is no credential for any of the security schemes") == true)
}

private func replies(clock: TestClock, fixtures: Bundle) throws -> [Reply] {
  let replies: [Reply] = [
    .json(#"{ "id": 1 }"#, status: 201),
    try .encoding(["id": 1]),  // a value that is `Encodable`
    try .fixture("Fixtures/shops.json", in: fixtures),
    .text("pong"),
    .data(Data([0x89, 0x50]), contentType: "image/png"),
    .status(204),  // no body
    .status(503).header("Retry-After", "2"),
    .events("event: added\ndata: { \"id\": 1 }\n\ndata: { \"id\": 2 }\n\n"),
    .chunks([Data("[1,".utf8), Data("2]".utf8)], thenFailing: .connectionLost),
    .failure(.offline),
    .json("[]").delayed(by: .seconds(2), on: clock),
  ]
  return replies
}

@Test func repliesAreOfManyKinds() async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  let fixtures = folder.appending(path: "Fixtures")
  try FileManager.default.createDirectory(at: fixtures, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data(#"{ "shops": [] }"#.utf8).write(to: fixtures.appending(path: "shops.json"))
  let bundle = try #require(Bundle(path: folder.path))

  let clock = TestClock()
  let replies = try replies(clock: clock, fixtures: bundle)
  let mock = MockTransport()
  for (index, reply) in replies.enumerated() { mock.on(.get("/\(index)"), reply) }
  let client = APIClient(.init(server: "https://example.com"), transport: mock)

  func get(_ index: Int) -> AdHocRequest<JSON> { AdHocRequest(.get, "/\(index)") }
  #expect(try await client.send(get(1)) == ["id": 1])
  #expect(try await client.send(get(2)) == ["shops": []])
  let offline = await #expect(throws: APIError.self) { try await client.send(get(9)) }
  #expect(offline?.transportCode == .offline)

  let late = Task { try await client.send(get(10)) }
  try await clock.sleepers(1)
  clock.advance(by: .seconds(2))
  #expect(try await late.value == [])
}

@Test func anUploadReportsItsProgressOverAConnection() async throws {
  let post = #"{ "id": 1, "userId": 1, "title": "Hello", "body": "…" }"#
  let server = try LoopbackServer()
  server.enqueue(
    .text(
      "HTTP/1.1 201 Created\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(post.utf8.count)\r\n\r\n\(post)"))
  let mock = MockTransport().on(.any, .json(post, status: 201))
  let session = MockSession(mock)

  let real = JSONPlaceholderClient(server: .init(server.url)) { $0.defaultDeadline = nil }
  #expect(try await sent(by: real) > 0)
  #expect(try await sent(by: JSONPlaceholderClient(transport: session.transport)) == 0)
  #expect(try await sent(by: JSONPlaceholderClient(transport: mock)) == 0)
}

/// Returns how many bytes of an upload a client has reported.
private func sent(by api: JSONPlaceholderClient) async throws -> Int {
  let (sent, told) = AsyncStream<Int>.makeStream()
  _ = try await api.posts.create(
    NewPost(userID: 1, title: "Hello", body: "…"),
    options: .init(progress: { progress in
      if progress.direction == .upload { told.yield(progress.completed) }
    }))
  told.finish()
  return await sent.reduce(0, max)
}

@Test func aServerMayStopInTheMiddle() async throws {
  let server = try LoopbackServer()
  server.enqueue(
    .text("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n[{"),
    .close)
  let api = JSONPlaceholderClient(server: .init(server.url)) {
    $0.options.maxRetries = 0
    $0.defaultDeadline = nil
  }

  let error = await #expect(throws: APIError.self) { try await api.posts.list() }

  #expect(error?.kind == .transport)
  #expect(server.requests.map(\.line) == ["GET /posts HTTP/1.1"])

  let birds = BirdWatchClient(server: .init(server.url), token: "t") {
    $0.options.maxRetries = 0
    $0.defaultDeadline = nil
  }
  let refused = await #expect(throws: APIError.self) { try await birds.sightings.list() }
  #expect(refused?.status == 500)
  #expect(server.requests.last?.line == "GET /sightings HTTP/1.1")
}

@Test @MainActor func thePreviewHasPosts() async {
  let model = PostsModel(api: .offline)
  await model.load()
  #expect(model.titles == ["Hello"])
}

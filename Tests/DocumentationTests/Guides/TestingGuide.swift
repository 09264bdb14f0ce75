import Foundation
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

@Test @MainActor func theModelShowsTitles() async {
  let mock = MockTransport().on(.get("/posts").query(["userId": "1"]), .json(postsText))
  let model = PostsModel(api: JSONPlaceholderClient(transport: mock))

  await model.load()

  #expect(model.titles == ["Hello"])
  #expect(model.message == nil)
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
    .on(.operation("Posts.remove"), .status(204))
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

@Test func aServerMayStopInTheMiddle() async throws {
  let server = try LoopbackServer()
  server.enqueue(
    .text("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n[{"),
    .close)
  let api = JSONPlaceholderClient(server: Server(server.url)) { $0.options.maxRetries = 0 }

  let error = await #expect(throws: APIError.self) { try await api.posts.list() }

  #expect(error?.kind == .transport)
  #expect(server.requests.map(\.line) == ["GET /posts HTTP/1.1"])
}

@Test @MainActor func thePreviewHasPosts() async {
  let model = PostsModel(api: .offline)
  await model.load()
  #expect(model.titles == ["Hello"])
}

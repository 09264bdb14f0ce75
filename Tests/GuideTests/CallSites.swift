import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The calls that README.md shows. It quotes these lines, so what it shows compiles and runs.

private func calls(of api: JSONPlaceholderClient) async throws -> [String] {
  let post = try await api.posts.get(id: 1)  // Post
  let page = try await api.posts.list(userID: 3, limit: 20)  // [Post]
  let draft = NewPost(userID: 3, title: "Hello", body: "…")
  let added = try await api.posts.create(draft)  // Post
  try await api.posts.remove(id: added.id)

  return [post.title] + page.map(\.title) + [added.title]
}

private func variations(of api: JSONPlaceholderClient) async throws -> (Post, HTTPResponse) {
  let slow = try await api.posts.get(id: 1, options: .init(deadline: .seconds(300)))
  let (post, http) = try await api.withResponse { try await $0.posts.get(id: 1) }

  #expect(slow == post)
  return (post, http)
}

private func titles(_ api: JSONPlaceholderClient) async throws -> [String] {
  var titles: [String] = []
  for try await post in api.posts.listPages(limit: 20).items { titles.append(post.title) }
  return titles
}

private func local() -> JSONPlaceholderClient {
  let local = JSONPlaceholderClient(server: "http://localhost:3000") { configuration in
    configuration.headers.append("X-Trace", "on")
  }
  return local
}

private func title(of id: Int, _ api: JSONPlaceholderClient) async throws -> String {
  do {
    return try await api.posts.get(id: id).title
  } catch let error as APIError {
    switch error.kind {
    case .status where error.declared is NotFound: return "gone"
    case .transport where error.transportCode == .offline: return "offline"
    default: throw error
    }
  }
}

@Test func aPostIsDecoded() async throws {
  let mock = MockTransport()
    .on(.get("/posts/1"), .json(#"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#))
  let api = JSONPlaceholderClient(transport: mock)

  let post = try await api.posts.get(id: 1)

  #expect(post.title == "Hello")
  #expect(mock.calls.map(\.operationID) == ["Posts.get"])
}

@Suite struct CallSiteTests {
  private let post = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

  private var mock: MockTransport {
    MockTransport()
      .on(.get("/posts/404"), .json("{}", status: 404))
      .on(.get("/posts/0"), .failure(.offline))
      .on(.get("/posts/{id}"), .json(post))
      .on(.get("/posts").query(["userId": "3", "_limit": "20"]), .json("[\(post)]"))
      .on(.post("/posts").json(["title": "Hello"]), .json(post, status: 201))
      .on(.delete("/posts/1"), .status(200))
  }

  @Test func callsWork() async throws {
    let titles = try await calls(of: JSONPlaceholderClient(transport: mock))
    #expect(titles == ["Hello", "Hello", "Hello"])
  }

  @Test func optionsAndResponse() async throws {
    let (post, http) = try await variations(of: JSONPlaceholderClient(transport: mock))
    #expect(post.userID == 3)
    #expect(http.status == 200)
  }

  @Test func pagesFollowEachOther() async throws {
    let pages = MockTransport()
      .on(.get("/posts").query(["_page": "1"]), .json("[\(post), \(post)]"))
      .on(.get("/posts").query(["_page": "2"]), .json("[\(post)]"))
      .on(.get("/posts").query(["_page": "3"]), .json("[]"))

    #expect(try await titles(JSONPlaceholderClient(transport: pages)).count == 3)
    #expect(pages.calls.count == 3)
  }

  @Test func configuring() {
    #expect(local().client.configuration.server == "http://localhost:3000")
  }

  @Test func errors() async throws {
    let api = JSONPlaceholderClient(transport: mock)
    #expect(try await title(of: 1, api) == "Hello")
    #expect(try await title(of: 404, api) == "gone")
    #expect(try await title(of: 0, api) == "offline")
  }

  @Test func aRealSessionCanBeMocked() async throws {
    let session = MockSession(mock)
    let api = JSONPlaceholderClient(transport: session.transport)
    #expect(try await api.posts.get(id: 1).title == "Hello")
  }
}

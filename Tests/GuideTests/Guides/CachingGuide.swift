import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Caching.md.

private func recentPosts(_ api: JSONPlaceholderClient) async throws -> [Post] {
  let posts = try await api.posts.list(options: .init(cache: .ttl(.seconds(300))))
  return posts
}

private func client(caches: URL, _ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(transport: transport) {
    $0.options.cache = .http
    $0.cache = ResponseCache(directory: caches.appending(path: "responses"))
  }
  return api
}

private func reload(_ api: JSONPlaceholderClient) async throws -> [Post] {
  let posts = try await api.posts.list(options: .init(cache: .refresh))
  return posts
}

private func savedTitle(_ api: JSONPlaceholderClient) async throws -> String? {
  let saved = try await api.client.cached(PostsEndpoint.get(id: 1), as: Post.self)
  return saved?.value.title
}

private func isFromCache(_ api: JSONPlaceholderClient) async throws -> Bool {
  let (_, response) = try await api.withResponse { try await $0.posts.get(id: 1) }
  if case .cache(let age) = response.source {
    print("from the cache, \(age) old")
    return true
  }
  return false
}

private func rename(_ api: JSONPlaceholderClient) async throws {
  try await api.posts.change(id: 1, title: "Better")
  try await api.client.removeFromCache(PostsEndpoint.get(id: 1))
}

private func seed(_ api: JSONPlaceholderClient) async throws {
  let welcome: JSON = ["id": 1, "userId": 3, "title": "Welcome", "body": ""]
  try await api.client.storeInCache(welcome, for: PostsEndpoint.get(id: 1))
}

private func logOut(_ api: JSONPlaceholderClient) async {
  await api.client.cache.removeAll()
}

private func finish(_ api: JSONPlaceholderClient) async {
  await api.client.cache.flush()
}

private func sharedPost(_ api: JSONPlaceholderClient) async throws -> Post {
  let post = try await api.posts.get(id: 1, options: .init(sharesExchange: true))
  return post
}

@Suite struct CachingGuideTests {
  private let text = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

  private var mock: MockTransport {
    MockTransport()
      .on(
        .get("/posts/1"),
        .json(text).header("Cache-Control", "max-age=60").header("ETag", "\"1\"")
      )
      .on(.patch("/posts/1"), .json(text))
      .on(.get("/posts"), .json("[\(text)]"))
  }

  @Test func aFreshResponseIsServedFromTheCache() async throws {
    let mock = mock
    let api = JSONPlaceholderClient(transport: mock)
    _ = try await recentPosts(api)
    #expect(try await recentPosts(api).count == 1)
    #expect(mock.calls.count == 1)
    #expect(try await reload(api).count == 1)
    #expect(mock.calls.count == 2)
  }

  @Test func theCacheIsReadFilledAndEmptied() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let api = client(caches: folder, mock)

    #expect(try await savedTitle(api) == nil)
    #expect(try await !isFromCache(api))
    #expect(try await isFromCache(api))
    #expect(try await savedTitle(api) == "Hello")
    try await rename(api)
    #expect(try await savedTitle(api) == nil)
    try await seed(api)
    #expect(try await savedTitle(api) == "Welcome")
    await finish(api)
    #expect(try await savedTitle(client(caches: folder, mock)) == "Welcome")
    await logOut(api)
    #expect(try await savedTitle(api) == nil)
    #expect(try await sharedPost(api).title == "Hello")
  }
}

import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

@MainActor
final class DraftModel {
  private(set) var titles: [String] = []
  private(set) var message: String?
  private let posts: any PostsService

  init(posts: any PostsService) { self.posts = posts }

  func load() async {
    do {
      titles = try await posts.list(userID: 1).map(\.title)
    } catch {
      message = "\(error)"
    }
  }

  func publish(_ title: String) async throws {
    let post = try await posts.create(userID: 1, title: title, body: "")
    titles.append(post.title)
  }
}

/// A view model that knows the protocol of a client, with everything that can stand behind it.
@Suite struct ProtocolTests {
  @Test @MainActor func aModelIsTestedWithTheMock() async throws {
    let posts = PostsMock {
      $0.onCreate = { draft, _ in Post(userID: 1, title: draft.title, body: "", id: 7) }
    }
    let model = DraftModel(posts: posts)

    try await model.publish("Hello")

    #expect(model.titles == ["Hello"])
    #expect(posts.calls.count(of: .create) == 1)
    guard case .create(let draft)? = posts.calls.endpoints.last else { return }
    #expect(draft.userID == 1)
  }

  @Test @MainActor func theErrorOfAMockNamesTheMethod() async {
    let model = DraftModel(posts: PostsMock())

    await model.load()

    #expect(model.message?.contains("'posts.list'") == true)
  }

  @Test @MainActor func theModelRunsWithTheClient() async {
    let transport = MockTransport().on(
      .get("/posts").query(["userId": "1"]),
      .json(#"[{ "id": 1, "userId": 1, "title": "From the wire", "body": "…" }]"#))
    let model = DraftModel(posts: JSONPlaceholderClient(transport: transport).posts)

    await model.load()

    #expect(model.titles == ["From the wire"])
  }

  @Test @MainActor func theModelRunsWithThePreview() async {
    let model = DraftModel(posts: JSONPlaceholderClient.preview.posts)

    await model.load()

    #expect(model.titles == ["Title"])
    #expect(model.message == nil)
  }

  @Test func samplesAreWhatThePreviewResponds() async throws {
    let api = JSONPlaceholderClient.preview

    #expect(Post.sample == Post(userID: 1, title: "Title", body: "Body", id: 1))
    #expect(try await api.posts.get(id: 3) == .sample)
    #expect(try await api.users.list() == [.sample])
    var titles: [String] = []
    for try await post in api.posts.listPages().items { titles.append(post.title) }
    #expect(titles == ["Title"])
  }

  @Test func callsAreCountedByMethod() async throws {
    let posts = PostsMock {
      $0.onRemove = { _, _ in }
      $0.onComments = { _, _ in [.sample] }
    }

    try await posts.remove(id: 1)
    try await posts.remove(id: 2)
    _ = try await posts.comments(id: 3)

    #expect(posts.calls.methods == [.remove, .remove, .comments])
    #expect(posts.calls.count == 3)
    #expect(posts.calls.endpoints == [.remove(id: 1), .remove(id: 2), .comments(id: 3)])
    #expect(posts.calls.endpoints(of: .remove) != [.remove(id: 2), .remove(id: 1)])
  }
}

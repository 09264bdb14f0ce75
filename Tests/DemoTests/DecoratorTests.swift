import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

actor KeptPosts: PostsService, Decorator {
  nonisolated let decorated: any PostsService
  private var kept: [Int: Post] = [:]

  init(decorated: any PostsService) { self.decorated = decorated }

  func get(id: Int, options: RequestOptions) async throws -> Post {
    if let post = kept[id] { return post }
    let post = try await decorated.get(id: id, options: options)
    kept[id] = post
    return post
  }
}

struct TimedPosts: PostsService, Decorator {
  let decorated: any PostsService
  let report: @Sendable (String, Duration) -> Void

  func perform<Value: Sendable>(
    _ operationID: String, _ call: @Sendable () async throws -> Value
  ) async throws -> Value {
    let start = ContinuousClock.now
    defer { report(operationID, .now - start) }
    return try await call()
  }
}

/// The client's groups, one of them decorated.
struct DecoratedAPI: JSONPlaceholderService {
  let api: JSONPlaceholderClient

  var posts: KeptPosts { KeptPosts(decorated: api.posts) }
  var comments: CommentsClient { api.comments }
  var albums: AlbumsClient { api.albums }
  var photos: PhotosClient { api.photos }
  var todos: TodosClient { api.todos }
  var users: UsersClient { api.users }
}

@Suite struct DecoratorTests {
  @Test func aDecoratorDeclaresWhatItChanges() async throws {
    let mock = PostsMock {
      $0.onGet = { id, _ in Post(userID: 1, title: "Post \(id)", body: "", id: id) }
      $0.onRemove = { _, _ in }
    }
    let names = Locked<[String]>([])
    let posts: any PostsService = TimedPosts(decorated: KeptPosts(decorated: mock)) { name, _ in
      names.with { $0.append(name) }
    }

    #expect(try await posts.get(id: 1).title == "Post 1")
    #expect(try await posts.get(id: 1).title == "Post 1")
    try await posts.remove(id: 2)
    await #expect(throws: UnsetMock("posts.create")) {
      try await posts.create(userID: 1, title: "", body: "")
    }

    #expect(mock.calls.methods == [.get, .remove, .create])
    #expect(names.with { $0 } == ["Posts.get", "Posts.get", "Posts.remove", "Posts.create"])
  }

  @Test func oneProtocolIsForAllGroups() async throws {
    func titles(_ api: any JSONPlaceholderService) async throws -> [String] {
      [try await api.posts.get(id: 1).title, try await api.users.get(id: 1).name]
    }
    let api = JSONPlaceholderMock {
      $0.posts.onGet = { id, _ in Post(userID: 1, title: "Post \(id)", body: "", id: id) }
      $0.users.onGet = { _, _ in .sample }
    }

    #expect(try await titles(api) == ["Post 1", "Name"])
    #expect(api.posts.calls.count(of: .get) == 1)
    #expect(try await titles(JSONPlaceholderClient.preview) == ["Title", "Name"])
    #expect(try await titles(DecoratedAPI(api: .preview)) == ["Title", "Name"])
  }
}

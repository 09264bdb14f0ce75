import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code after the migration that FromHandwritten.md shows. First step: the router is an endpoint.

enum PostsRouter: ClassicEndpoint {
  case posts(userID: Int)
  case post(id: Int)
  case create(title: String, body: String, userID: Int)
  case delete(id: Int)

  var path: PathTemplate {
    switch self {
    case .posts, .create: "/posts"
    case .post(let id), .delete(let id): "/posts/\(id)"
    }
  }

  var method: HTTPMethod {
    switch self {
    case .posts, .post: .get
    case .create: .post
    case .delete: .delete
    }
  }

  var queryItems: [URLQueryItem] {
    if case .posts(let userID) = self { [.init(name: "userId", value: "\(userID)")] } else { [] }
  }

  var headers: [String: String] { [:] }

  var body: RequestBody {
    guard case .create(let title, let body, let userID) = self else { return .none }
    return .json(NewPost(userID: userID, title: title, body: body))
  }
}

struct PostsAPI: Sendable {
  let client: APIClient

  init(transport: any Transport = URLSessionTransport()) {
    client = APIClient(
      .init(server: "https://jsonplaceholder.typicode.com"), transport: transport)
  }

  func request<T: Decodable & Sendable>(_ router: PostsRouter) async throws -> T {
    try await client.send(router, as: T.self)
  }
}

// A type for each request.

protocol TypedRequest: Endpoint {
  associatedtype Response: Decodable & Sendable
}

struct GetUser: TypedRequest {
  typealias Response = User
  let id: Int
  var request: EndpointRequest { EndpointRequest(.get, "/users/\(id)") }
}

extension APIClient {
  func send<Request: TypedRequest>(_ request: Request) async throws -> Request.Response {
    try await send(request, as: Request.Response.self)
  }
}

// A protocol in front.

protocol PostsSource: Sendable {
  func posts(userID: Int) async throws -> [Post]
}

extension PostsClient: PostsSource {
  func posts(userID: Int) async throws -> [Post] { try await list(userID: userID) }
}

struct FixedPosts: PostsSource {
  var all: [Post]
  func posts(userID: Int) async throws -> [Post] { all.filter { $0.userID == userID } }
}

// Second step: the client is generated, and the router goes.

private func titles(userID: Int, _ api: JSONPlaceholderClient) async -> [String] {
  do {
    return try await api.posts.list(userID: userID).map(\.title)
  } catch let error as APIError where error.kind == .status {
    print("status \(error.status ?? 0)")
    return []
  } catch {
    return []
  }
}

@Suite struct HandwrittenMigrationTests {
  private let text = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

  @Test func bothStepsSendTheSameRequests() async throws {
    let mock = MockTransport()
      .on(.get("/posts"), .json("[\(text)]")).on(.any, .json(text))
    let old = PostsAPI(transport: mock)
    let api = JSONPlaceholderClient(transport: mock)

    let posts: [Post] = try await old.request(.posts(userID: 3))
    #expect(posts.count == 1)
    #expect(await titles(userID: 3, api) == ["Hello"])
    let _: Post = try await old.request(.create(title: "Hello", body: "…", userID: 3))
    try await api.posts.create(userID: 3, title: "Hello", body: "…")
    let _: Post = try await old.request(.post(id: 1))
    _ = try await api.posts.get(id: 1)

    let sent = mock.calls.map { "\($0.request.method) \($0.request.url) \($0.text)" }
    #expect(sent.count == 6)
    for (one, other) in zip(sent.indices, sent.indices.dropFirst()) where one.isMultiple(of: 2) {
      #expect(sent[one] == sent[other])
    }
    // What the old enum sends is what it always sent.
    for router in [APIRouter.posts(userID: 3), .post(id: 1), .delete(id: 1)] {
      #expect(router.path.hasPrefix("/posts"))
    }
  }

  @Test func requestsOfTheirOwnTypes() async throws {
    let mock = MockTransport().on(.get("/users/7"), .json("{}"))
    let client = JSONPlaceholderClient(transport: mock).client
    let error = await #expect(throws: APIError.self) { try await client.send(GetUser(id: 7)) }
    #expect(error?.operationID == "GetUser")
    #expect(error?.kind == .decoding)
  }

  @Test func theSourceCanBeAnything() async throws {
    let mock = MockTransport().on(.get("/posts"), .json("[\(text)]"))
    let post = Post(userID: 3, title: "Hello", body: "…", id: 1)
    let sources: [any PostsSource] = [
      JSONPlaceholderClient(transport: mock).posts, FixedPosts(all: [post]),
    ]
    for source in sources { #expect(try await source.posts(userID: 3) == [post]) }
  }

  @Test func aStatusIsAnError() async {
    let mock = MockTransport().on(.any, .status(500))
    let api = JSONPlaceholderClient(transport: mock) { $0.options.maxRetries = 0 }
    #expect(await titles(userID: 3, api).isEmpty)
  }
}

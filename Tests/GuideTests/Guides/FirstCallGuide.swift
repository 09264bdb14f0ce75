import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guides FirstCall.md and Endpoints.md.

private func printFirstPost() async throws {
  let api = JSONPlaceholderClient()

  let post = try await api.posts.get(id: 1)
  print(post.title)
}

private func listAndCreate(_ api: JSONPlaceholderClient) async throws -> [Post] {
  let page = try await api.posts.list(userID: 3, limit: 20)

  let draft = NewPost(userID: 3, title: "Hello", body: "…")
  let added = try await api.posts.create(draft)

  return page + [added]
}

private func post(withOptions api: JSONPlaceholderClient) async throws -> Post {
  let options = RequestOptions(deadline: .seconds(5), headers: ["X-Trace": "on"])
  let post = try await api.posts.get(id: 1, options: options)
  return post
}

private func localClient(_ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(server: "http://localhost:3000", transport: transport) {
    $0.headers.append("X-App-Version", "1.2")
    $0.defaultDeadline = .seconds(30)
    $0.logger = FunctionLogger(.info) { print($0) }
  }
  return api
}

private func cookieClient(_ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(transport: transport) {
    $0.cookies = CookieJar()
    $0.options.redirects = .sameOrigin
  }
  return api
}

private func status(_ api: JSONPlaceholderClient) async throws -> (Post, Int) {
  let (post, response) = try await api.withResponse { try await $0.posts.get(id: 1) }
  print(response.status, response.headers["Date"] ?? "")
  return (post, response.status)
}

struct Health: Decodable, Hashable {
  let isUp: Bool
}

enum HealthEndpoint: Endpoint {
  case current

  var request: EndpointRequest {
    switch self {
    case .current: EndpointRequest(.get, "/health")
    }
  }
}

private func health(_ api: JSONPlaceholderClient) async throws -> Health {
  let health = try await api.client.send(HealthEndpoint.current, as: Health.self)
  return health
}

@Suite struct FirstCallGuideTests {
  private let text = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

  private var mock: MockTransport {
    MockTransport()
      .on(.get("/health"), .json(#"{ "isUp": true }"#))
      .on(.get("/posts/1"), .json(text))
      .on(.get("/posts").query(["_page": "2"]), .json("[]"))
      .on(.get("/posts"), .json("[\(text)]"))
      .on(.post("/posts"), .json(text, status: 201))
  }

  @Test func callsWork() async throws {
    let api = localClient(mock)
    #expect(try await listAndCreate(api).count == 2)
    #expect(try await status(api).1 == 200)
    #expect(try await health(api).isUp)
    #expect(try await cookieClient(mock).posts.list().count == 1)
  }

  @Test func optionsAndHeadersAreSent() async throws {
    let mock = mock
    _ = try await post(withOptions: localClient(mock))
    let headers = try #require(mock.calls.first).request.headers
    #expect(headers["X-Trace"] == "on")
    #expect(headers["X-App-Version"] == "1.2")
  }
}

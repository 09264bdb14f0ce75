import Foundation
import SDKRuntime
import SDKTesting
import Testing

// Nothing here is generated: an app can describe an API by hand, and has all of the runtime.

struct FeedItem: Codable, Hashable, Sendable {
  let id: Int
  let title: String
}

enum FeedEndpoint: ClassicEndpoint {
  case latest(page: Int?)
  case item(id: Int)
  case post(FeedItem)

  var path: PathTemplate {
    switch self {
    case .latest, .post: "/feed"
    case .item(let id): "/feed/\(id)"
    }
  }

  var method: HTTPMethod {
    if case .post = self { .post } else { .get }
  }

  var queryItems: [URLQueryItem] {
    guard case .latest(let page?) = self else { return [] }
    return [
      URLQueryItem(name: "page", value: "\(page)"), URLQueryItem(name: "q", value: "a+b c"),
      URLQueryItem(name: "e", value: nil),
    ]
  }

  var headers: [String: String] { ["Accept": "application/json", "X-Feed": "1"] }

  var body: RequestBody {
    if case .post(let item) = self { .json(item) } else { .none }
  }

  var cachePolicy: CachePolicy? { .refresh }
  var timeout: Duration? { .seconds(10) }
  var retries: Int? { 1 }
}

/// Only what must be written.
private struct BareEndpoint: ClassicEndpoint {
  let path: PathTemplate
  var method: HTTPMethod { .get }
}

/// As articles write it, with the parts of a URL.
private struct RouterEndpoint: ClassicEndpoint {
  let scheme: String
  let host: String
  let path: PathTemplate = "/a"
  let method = HTTPMethod.get
  var auth = AuthRequirement.default
}

@Suite(.timeLimit(.minutes(15))) struct ClassicEndpointTests {
  @Test func anEnumIsAllItTakes() async throws {
    let item = FeedItem(id: 7, title: "Hello")
    let bench = Bench()
    bench.mock
      .on(.get("/feed/7"), .status(503), try .encoding(item))
      .on(.get("/feed"), try .encoding([item]))
      .on(.post("/feed"), try .encoding(item, status: 201))

    let call = Task { try await bench.api.send(FeedEndpoint.item(id: 7), as: FeedItem.self) }
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(1))
    #expect(try await call.value == item)
    #expect(try await bench.api.send(FeedEndpoint.latest(page: 2), as: [FeedItem].self) == [item])
    #expect(try await bench.api.send(FeedEndpoint.post(item), as: FeedItem.self) == item)

    let calls = bench.mock.calls
    #expect(calls.count == 4)
    #expect(
      calls[2].request.url.absoluteString == "https://api.example.com/feed?page=2&q=a%2Bb%20c&e=")
    #expect(calls[2].request.headers["X-Feed"] == "1")
    #expect(calls[2].request.options.timeout == .seconds(10))
    #expect(calls[2].request.options.cache == .refresh)
    #expect(calls[3].request.headers["Content-Type"] == "application/json")
    #expect(try JSONDecoder().decode(FeedItem.self, from: calls[3].body) == item)
    #expect(FeedEndpoint.item(id: 7).operationID == "Feed.item")
  }

  @Test(arguments: [
    ("https", "cdn.example.com", "https://cdn.example.com/a"),
    ("", "cdn.example.com:8443", "https://cdn.example.com:8443/a"),
    ("http", "cdn.example.com", "http://cdn.example.com/a"),
    ("http", "", "http://api.example.com:1/v1/a"), ("", "", "https://api.example.com:1/v1/a"),
  ])
  func schemeAndHostMakeTheURL(_ scheme: String, _ host: String, _ url: String) async throws {
    let endpoint = RouterEndpoint(scheme: scheme, host: host)
    let call = try await sent(endpoint, server: "https://api.example.com:1/v1")

    #expect(call.request.url.absoluteString == url)
    #expect(call.request.summary.host == call.request.url.host)
  }

  @Test(arguments: [
    ("ftp", "cdn.example.com"), ("https", "a b"), ("https", "u@cdn.example.com"),
    ("https", "cdn.example.com#"), ("https:", "x"), ("ftp", ""),
  ])
  func aHostOrSchemeThatCannotBeIsRefused(_ scheme: String, _ host: String) async {
    #expect(await refusal(RouterEndpoint(scheme: scheme, host: host)) != nil)
  }

  /// The credential belongs to the servers of the client.
  @Test(arguments: [
    ("api.example.com", AuthRequirement.default, true), ("up.example.com", .default, true),
    ("API.example.com:443", .default, true), ("other.example", .default, false),
    ("api.example.com:8443", .default, false), ("other.example", .scheme("token"), true),
  ])
  func theCredentialGoesToTheClientsOwnServers(
    _ host: String, _ auth: AuthRequirement, _ isSent: Bool
  ) async throws {
    let endpoint = RouterEndpoint(scheme: "", host: host, auth: auth)
    let adHoc = AdHocRequest<JSON>(.get, "/a", auth: auth, baseURL: Server("https://\(host)"))
    func configure(_ configuration: inout APIClient.Configuration) {
      configuration.schemes = [SecurityScheme("token", .bearer, "t")]
      configuration.servers = [Server("https://up.example.com/v2", name: "up")]
    }

    let calls = [
      try await sent(endpoint, configure: configure), try await sent(adHoc, configure: configure),
    ]
    #expect(calls.allSatisfy { ($0.request.headers["Authorization"] != nil) == isSent })
  }

  @Test(arguments: [("other.example", false), ("up.example.com", true)])
  func credentialsAmongTheClientsHeadersGoToItsServersOnly(
    _ host: String, _ isSent: Bool
  ) async throws {
    let adHoc = AdHocRequest<JSON>(
      .get, "/a", headers: [("X-Own", "1")], baseURL: Server("https://\(host)"))
    let call = try await sent(adHoc) {
      $0.servers = [Server("https://up.example.com/v2", name: "up")]
      $0.headers = [("authorization", "Bearer s"), ("Cookie", "sid=1"), ("X-App", "1")]
    }

    let headers = call.request.headers
    #expect((headers["Authorization"] != nil) == isSent && (headers["Cookie"] != nil) == isSent)
    #expect(headers["X-App"] == "1" && headers["X-Own"] == "1")
    let own = AdHocRequest<JSON>(
      .get, "/a", headers: [("Authorization", "mine")], baseURL: Server("https://\(host)"))
    #expect(try await sent(own).request.headers["Authorization"] == "mine")
  }

  @Test func anAdHocRequestMayHaveABaseURLOfItsOwn() async throws {
    let mock = MockTransport().on(.any, .json(#"{"id": 1, "title": "a"}"#))
    let api = APIClient(APIClient.Configuration(server: testServer), transport: mock)

    let item = try await api.send(
      AdHocRequest<FeedItem>(.get, "/feed/\(1)", baseURL: "https://cdn.example.com/v2/"))
    _ = try await api.send(AdHocRequest<FeedItem>(.get, "", baseURL: "https://cdn.example.com/v2/"))

    #expect(item.id == 1)
    #expect(
      mock.calls.map(\.request.url.absoluteString)
        == ["https://cdn.example.com/v2/feed/1", "https://cdn.example.com/v2/"])
  }

  @Test func aBaseURLAndANamedServerAreOneTooMany() async throws {
    func endpoint(_ server: String) -> TestEndpoint {
      TestEndpoint(EndpointRequest(.get, "/a", server: server, baseURL: "https://b.example/v1"))
    }

    #expect(await refusal(endpoint("up"))?.contains("'up'") == true)
    #expect(
      try await sent(endpoint("/v2")).request.url.absoluteString == "https://b.example/v2/a")
  }

  @Test func retriesAreThoseOfTheEndpoint() async throws {
    let bench = Bench()
    bench.mock.on(.any, .status(503))

    let call = Task { await failure { try await bench.api.send(FeedEndpoint.item(id: 7)) } }
    try await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(1))

    #expect(await call.value?.attempts == 2)
    // A POST is never sent again without a key, whatever `retries` says.
    let post = await failure {
      try await bench.api.send(FeedEndpoint.post(FeedItem(id: 1, title: "")))
    }
    #expect(post?.attempts == 1)
  }

  @Test func defaultsAreTheClients() async throws {
    let options = RequestOptions(timeout: .seconds(3), maxRetries: 4, cache: .http)
    let call = try await sent(BareEndpoint(path: "/one/\("a/b")")) { $0.options = options }

    #expect(call.request.url.absoluteString == "https://api.example.com/one/a%2Fb")
    #expect(call.request.options.timeout == .seconds(3))
    #expect(call.request.options.cache == .http)
    #expect(call.request.options.maxRetries == 4)
    #expect(await refusal(BareEndpoint(path: "/one/\("..")")) != nil)
  }

  @Test func anIllegalHeaderIsRefusedAndNotLost() async {
    struct Broken: ClassicEndpoint {
      let path: PathTemplate = "/a"
      let method = HTTPMethod.get
      let queryItems: [URLQueryItem] = []
      let headers: [String: String]
      let body = RequestBody.none
    }

    #expect(await refusal(Broken(headers: ["X A": "1"])) != nil)
    #expect(await refusal(Broken(headers: ["X-A": "1\r\nX-B: 2"])) != nil)
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Nothing here is generated: an app can describe an API by hand, and has all of the runtime.

struct FeedItem: Codable, Hashable, Sendable {
  let id: Int
  let title: String
}

enum FeedEndpoint: ClassicEndpoint {
  case latest(page: Int?)
  case item(id: Int)
  case post(FeedItem)
  case elsewhere(host: String)

  var scheme: String { "https" }

  var host: String {
    if case .elsewhere(let host) = self { host } else { "api.example.com" }
  }

  var path: String {
    switch self {
    case .latest, .post, .elsewhere: "/feed"
    case .item(let id): "/feed/\(id)"
    }
  }

  var method: String {
    if case .post = self { "POST" } else { "GET" }
  }

  var queryItems: [URLQueryItem]? {
    guard case .latest(let page) = self else { return nil }
    return page.map {
      [URLQueryItem(name: "page", value: "\($0)"), URLQueryItem(name: "q", value: "a+b c")]
    }
  }

  var headers: [String: String]? { ["Accept": "application/json", "X-Feed": "1"] }

  var body: Data? {
    guard case .post(let item) = self else { return nil }
    return try? JSONEncoder().encode(item)
  }

  var cachePolicy: URLRequest.CachePolicy { .reloadIgnoringLocalCacheData }
  var timeoutInterval: TimeInterval { 10 }
  var retries: Int { 1 }
}

/// Only what must be written.
enum BareEndpoint: ClassicEndpoint {
  case all
  case one(String)

  var path: PathTemplate {
    switch self {
    case .all: "/all"
    case .one(let name): "/one/\(name)"
    }
  }
}

@Suite(.timeLimit(.minutes(5))) struct ClassicEndpointTests {
  @Test func anEnumIsAllItTakes() async throws {
    let item = FeedItem(id: 7, title: "Hello")
    let bench = Bench()
    bench.mock
      .on(.get("/feed/7"), .status(503), try .encoding(item))
      .on(.get("/feed"), try .encoding([item]))
      .on(.post("/feed"), try .encoding(item, status: 201))

    let call = Task { try await bench.api.send(FeedEndpoint.item(id: 7), as: FeedItem.self) }
    await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(1))
    #expect(try await call.value == item)
    #expect(try await bench.api.send(FeedEndpoint.latest(page: 2), as: [FeedItem].self) == [item])
    #expect(try await bench.api.send(FeedEndpoint.post(item), as: FeedItem.self) == item)

    let calls = bench.mock.calls
    #expect(calls.count == 4)
    #expect(
      calls[2].request.url.absoluteString == "https://api.example.com/feed?page=2&q=a%2Bb%20c")
    #expect(calls[2].request.headers["X-Feed"] == "1")
    #expect(calls[2].request.options.timeout == .seconds(10))
    #expect(calls[2].request.options.cache == .refresh)
    #expect(calls[3].request.headers["Content-Type"] == "application/octet-stream")
    #expect(try JSONDecoder().decode(FeedItem.self, from: calls[3].body) == item)
    #expect(FeedEndpoint.item(id: 7).operationID == "Feed.item")
  }

  @Test func retriesAreThoseOfTheEndpoint() async {
    let bench = Bench()
    bench.mock.on(.any, .status(503))

    let call = Task { await failure { try await bench.api.send(FeedEndpoint.item(id: 7)) } }
    await bench.clock.sleepers(1)
    bench.clock.advance(by: .seconds(1))

    #expect(await call.value?.attempts == 2)
    // A POST is never sent again without a key, whatever `retries` says.
    let post = await failure {
      try await bench.api.send(FeedEndpoint.post(FeedItem(id: 1, title: "")))
    }
    #expect(post?.attempts == 1)
  }

  @Test func onlyTheClientsServersAreCalled() async throws {
    let other = FeedEndpoint.elsewhere(host: "other.example.com:8443")

    let reason = await refusal(other)
    let call = try await sent(other) { $0.servers = ["https://other.example.com:8443/v2"] }

    #expect(reason == "the client has no server at 'https://other.example.com:8443'")
    #expect(call.request.url.absoluteString == "https://other.example.com:8443/v2/feed")
    for host in ["api.example.com.evil", "api.example.com:80", "evil@api.example.com", "", "a/b"] {
      #expect(await refusal(FeedEndpoint.elsewhere(host: host)) != nil)
    }
    _ = try await sent(FeedEndpoint.elsewhere(host: "API.example.com:443"))
    #expect(await refusal(FeedEndpoint.latest(page: nil), server: "http://api.example.com") != nil)
  }

  @Test func defaultsAreTheClients() async throws {
    let options = RequestOptions(timeout: .seconds(3), maxRetries: 4, cache: .http)
    let call = try await sent(BareEndpoint.one("a/b")) { $0.options = options }

    #expect(call.request.method == .get)
    #expect(call.request.url.absoluteString == "https://api.example.com/one/a%2Fb")
    #expect(call.request.options.timeout == .seconds(3))
    #expect(call.request.options.cache == .http)
    #expect(call.request.options.maxRetries == 4)
    #expect(await refusal(BareEndpoint.one("..")) != nil)
  }

  @Test func finishedPathsAreCheckedAndNotShown() async throws {
    struct Raw: ClassicEndpoint {
      let path: String
      var method: String = "GET"
    }

    let call = try await sent(Raw(path: "/a%2Fb/s3cr3t"))
    #expect(call.request.path == "/a%2Fb/s3cr3t")
    #expect(call.request.pathTemplate == "/{}/{}")
    for path in ["a", "/a b", "/../x", "/é", "/a?b", "/%zz"] {
      #expect(await refusal(Raw(path: path)) != nil)
    }
    #expect(try await sent(Raw(path: "//evil.example/x")).request.url.host == "api.example.com")
    for method in ["get", "", "GET / HTTP/1.1\r\nX-Evil: 1"] {
      #expect(await refusal(Raw(path: "/a", method: method)) != nil)
    }
  }
}

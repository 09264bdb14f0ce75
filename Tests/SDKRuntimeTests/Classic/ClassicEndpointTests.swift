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
  var queryItems: [URLQueryItem] { [] }
  var headers: [String: String] { [:] }
  var body: RequestBody { .none }
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

import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// On real sockets, since what counts is what the other server sees.
@Suite(.timeLimit(.minutes(15))) struct RedirectTests {
  private let server: LoopbackServer
  private let other: LoopbackServer
  private let transport = makeTransport()
  private let api: APIClient

  init() throws {
    server = try LoopbackServer()
    other = try LoopbackServer()
    var configuration = APIClient.Configuration.patient(server: Server("\(server.url)/v1/"))
    configuration.headers = [("appsecret", "s3cr3t"), ("Accept-Language", "ko")]
    configuration.query = [("key", "s3cr3t")]
    configuration.schemes = [
      SecurityScheme("a", .bearer, "s3cr3t"),
      SecurityScheme("b", .apiKey("X-Api-Key", in: .header), "s3cr3t"),
      SecurityScheme("c", .apiKey("sid", in: .cookie), "s3cr3t"),
    ]
    configuration.options.auth = .all(["a", "b", "c"])
    configuration.options.retry = RetryPolicy.none
    api = APIClient(configuration, transport: transport)
  }

  private func redirect(_ status: Int, to place: String) {
    server.enqueue(status: status, headers: ["Location": place], body: "moved")
  }

  private func get(_ options: RequestOptions = .init()) async throws -> HTTPResponse {
    try await api.response(for: TestEndpoint.get("/a/b"), as: Data.self, options: options).http
  }

  @Test func aLoopEnds() async throws {
    for _ in 0..<4 { redirect(302, to: "/v1/a/b") }

    let error = await failure { _ = try await get(.init(redirects: .safe(max: 3))) }

    #expect(error?.kind == .tooManyRedirects)
    #expect(error?.status == 302 && error?.response?.text == "moved")
    #expect(error?.attempts == 1)
    #expect(server.requests.count == 4)
  }

  @Test(
    arguments: [301, 302, 303, 307, 308],
    [true, false])
  func noCredentialReachesAnotherOrigin(status: Int, isBare: Bool) async throws {
    let place = isBare ? "//127.0.0.1:\(other.port)/x?y=1" : "\(other.url)/x?y=1"
    redirect(status, to: place)
    other.enqueue(status: 200, body: "there")

    // 307 and 308 must be allowed to.
    let response = try await get(.init(redirects: status >= 307 ? .safe(max: 20) : nil))

    let request = try #require(other.requests.first)
    #expect(response.text == "there")
    #expect(response.metrics.redirects == 1 && response.metrics.attempts == 1)
    #expect(request.line == "GET /x?y=1 HTTP/1.1")
    #expect(!request.head.contains("s3cr3t"))
    #expect(request.values("Accept-Language") == ["ko"])
    #expect(server.requests.first?.head.components(separatedBy: "s3cr3t").count == 6)
  }

  @Test func withinItsOriginACredentialStays() async throws {
    redirect(302, to: "/elsewhere")
    server.enqueue(status: 200)

    _ = try await get()

    let last = try #require(server.requests.last)
    #expect(last.values("Authorization") == ["Bearer s3cr3t"])
    #expect(last.values("Cookie") == ["sid=s3cr3t"])
  }

  @Test(arguments: [307, 308], [HTTPMethod.post, .put, .patch])
  func theBodyIsSentAgain(status: Int, method: HTTPMethod) async throws {
    redirect(status, to: "/other")
    server.enqueue(status: 200)

    try await api.send(TestEndpoint(EndpointRequest(method, "/a", body: .json(["a": 1]))))

    #expect(server.requests.map(\.body) == Array(repeating: Data(#"{"a":1}"#.utf8), count: 2))
    #expect(server.requests.last?.line == "\(method) /other HTTP/1.1")
    #expect(server.requests.last?.values("Content-Type") == ["application/json"])
  }

  @Test(arguments: [301, 302, 303])
  func aPostBecomesAGetWithoutABody(status: Int) async throws {
    redirect(status, to: "/other")
    server.enqueue(status: 200)

    try await api.send(TestEndpoint(EndpointRequest(.post, "/a", body: .json(["a": 1]))))

    let last = try #require(server.requests.last)
    #expect(last.line == "GET /other HTTP/1.1")
    #expect(last.body.isEmpty)
    #expect(!last.head.lowercased().contains("content-"))
  }

  @Test func aHeadStaysAHead() async throws {
    redirect(303, to: "/other")
    server.enqueue(.text("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))

    try await api.send(plain(.head))

    #expect(server.requests.last?.line == "HEAD /other HTTP/1.1")
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://127.0.0.1/x", "javascript:alert(1)", "http:g", "http://",
    "data:text/plain,x", "http://user:s3cr3t@127.0.0.1/", "http://user@127.0.0.1/",
  ])
  func anUnsafePlaceIsRefused(place: String) async throws {
    redirect(302, to: place)

    let error = await failure { _ = try await get() }

    #expect(error?.kind == .unsafeRedirect)
    #expect(error?.response?.text == "moved")
    #expect(error.map { "\($0)".contains("s3cr3t") } == false)
    #expect(server.requests.count == 1)
  }

  @Test func neverFromHTTPSToHTTP() async throws {
    let bench = Bench()
    let away = Reply.status(302).header("Location", "http://api.example.com/a")
    bench.mock.on(.any, away)

    let error = await failure { try await bench.api.send(plain(.get)) }

    #expect(error?.kind == .unsafeRedirect)
    #expect(bench.mock.calls.count == 1)
  }

  @Test(arguments: [
    ("c", "/v1/a/c"), ("?q", "/v1/a/b?q"), ("../x", "/v1/x"), ("../../../x", "/x"),
    ("/x y", "/x%20y"), ("/é", "/%C3%A9"), ("/%2B[", "/%2B%5B"), ("/x#frag", "/x"),
    ("./", "/v1/a/"), ("/100%", "/100%25"),
  ])
  func relativePlaces(place: String, path: String) async throws {
    redirect(302, to: place)
    server.enqueue(status: 200)

    _ = try await get()

    #expect(server.requests.last?.line == "GET \(path) HTTP/1.1")
  }

  @Test func noPlaceIsNoRedirect() async throws {
    server.enqueue(status: 302, headers: ["X-A": "1"], body: "where?")

    let error = await failure { _ = try await get() }

    #expect(error?.kind == .status && error?.status == 302)
    #expect(error?.response?.headers["X-A"] == "1")
  }

  @Test func policiesKeepRedirectsAsResponses() async throws {
    redirect(302, to: "/x")
    #expect(await failure { _ = try await get(.init(redirects: .never)) }?.status == 302)

    redirect(302, to: "\(other.url)/x")
    #expect(await failure { _ = try await get(.init(redirects: .sameOrigin)) }?.status == 302)
    #expect(other.connections == 0)

    redirect(302, to: "/x")
    server.enqueue(status: 200, body: "here")
    #expect(try await get(.init(redirects: .sameOrigin)).text == "here")
    #expect(transport.openExchanges == 0)
  }
}

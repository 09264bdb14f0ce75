import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Bodies that follow a redirect to another origin: by 307 and 308, and by 301 and 302 where the method
/// stays.
@Suite(.timeLimit(.minutes(15))) struct LoginRedirectTests {
  private let mock = MockTransport()

  private func redirect(to location: String, status: Int = 307) {
    let first = RequestMatcher.any.matching("the first request") { $0.url.path == "/a" }
    mock.on(first, Reply.status(status).header("Location", location)).on(.any, .status(204))
  }

  private func post(
    _ body: RequestBody, auth: AuthRequirement = .default, schemes: [SecurityScheme] = [],
    redirects: RedirectPolicy? = .safe(max: 20)
  ) async -> APIError? {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = schemes
    configuration.options.redirects = redirects
    let api = APIClient(configuration, transport: mock)
    return await failure {
      try await api.send(TestEndpoint(EndpointRequest(.post, "/a", body: body, auth: auth)))
    }
  }

  @Test(
    arguments: [
      .form([("user", "u"), ("password", "p")]), .form([("grant_type", "x")]),
      .form([("refresh%5Ftoken", "x")]), .json(["user": ["passWord": "p"]]),
      .form([("user", "u"), ("pass", "p")]), .json(["refresh": "r"]),
      .json([["appsecret": "s"]]), .json(["id_token": "t"]),
      .multipart([.text("client_secret", "s")]),
    ] as [RequestBody], [307, 308])
  func aLoginNeverReachesAnotherOrigin(body: RequestBody, status: Int) async {
    redirect(to: "https://other.example/b", status: status)

    let error = await post(body)

    #expect(error?.kind == .unsafeRedirect)
    #expect(error?.reason == "the server redirects a login or token request to another origin")
    #expect(mock.calls.map(\.request.url.host) == ["api.example.com"])
  }

  @Test("A body without the credential of others never reaches another origin")
  func aBodyOfACallWithoutTheCredentialOfOthersNeverReachesAnotherOrigin() async {
    redirect(to: "https://other.example/b")

    let error = await post(
      .json(["mail": "me", "word": "w"]), auth: .none,
      schemes: [SecurityScheme("token", .bearer, "t")])

    #expect(error?.kind == .unsafeRedirect)
    #expect(mock.calls.count == 1)
  }

  @Test(
    arguments: [
      .json(["author": "a", "keywords": "k"]), .form([("comment", "password=1")]),
      .json(["max_tokens": 100]),
    ] as [RequestBody])
  func otherBodiesGoAlongWhereTheyMay(body: RequestBody) async {
    redirect(to: "https://other.example/b")

    #expect(await post(body, schemes: [SecurityScheme("token", .bearer, "t")]) == nil)
    #expect(mock.calls.map(\.request.url.host) == ["api.example.com", "other.example"])
    #expect(Set(mock.calls.map(\.text)).count == 1)
  }

  @Test(arguments: [307, 308], ["https://other.example/b", "https://api.example.com:8443/b"])
  func noBodyGoesAlongByDefault(status: Int, location: String) async {
    redirect(to: location, status: status)

    let error = await post(.json(["author": "a"]), redirects: nil)

    #expect(error?.kind == .unsafeRedirect)
    #expect(error?.reason.contains(".safe(max: 20)") == true)
    #expect(error?.status == status)
    #expect(mock.calls.map(\.request.url.host) == ["api.example.com"])
  }

  @Test(arguments: [HTTPMethod.put, .patch, .delete], [301, 302, 307])
  func whatKeepsItsMethodStaysByDefault(method: HTTPMethod, status: Int) async {
    redirect(to: "https://other.example/b", status: status)
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [SecurityScheme("token", .bearer, "t")]
    let api = APIClient(configuration, transport: mock)
    let request = TestEndpoint(
      EndpointRequest(method, "/a", body: method == .delete ? .none : .json(["author": "a"])))

    let error = await failure { try await api.send(request) }
    #expect(error?.kind == .unsafeRedirect && error?.status == status)
    #expect(mock.calls.map(\.request.url.host) == ["api.example.com"])

    let options = RequestOptions(redirects: .safe(max: 1))
    #expect(await failure { try await api.send(request, options: options) } == nil)
    #expect(mock.calls.last?.request.method == method)
    #expect(mock.calls.last?.request.url.host == "other.example")
    #expect(mock.calls.last?.request.headers["Authorization"] == nil)
  }

  @Test func byDefaultABodyGoesAlongWithinItsOrigin() async {
    redirect(to: "/b")

    #expect(await post(.json(["author": "a"]), redirects: nil) == nil)
    #expect(mock.calls.map(\.text) == [#"{"author":"a"}"#, #"{"author":"a"}"#])
  }

  /// The origin is the one that answered last, not the first.
  @Test func aBodyThatMayTravelOnceInItsOriginStopsThere() async {
    let first = RequestMatcher.any.matching("the first request") { $0.url.path == "/a" }
    let second = RequestMatcher.any.matching("the second request") { $0.url.path == "/b" }
    mock.on(first, Reply.status(308).header("Location", "/b"))
      .on(second, Reply.status(308).header("Location", "https://other.example/c"))
      .on(.any, .status(204))

    #expect(await post(.json([1]), redirects: nil)?.kind == .unsafeRedirect)
    #expect(mock.calls.count == 2)
  }

  @Test(arguments: [307, 308, 302, 303])
  func aCredentialWithoutABody(status: Int) async {
    redirect(to: "https://other.example/b", status: status)
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [SecurityScheme("key", .apiKey("X-Key", in: .header), "k")]
    let api = APIClient(configuration, transport: mock)

    let error = await failure { try await api.send(TestEndpoint.get("/a")) }
    #expect(error?.kind == (status >= 307 ? .unsafeRedirect : nil))

    let options = RequestOptions(redirects: .safe(max: 1))
    #expect(await failure { try await api.send(TestEndpoint.get("/a"), options: options) } == nil)
    #expect(mock.calls.last?.request.headers["X-Key"] == nil)
    #expect(mock.calls.last?.request.url.host == "other.example")
  }

  /// RFC 3986, §3.1: schemes are written in lower case, and any is understood. A dot ends the whole name of a host.
  @Test(arguments: [
    ("HTTPS://API.EXAMPLE.COM/b", "https", true), ("https://api.example.com./b", "https", true),
    ("https://api.example.com:8443/b", "https", false),
  ])
  func anOriginIsTheSameHoweverItIsWritten(
    location: String, scheme: String, isSame: Bool
  ) async throws {
    redirect(to: location, status: 302)
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [SecurityScheme("token", .bearer, "t")]
    let jar = CookieJar()
    jar.store(["Set-Cookie": "sid=1"], from: try #require(URL(string: "https://api.example.com/")))
    configuration.cookies = jar

    try await APIClient(configuration, transport: mock).send(TestEndpoint.get("/a"))

    let last = try #require(mock.calls.last?.request)
    #expect(last.url.scheme == scheme)
    #expect((last.headers["Authorization"] != nil) == isSame)
    #expect((last.headers["Cookie"] != nil) == isSame)
  }

  @Test func withoutBodyAndCredentialItIsFollowed() async throws {
    redirect(to: "https://other.example/b", status: 308)

    try await APIClient(APIClient.Configuration(server: testServer), transport: mock)
      .send(TestEndpoint.get("/a"))

    #expect(mock.calls.last?.request.url.host == "other.example")
  }

  @Test func aLoginGoesAlongWithinItsOrigin() async {
    redirect(to: "/b")

    #expect(await post(.json(["password": "p"]), auth: .none) == nil)
    #expect(mock.calls.map(\.text) == [#"{"password":"p"}"#, #"{"password":"p"}"#])
  }

  @Test func aLoginThatBecomesAGETLosesItsBodyAndGoesOn() async {
    redirect(to: "https://other.example/b", status: 303)

    #expect(await post(.json(["password": "p"])) == nil)
    #expect(mock.calls.last?.text == "")
  }

  // MARK: IPv6

  @Test(arguments: [
    ("https://[::1]/b", "https://[::1]/b"),
    ("https://[::1]:8443/b c", "https://[::1]:8443/b%20c"),
    ("//[2001:DB8::7]/b?x=[1]", "https://[2001:DB8::7]/b?x=%5B1%5D"),
    ("https://[::ffff:127.0.0.1]", "https://[::ffff:127.0.0.1]"),
  ])
  func anIPv6AddressIsAHost(location: String, url: String) async {
    redirect(to: location)

    #expect(await post(.json([1])) == nil)
    #expect(mock.calls.last?.request.url.absoluteString == url)
  }

  @Test(arguments: [
    "https://[::1", "https://[]/b", "https://[x]/b", "https://[::1]evil.example/b",
    "https://u@[::1]/b", "https://evil.example[::1]/b", "https://[127.0.0.1]/b",
    "https://[::1%25lo]/b", "https://[::1]@evil.example/b",
  ])
  func whatOnlyLooksLikeAnAddressIsRefused(location: String) async {
    redirect(to: location)

    #expect(await post(.json([1]))?.kind == .unsafeRedirect)
    #expect(mock.calls.count == 1)
  }
}

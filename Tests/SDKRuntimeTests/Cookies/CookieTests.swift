import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCookies
@testable import SDKCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(15))) struct CookieTests {
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

  /// Of one from a web view nobody knows the scheme. The server's next takes its place all the same.
  @Test(arguments: ["sid=new; Path=/", "sid=; Path=/; Max-Age=0"])
  func anImportedCookieIsReplacedByTheServers(header: String) throws {
    let jar = CookieJar()
    let imported = HTTPCookie(properties: [
      .name: "sid", .value: "old", .domain: "h.example", .path: "/", .secure: "TRUE",
    ])
    jar.add([try #require(imported)])
    let place = try url("https://h.example/")
    #expect(jar.header(for: place) == "sid=old")

    jar.store(["Set-Cookie": header], from: place)

    #expect(jar.header(for: place) == (header.contains("new") ? "sid=new" : nil))
    #expect(jar.count == (header.contains("new") ? 1 : 0))
  }

  @Test func cookiesThatGoOutAndComeInAgainAreNoMore() throws {
    let (jar, place) = (CookieJar(), try url("https://h.example/"))
    jar.store(["Set-Cookie": "sid=1; Path=/; Secure"], from: place)

    jar.add(jar.httpCookies)
    #expect(jar.count == 1)

    jar.store(["Set-Cookie": "sid=; Path=/; Max-Age=0; Secure"], from: place)
    #expect(jar.header(for: place) == nil)
  }

  /// By Unicode, the sign of the kelvin is a `k` in lower case.
  @Test func hostsAreInLowerCaseByASCII() {
    #expect(Origin.canonical("API.\u{212A}elvin.Example.") == "api.\u{212A}elvin.example")
  }

  /// Two servers of one machine keep theirs apart.
  @Test func cookiesOfTwoPortsDoNotReplaceOneAnother() throws {
    let (jar, one, two) = (
      CookieJar(), try url("http://h.example:1/"), try url("http://h.example:2/")
    )
    jar.store(["Set-Cookie": "sid=1"], from: one)
    jar.store(["Set-Cookie": "sid=2"], from: two)

    #expect(jar.header(for: one) == "sid=1" && jar.header(for: two) == "sid=2")
  }

  /// A transport that joins no cookies hands out one with a comma in it.
  @Test func aCookieIsNotTakenApart() throws {
    #expect(try kept("a=1, b=2") == "a=1, b=2")
  }

  @Test(arguments: [
    ("sid=1", "sid=1"), ("sid=1; Path=/; HttpOnly; SameSite=Lax; Secure", "sid=1"),
    ("sid=a=b", "sid=a=b"), ("sid=", "sid="), (" sid = 1 ; path = /a ", "sid=1"),
    ("sid=1; Max-Age=5", "sid=1"), ("sid=1; Max-Age=soon", "sid=1"),
    ("sid=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT", "sid=1"),
    ("sid=1; Expires=Wed, 21-Oct-2015 07:28:00 GMT", "sid=1"),
    ("sid=1; Domain=example; Path=nonsense", "sid=1"), ("__Host-a=1; Path=/; Secure", "__Host-a=1"),
    ("__Secure-a=1; Secure", "__Secure-a=1"), ("sid=a b", "sid=a b"), ("sid=\"a\"", "sid=\"a\""),
    ("sid=1,2", "sid=1,2"), ("user[id]=1", "user[id]=1"), ("sid=1; Expires=soon", "sid=1"),
    ("sid=1; Max-Age=+5", "sid=1"), ("sid=1; Max-Age=5x; Domain=; Path=", "sid=1"),
    ("sid=1; Max-Age=99999999999999999999999999", "sid=1"),
    ("sid=1; Max-Age=5; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "sid=1"),
    ("sid=1; Expires=Thu, 01 Jan 1970 00:00:01 GMT", "sid=1"),
    ("sid=1; Expires=Wed Oct 21 07:28:00 2015; SameSite=Strict", "sid=1"),
    ("sid=1; Path=/other; Path=/a", "sid=1"),
  ])
  func aCookieGoesBackToWhereItCameFrom(header: String, sent: String) throws {
    #expect(try kept(header) == sent)
  }

  @Test(
    arguments: [
      "", "sid", "=1", "a b=1", "sid=1; Max-Age=0", "sid=1; Max-Age=-1",
      "sid=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "sid=1; expires=1-Jan-70 0:0:0",
      "sid=1; Path=/other", "sid=1; Domain=other.example", "sid=1; Domain=b.h.example",
      "__Host-a=1", "__Host-a=1; Path=/", "__host-a=1; Secure; Path=/; Domain=h.example",
      "__Secure-a=1", "sid=\(String(repeating: "a", count: 4094))",
    ])
  func whatIsIllegalOrOverIsNotSent(header: String) throws {
    #expect(try kept(header) == nil)
  }

  /// URLSession joins them by a comma.
  @Test(arguments: [
    ("a=1, b=2", "a=1; b=2"), ("a=1; Path=/a, b=2; Path=/", "a=1; b=2"),
    ("a=1; Secure, b=2", "a=1; b=2"), ("a=1,b=2", "a=1,b=2"), ("a=1, b", "a=1, b"),
    ("a=1; Expires=Wed, 21 Oct 2015 07:28:00 GMT, b=2", "a=1; b=2"),
    ("a=1; Expires=Wed, 21-Oct-2015 07:28:00 GMT, b=2; Max-Age=0, c=3", "a=1; c=3"),
    ("a=\"1, x=2\", b=2", "a=\"1, x=2\"; b=2"), ("a=\"1, b=2", "a=\"1; b=2"),
    ("a=1; Expires=soon, b=2; Path=/", "a=1; b=2"), (", a=1,, b=2,", "a=1,; b=2,"),
  ])
  func cookiesThatWereJoinedAreAllKept(header: String, sent: String) throws {
    let jar = CookieJar(now: { Date(timeIntervalSince1970: 0) })
    let place = try url("https://h.example/a/b")
    let head = try #require(
      HTTPURLResponse(
        url: place, statusCode: 200, httpVersion: nil, headerFields: ["Set-Cookie": header]))
    jar.store(HTTPHeaders(head), from: place)
    #expect(jar.header(for: place) == sent)
  }

  /// Cookies for what looks like the end of a country's names, and for an address, stay with their host.
  @Test(arguments: [
    ("https://a.h.example/", "h.example", "https://b.h.example/", true),
    ("https://a.h.example/", ".H.Example", "https://h.example/", true),
    ("https://h.example/", "h.example", "https://b.a.h.example/", true),
    ("https://h.example/", "", "https://b.h.example/", false),
    ("https://a.h.example/", "h.example", "https://xh.example/", false),
    ("https://a.example/", "example", "https://b.example/", false),
    ("https://a.co.uk/", "co.uk", "https://b.co.uk/", false),
    ("https://www.a.co.uk/", "a.co.uk", "https://a.co.uk/", true),
    ("https://a.github.io/", "github.io", "https://b.github.io/", false),
    ("https://a.github.io/", ".GitHub.IO", "https://b.github.io/", false),
    ("https://a.b.pages.dev/", "b.pages.dev", "https://c.b.pages.dev/", true),
    ("https://a.mygithub.io/", "mygithub.io", "https://b.mygithub.io/", true),
    (
      "https://a.s3.eu-west-1.amazonaws.com/", "s3.eu-west-1.amazonaws.com",
      "https://b.s3.eu-west-1.amazonaws.com/", false
    ),
    ("https://a-1.a.run.app/", "a.run.app", "https://b-1.a.run.app/", false),
    ("https://127.0.0.1/", "127.0.0.1", "https://1.127.0.0.1/", false),
    ("https://127.0.0.1/", "0.0.1", "https://127.0.0.1/", false),
    ("https://localhost/", "localhost", "https://a.localhost/", false),
  ])
  func aDomainIsKeptTo(from: String, domain: String, to: String, isSent: Bool) throws {
    #expect((try kept("s=1; Domain=\(domain); Path=/", from: from, to: to) != nil) == isSent)
  }

  @Test func aDomainThatDoesNotCountLeavesTheCookieToItsHost() throws {
    for host in ["a.co.uk", "a.example", "a.github.io", "a.vercel.app", "127.0.0.1", "localhost"] {
      let domain = host.split(separator: ".", maxSplits: 1).last ?? ""
      let text = "s=1; Domain=\(host.hasPrefix("a.") ? String(domain) : host)"
      #expect(try kept(text, from: "https://\(host)/") == "s=1", "\(host)")
    }
  }

  @Test(arguments: [
    "https://h.example:8443/a/b", "https://other.example/a/b", "https://sub.h.example/a/b",
    "http://h.example/a/b",
  ])
  func d12AnotherOriginGetsNothing(other: String) throws {
    #expect(try kept("sid=1; Path=/", to: other) == nil)
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

  @Test func oneHostCannotPushOutTheCookiesOfAnother() throws {
    let jar = CookieJar(limit: 20, limitPerHost: 10)
    jar.store(["Set-Cookie": "sid=1"], from: try url("https://h.example/"))
    let evil = try url("https://evil.h.example/")
    for number in 0..<100 {
      jar.store(["Set-Cookie": "e\(number)=1; Domain=h.example"], from: evil)
    }
    #expect(jar.count == 11)
    // A full jar takes from the host that has the most.
    for number in 0..<100 {
      jar.store(["Set-Cookie": "e=1"], from: try url("https://h\(number).evil.example/"))
    }

    #expect(jar.count == 20)
    #expect(jar.header(for: try url("https://h.example/"))?.hasPrefix("sid=1") == true)
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

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct PathTests {
  @Test(arguments: [
    ("%2e%2e", "%252e%252e"), ("a/../b", "a%2F..%2Fb"), ("a/b", "a%2Fb"), ("a?b", "a%3Fb"),
    ("a#b", "a%23b"), ("a;b", "a%3Bb"), (#"a\b"#, "a%5Cb"), ("é", "%C3%A9"),
    ("👍", "%F0%9F%91%8D"), ("%", "%25"), ("%zz", "%25zz"), ("\0", "%00"),
    ("\r\n", "%0D%0A"), ("-._~", "-._~"), ("a b", "a%20b"), ("+", "%2B"), ("...", "..."),
    ("//evil.com", "%2F%2Fevil.com"), ("https://evil.com", "https%3A%2F%2Fevil.com"),
    ("!$&'()*,:=@", "%21%24%26%27%28%29%2A%2C%3A%3D%40"),
  ])
  func aValueStaysOneSegment(value: String, segment: String) async throws {
    let call = try await sent(TestEndpoint.get("/items/\(value)/x"))

    #expect(call.request.url.absoluteString == "https://api.example.com/items/\(segment)/x")
    #expect(call.request.path == "/items/\(segment)/x")
    #expect(segment.removingPercentEncoding == value)
  }

  @Test(arguments: ["", ".", ".."])
  func aValueThatWouldChangeThePathIsRefusedByName(value: String) async {
    let reason = await refusal(TestEndpoint.get("/items/\(value, "slug")/secret"))

    #expect(reason?.contains("'slug'") == true)
  }

  @Test func aLongValueIsSentWhole() async throws {
    let value = String(repeating: "a/", count: 5000)

    let call = try await sent(TestEndpoint.get("/\(value)"))

    #expect(call.request.path.utf8.count == 20_001)
  }

  @Test func typesHaveOneText() async throws {
    let day = try #require(Day(year: 2024, month: 4, day: 1))

    let call = try await sent(
      TestEndpoint.get("/\(7)/\(Closed.one)/\(SortOrder.ascending)/\(day)/\([1, 2])/\(true)"))

    #expect(call.request.path == "/7/1/asc/2024-04-01/1,2/true")
  }

  @Test(arguments: ["items", "/a/../b", "/a/./b", "/a b", "/ä", "/a?b=1", "/a#b", "/%zz", "/a%2"])
  func anIllegalLiteralIsRefused(path: String) async {
    #expect(await refusal(TestEndpoint.get(PathTemplate(stringLiteral: path))) != nil)
  }

  @Test func errorsShowTheTemplateOnly() async {
    let reply = Reply.status(500)
    let error = await failure {
      try await client(answering: reply).send(
        TestEndpoint.get("/users/\("secret")/posts/\(9).json"))
    }

    #expect(error?.request?.pathTemplate == "/users/{}/posts/{}")
  }
}

@Suite(.timeLimit(.minutes(15))) struct ServerTests {
  @Test(
    "Paths are appended, and never change the host",
    arguments: [
      ("https://h.example", "/a", "https://h.example/a"),
      ("https://h.example/", "/a", "https://h.example/a"),
      ("https://h.example/v1///", "/a", "https://h.example/v1/a"),
      ("https://h.example:9443/v1", "/a", "https://h.example:9443/v1/a"),
      ("http://h.example/B552584?k=1", "/a", "http://h.example/B552584/a?k=1"),
      ("https://h.example", "", "https://h.example"),
      ("https://h.example", "//evil.com/x", "https://h.example//evil.com/x"),
    ])
  func pathsAreAppended(server: String, path: String, url: String) async throws {
    let call = try await sent(
      TestEndpoint.get(PathTemplate(stringLiteral: path)), server: Server(server))

    #expect(call.request.url.absoluteString == url)
  }

  @Test func theServersQueryComesFirst() async throws {
    let call = try await sent(
      TestEndpoint.get("/a", query: [("q", 1)]), server: "https://h.example?k=%2B")

    #expect(call.request.url.absoluteString == "https://h.example/a?k=%2B&q=1")
  }

  @Test(arguments: [
    "", "h.example", "ftp://h.example", "https://", "https:///a", "https://user:pw@h.example",
    "https://h.example#f", "https://h.example/a b", "https://h.example/ä", "//h.example",
    "https://h.example/a/../b", "https://h.example\r\nX: 1", "https://münchen.example",
  ])
  func anIllegalServerIsRefused(server: String) async {
    let reason = await refusal(TestEndpoint.get("/a"), server: Server(server))

    #expect(reason?.contains("server") == true)
    #expect(reason?.contains("pw") == false)
  }

  @Test func anEndpointNamesItsServer() async throws {
    let endpoint = TestEndpoint(EndpointRequest(.get, "/a", server: "uploads"))

    let call = try await sent(endpoint) {
      $0.servers = [Server("https://up.example", name: "uploads")]
    }

    #expect(call.request.url.absoluteString == "https://up.example/a")
    #expect(await refusal(endpoint)?.contains("'uploads'") == true)
  }

  @Test(arguments: [
    ("/v2", "https://h.example/v2/a"), ("/", "https://h.example/a"),
    ("/v2/", "https://h.example/v2/a"), ("./v2", "https://h.example/api/v2/a"),
    ("../v2", "https://h.example/v2/a"), ("../../../v2", "https://h.example/v2/a"),
    ("./", "https://h.example/api/a"),
  ])
  func anEndpointsServerMayBeAPath(_ server: String, _ url: String) async throws {
    let endpoint = TestEndpoint(EndpointRequest(.get, "/a", server: server))

    let call = try await sent(endpoint, server: "https://h.example/api/v1")
    #expect(call.request.url.absoluteString == url)
  }

  @Test(
    arguments: [
      ("https://h.example/hook/", nil, "https://h.example/hook/"),
      ("https://h.example/hook", nil, "https://h.example/hook"),
      ("https://h.example/api/v1", "/v2/", "https://h.example/v2/"),
      ("https://h.example/api/v1/", "/v2", "https://h.example/v2"),
    ] as [(Server, String?, String)])
  func withoutAPathTheServersURLIsSentAsGiven(
    _ server: Server, _ reference: String?, _ url: String
  ) async throws {
    let endpoint = TestEndpoint(EndpointRequest(.post, "", server: reference))

    let call = try await sent(endpoint, server: server)
    #expect(call.request.url.absoluteString == url)
  }

  /// A slash at the end makes the last part of a base a folder; its query belongs to every request.
  @Test func aPathOfAnotherServerKeepsTheQuery() async throws {
    let endpoint = TestEndpoint(EndpointRequest(.get, "/a", server: "./v2"))

    let call = try await sent(endpoint, server: "https://h.example/api/v1/?key=1")
    #expect(call.request.url.absoluteString == "https://h.example/api/v1/v2/a?key=1")
  }

  @Test func aPathOfAnotherServerMustBeLegal() async {
    for server in ["/a b", "/v2?x=1", "/v2#f", "/%zz"] {
      let endpoint = TestEndpoint(EndpointRequest(.get, "/a", server: server))
      #expect(await refusal(endpoint)?.contains("server") == true)
    }
  }

  @Test func choosingAServerChoosesItsHosts() {
    func hosts(_ server: Server) -> [String?] {
      let hosts = server.hosts(named: ["uploads", "files"])
      return ["uploads", "files"].map { name in hosts.first { $0.name == name }?.text }
    }

    // What a server does not list goes to it, not to the host of another environment.
    #expect(
      hosts(Server("http://localhost:1", hosts: ["files": "http://localhost:2"]))
        == ["http://localhost:1", "http://localhost:2"])
    #expect(
      hosts(
        Server("https://b.example", hosts: ["uploads": "https://up.b", "files": "https://f.b"]))
        == ["https://up.b", "https://f.b"])
    let port = 1
    #expect(hosts("http://localhost:\(port)") == ["http://localhost:1", "http://localhost:1"])
  }

  /// A path in place of that of the client's server may be another one with some servers.
  @Test func aPathIsThatOfTheChosenServer() async throws {
    let endpoint = TestEndpoint(EndpointRequest(.get, "/a", server: "/v2"))
    func url(_ server: Server) async throws -> String {
      try await sent(endpoint, server: server) { $0.servers = server.hosts(named: ["/v2"]) }
        .request.url.absoluteString
    }

    let sandbox = Server("https://b.example/v1", hosts: ["/v2": "https://b.example/sandbox/v2"])
    #expect(try await url(sandbox) == "https://b.example/sandbox/v2/a")
    #expect(try await url("http://localhost:1/v1") == "http://localhost:1/v2/a")
  }

  /// What one takes the other takes, so that code does not depend on whether an API names its servers.
  @Test func aServerAndOneOfAnAPIsServersAreMadeAlike() throws {
    let url = try #require(URL(string: "http://localhost:1"))
    let texts: [String: Server] = ["up": "http://localhost:2"]
    func servers<Choice: ServerChoice>(of type: Choice.Type) -> [Server] {
      let choices: [Choice] = [
        "http://localhost:1", .init("\(url)"), .init(url), .init(Server("http://localhost:1")),
        .init(url, name: "real", hosts: texts, allowsInsecureServer: true),
        .init("\(url)", name: "real", hosts: texts, allowsInsecureServer: true),
      ]
      return choices.map(\.server)
    }
    let plain = Server("http://localhost:1")
    let full = Server(
      "http://localhost:1", name: "real", hosts: texts, allowsInsecureServer: true)

    let expected = [plain, plain, plain, plain, full, full]
    #expect(servers(of: Server.self) == expected)
    #expect(servers(of: ThingsAPIClient.Servers.self) == expected)
    #expect([.init(url), .init("\(url)", hosts: texts)] == [plain, Server(url, hosts: texts)])
  }

  @Test func constantsDependOnTheServersName() async throws {
    let endpoint = TestEndpoint.get(
      "/a", query: [("t", .byServer(["real": 1, "practice": 2]))],
      headers: [("tr_id", .byServer(["real": "TT", "practice": "VT"]))])

    let call = try await sent(endpoint, server: Server("https://h.example", name: "practice"))

    #expect(call.request.headers["TR_ID"] == "VT")
    #expect(call.request.url.query == "t=2")
    #expect(await refusal(endpoint)?.contains("'practice', 'real'") == true)
  }
}

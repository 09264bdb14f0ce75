import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// Credentials and token requests stay away from `http` (RFC 6749, §3.2; RFC 6750, §5.3).
@Suite(.timeLimit(.minutes(15)), .tags(.fault)) struct InsecureServerTests {
  private let mock = MockTransport().on(.any, .json("{}"))

  private func client(
    _ server: Server, _ kind: SecurityScheme.Kind = .bearer,
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    var configuration = APIClient.Configuration(server: server)
    configuration.schemes = [SecurityScheme("s", kind, "secret")]
    configure(&configuration)
    return APIClient(configuration, transport: mock)
  }

  private func kind(of call: () async throws -> Void) async -> APIError.Kind? {
    await failure(call)?.kind
  }

  @Test(arguments: [
    SecurityScheme.Kind.bearer, .basic, .apiKey("X-Key", in: .header),
    .apiKey("ke y", in: .query), .apiKey("sid", in: .cookie),
  ])
  func aCredentialIsNotSent(_ scheme: SecurityScheme.Kind) async throws {
    let api = client("http://api.example.com", scheme)

    let error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })

    #expect(error.kind == .insecureServer)
    #expect(error.reason.contains("allowsInsecureServer"))
    #expect(error.attempts == 0)
    #expect(mock.calls.isEmpty)
    try await api.send(TestEndpoint.get("/a"), options: .init(auth: .none))
    #expect(mock.calls.count == 1)
  }

  @Test func anAuthorizationOfTheCallersOwnIsNeither() async {
    let api = client("http://api.example.com") { $0.auth = .none }
    for name in ["Authorization", "proxy-authorization"] {
      let options = RequestOptions(headers: [name: "Basic dTpw"])
      #expect(
        await kind { try await api.send(TestEndpoint.get("/a"), options: options) }
          == .insecureServer)
    }
    #expect(mock.calls.isEmpty)
  }

  /// Whether the app or the API calls it so: whoever is on the way reads the password.
  @Test(
    arguments: [
      (.form([("grant_type", "password"), ("password", "p")]), true),
      (.json(["user": "u", "password": "p"]), true), (.json(["max_tokens": 100]), false),
      (.json(["comment": "c"]), false), (.json(["pushToken": "t", "page_token": "t"]), false),
      (.json(["refresh": true, "isTokenValid": false]), false), (.json(["refresh": "t"]), true),
      (.json(["token_count": 7, "refresh": 30]), false), (.json(["pin": 1234]), true),
      (.json(["password": ""]), false), (.json(["password": nil as String?]), false),
      (.json(["token": ["value": "t"]]), true), (.json(["pins": ["secret": ["a"]]]), true),
      (.form([("refresh", true), ("token", ""), ("push-token", "t")]), false),
      (.form([("refresh", "t")]), true), (.form([("otp", 123_456)]), true),
      (.multipart([.text("refresh", true), .text("pushToken", "t")]), false),
      (.multipart([.text("a", "b"), .text("token", "t")]), true),
    ] as [(RequestBody, Bool)])
  func aBodyThatLogsInIsNotSent(_ body: RequestBody, _ isRefused: Bool) async {
    let endpoint = TestEndpoint(EndpointRequest(.post, "/login", body: body, auth: .none))

    let error = await failure { try await client("http://nas.local").send(endpoint) }
    #expect(error?.kind == (isRefused ? .insecureServer : nil))
    #expect(mock.calls.isEmpty == isRefused)

    let nas = Server("http://nas.local", allowsInsecureServer: true)
    for server in [nas, "http://localhost", "https://api.example.com"] {
      #expect(await kind { try await client(server).send(endpoint) } == nil)
    }
  }

  @Test(
    arguments: [
      "http://127.0.0.1.example.com", "http://127.1.example.com", "http://localhost.example.com",
      "http://notlocalhost", "http://10.0.0.1", "http://nas.local", "http://128.0.0.1",
      "http://127.0.0.256", "http://127.0.0.1.1", "HTTP://api.example.com", "http://[::2]",
    ] as [Server])
  func anotherMachineIsRefused(_ server: Server) async {
    #expect(
      await kind { try await client(server).send(TestEndpoint.get("/a")) } == .insecureServer)
    #expect(mock.calls.isEmpty)
  }

  @Test(
    arguments: [
      "http://127.0.0.1:8080", "http://127.8.9.10", "http://localhost", "http://LOCALHOST:1",
      "http://api.localhost", "http://[::1]:8080", "https://api.example.com",
    ] as [Server])
  func thisMachineAndHTTPSAreNot(_ server: Server) async throws {
    try await client(server).send(TestEndpoint.get("/a"))
    #expect(mock.calls.first?.request.headers["Authorization"] == "Bearer secret")
  }

  @Test func aServerMayBeAllowed() async throws {
    let nas = Server("http://nas.local", allowsInsecureServer: true)
    let up = TestEndpoint(EndpointRequest(.get, "/up", server: "up"))

    try await client(nas).send(TestEndpoint.get("/a"))
    try await client(nas) { $0.servers = nas.hosts(named: ["up"]) }.send(up)
    try await client("http://other.local") { $0.allowsInsecureServer = true }
      .send(TestEndpoint.get("/a"))
    try await client("https://a.example") { $0.replaceServers(with: nas) }
      .send(TestEndpoint.get("/a"))
    let hosts = Server(
      "http://a.local", hosts: ["up": "http://up.local"], allowsInsecureServer: true)
    try await client(nas) { $0.servers = hosts.hosts(named: ["up"]) }.send(up)

    // A host that is allowed by itself, whatever the client's server is.
    let host = Server("http://up.local", allowsInsecureServer: true)
    let secure = Server("https://a.example", hosts: ["up": host])
    try await client(secure) { $0.servers = secure.hosts(named: ["up"]) }.send(up)

    #expect(mock.calls.count == 6)
    #expect(mock.calls.allSatisfy { $0.request.headers["Authorization"] != nil })
  }

  /// What is said of one server holds for no other.
  @Test func anotherServerOfTheClientIsNotAllowed() async {
    let api = client(Server("http://nas.local", allowsInsecureServer: true)) {
      $0.servers = [Server("http://up.local", name: "up")]
    }
    let endpoint = TestEndpoint(EndpointRequest(.get, "/up", server: "up"))

    #expect(await kind { try await api.send(endpoint) } == .insecureServer)
    let test = Server("https://t.example", hosts: ["up": "http://up.local"])
    let other = client(test) { $0.servers = test.hosts(named: ["up"]) }
    #expect(await kind { try await other.send(endpoint) } == .insecureServer)
  }

  @Test func anInterceptorLeadsNoCredentialThere() async {
    let api = client("https://api.example.com", .apiKey("X-Key", in: .header)) {
      $0.interceptors = [Downgrade()]
    }

    #expect(await kind { try await api.send(TestEndpoint.get("/a")) } == .insecureServer)
    #expect(mock.calls.isEmpty)
  }

  /// The credential stays with its origin, so there is none to refuse.
  @Test func aRedirectThatLosesTheCredentialIsFollowed() async throws {
    let away = Reply.status(302).header("Location", "http://other.example/b")
    let mock = MockTransport().on(.any, away, .json("{}"))
    var configuration = APIClient.Configuration(
      server: Server("http://nas.local", allowsInsecureServer: true))
    configuration.schemes = [SecurityScheme("s", .bearer, "secret")]

    try await APIClient(configuration, transport: mock).send(TestEndpoint.get("/a"))

    #expect(mock.calls.map { $0.request.headers["Authorization"] } == ["Bearer secret", nil])
  }

  @Test func aCookieThatIsSecureIsLeftOut() async throws {
    let jar = CookieJar()
    let secure = try #require(URL(string: "https://api.example.com"))
    let plain = try #require(URL(string: "http://api.example.com"))
    jar.store(["Set-Cookie": "sid=1; Secure"], from: secure)
    jar.store(["Set-Cookie": "theme=dark"], from: plain)
    let api = client("http://api.example.com") {
      $0.schemes = []
      $0.cookies = jar
    }

    try await api.send(TestEndpoint.get("/a"))

    #expect(mock.calls.first?.request.headers["Cookie"] == "theme=dark")
  }

  @Test(arguments: [false, true])
  func aTokenRequestIsNotSentUnlessAllowed(_ isAllowed: Bool) async throws {
    let url = "http://auth.example.com/token"
    let mock = MockTransport().on(.any, .json(#"{"access_token": "A", "token_type": "Bearer"}"#))
    let old = BearerToken(accessToken: "old", refreshToken: "R")
    let settings = OAuth2.Settings(tokenURL: url, allowsInsecureServer: isAllowed)
    let logins: [OAuth2] = [
      .clientCredentials(
        tokenURL: url, clientID: "i", clientSecret: "s", allowsInsecureServer: isAllowed,
        transport: mock),
      .clientCredentials(settings, clientID: "i", clientSecret: "s", transport: mock),
      .refresh(
        tokenURL: url, allowsInsecureServer: isAllowed, store: MemoryTokenStore(old),
        transport: mock),
      .refresh(settings, store: MemoryTokenStore(old), transport: mock),
    ]

    for login in logins {
      var configuration = APIClient.Configuration(server: "https://api.example.com")
      configuration.schemes = [SecurityScheme("s", .bearer, login)]
      let api = APIClient(configuration, transport: MockTransport().on(.any, .json("{}")))
      let isRenewing = await failure { _ = try await login.secret(replacing: "old") }
      #expect(isRenewing?.kind == (isAllowed ? nil : .insecureServer))
      if !isAllowed, try await login.token() == nil {
        #expect(await kind { try await api.send(TestEndpoint.get("/a")) } == .insecureServer)
      }
    }

    #expect(mock.calls.count == (isAllowed ? 4 : 0))
  }

  @Test func aLoginInABrowserIsRefusedBeforeItBegins() throws {
    func flow(_ token: String, _ isAllowed: Bool) -> AuthorizationCodeFlow {
      AuthorizationCodeFlow(
        authorizationURL: isAllowed ? "http://a.local/go" : "https://a.example/go",
        tokenURL: token, clientID: "app", redirectURI: "com.example.app:/login",
        allowsInsecureServer: isAllowed, store: MemoryTokenStore(), transport: mock)
    }

    #expect(throws: AuthorizationError.self) {
      try flow("http://a.local/token", false).makeRequest()
    }
    _ = try flow("http://a.local/token", true).makeRequest()
    _ = try flow("http://127.0.0.1/token", false).makeRequest()
  }

  @Test func peopleAreToldInTheirLanguage() async throws {
    let api = client("http://api.example.com")
    var error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })

    error.messages.preferred = { ["ko"] }
    #expect(error.localizedDescription == "서버와의 연결이 안전하지 않습니다.")
    error.messages.preferred = { ["en"] }
    #expect(error.localizedDescription == "The connection to the server is not secure.")
  }
}

/// Sends what was meant for `https` over `http`.
private struct Downgrade: Interceptor {
  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    var request = request
    request.url = URL(string: "http://api.example.com/a") ?? request.url
    return try await next(request)
  }
}

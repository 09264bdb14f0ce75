import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct AuthTests {
  private func sentWith(
    _ scheme: SecurityScheme, _ endpoint: TestEndpoint = .get("/a")
  ) async throws -> HTTPRequest {
    try await sent(endpoint) { $0.schemes = [scheme] }.request
  }

  @Test func aBearerTokenIsAHeader() async throws {
    let request = try await sentWith(SecurityScheme("t", .bearer, "abc"))

    #expect(request.headers["Authorization"] == "Bearer abc")
  }

  @Test func basicIsEncoded() async throws {
    let credential = BasicCredential(user: "Aladdin", password: "open sesame")

    let request = try await sentWith(SecurityScheme("t", .basic, credential))

    #expect(request.headers["Authorization"] == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
  }

  @Test func aPlainKeyInTheQueryIsEncoded() async throws {
    let request = try await sentWith(
      SecurityScheme("k", .apiKey("serviceKey", in: .query), "a+b/c=="),
      .get("/a", query: [("x", 1)]))

    #expect(request.url.query == "x=1&serviceKey=a%2Bb%2Fc%3D%3D")
  }

  @Test func anEncodedKeyIsSentAsItIs() async throws {
    let request = try await sentWith(
      SecurityScheme("k", .apiKey("serviceKey", in: .query, isEncoded: true), "a%2Bb%2Fc%3D%3D"))

    #expect(request.url.query == "serviceKey=a%2Bb%2Fc%3D%3D")
  }

  @Test(arguments: ["a+b", "a/b", "a=", "a&x=1", "a#", "a%2", "a%zz", "a b", "é"])
  func aKeyThatIsNotEncodedAfterAllIsRefused(key: String) async {
    let reason = await refusal(TestEndpoint.get("/a")) {
      $0.schemes = [SecurityScheme("k", .apiKey("K", in: .query, isEncoded: true), key)]
    }

    #expect(reason?.contains("'k'") == true)
  }

  @Test func keysInHeadersAndCookies() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", headers: [("Cookie", "z=1")], auth: .all(["h", "c"])))
    let request = try await sent(endpoint) {
      $0.schemes = [
        SecurityScheme("h", .apiKey("X-Key", in: .header), "1"),
        SecurityScheme("c", .apiKey("sid", in: .cookie), "2"),
      ]
    }.request

    #expect(request.headers["X-Key"] == "1")
    #expect(request.headers["Cookie"] == "z=1; sid=2")
  }

  @Test(arguments: ["a\r\nX: 1", "é", "a\0"])
  func aSecretThatWouldBecomeProtocolIsRefused(secret: String) async {
    for kind in [SecurityScheme.Kind.bearer, .apiKey("K", in: .header), .apiKey("K", in: .cookie)] {
      let reason = await refusal(TestEndpoint.get("/a")) {
        $0.schemes = [SecurityScheme("t", kind, secret)]
      }
      #expect(reason != nil)
      #expect(reason?.contains(secret) == false)
    }
  }

  @Test func theNearestRequirementWins() async throws {
    let schemes = [SecurityScheme("a", .bearer, "A"), SecurityScheme("b", .bearer, "B")]
    let named = TestEndpoint(EndpointRequest(.get, "/a", auth: .scheme("b")))
    let none = TestEndpoint(EndpointRequest(.get, "/a", auth: .none))

    let first = try await sent(TestEndpoint.get("/a")) { $0.schemes = schemes }
    let second = try await sent(named) { $0.schemes = schemes }
    let third = try await sent(none) { $0.schemes = schemes }
    let fourth = try await sent(none, options: .init(auth: .scheme("a"))) { $0.schemes = schemes }

    let headers = [first, second, third, fourth].map { $0.request.headers["Authorization"] }
    #expect(headers == ["Bearer A", "Bearer B", nil, "Bearer A"])
  }

  @Test func whatIsMissingIsNamed() async {
    let missing = await refusal(TestEndpoint.get("/a")) {
      $0.schemes = [SecurityScheme("token", .bearer, nil)]
    }
    let unknown = await refusal(TestEndpoint.get("/a"), options: .init(auth: .scheme("other")))

    #expect(missing?.contains("'token'") == true)
    #expect(unknown?.contains("'other'") == true)
  }

  @Test(arguments: [
    SecurityScheme.Kind.bearer, .basic, .apiKey("X-Key", in: .header), .apiKey("key", in: .query),
    .apiKey("key", in: .cookie),
  ])
  func aSecretThatIsEmptyIsNotSent(_ kind: SecurityScheme.Kind) async {
    let reason = await refusal(TestEndpoint(EndpointRequest(.get, "/a"))) {
      $0.schemes = [SecurityScheme("token", kind, "")]
    }

    #expect(reason == "the credential of the security scheme 'token' is empty")
  }

  // MARK: Alternatives

  private func headers(
    of request: AuthRequirement, having credentials: [String: String]
  ) async throws -> [String: String] {
    let endpoint = TestEndpoint(EndpointRequest(.get, "/a", auth: request))
    let headers = try await sent(endpoint) {
      $0.schemes = ["a", "b", "c"].map { name in
        SecurityScheme(
          name, .apiKey("X-\(name)", in: .header), credentials[name].map { AnyCredential($0) })
      }
    }.request.headers
    return ["a", "b", "c"].reduce(into: [:]) { $0[$1] = headers["X-\($1)"] }
  }

  @Test func theFirstAlternativeWithAllItsCredentialsIsUsed() async throws {
    let either = AuthRequirement.any([["a", "b"], ["c"]])

    #expect(
      try await headers(of: either, having: ["a": "1", "b": "2", "c": "3"]) == ["a": "1", "b": "2"])
    #expect(try await headers(of: either, having: ["a": "1", "c": "3"]) == ["c": "3"])
    #expect(try await headers(of: .any([["a"], []]), having: [:]) == [:])
    #expect(try await headers(of: .any([["a"], []]), having: ["a": "1"]) == ["a": "1"])
  }

  @Test func whatAllAlternativesMissIsNamed() async {
    let endpoint = TestEndpoint(EndpointRequest(.get, "/a", auth: .any([["a", "b"], ["c"]])))
    let reason = await refusal(endpoint) {
      $0.schemes = [SecurityScheme("a", .bearer, "1"), SecurityScheme("b", .basic, nil)]
    }

    #expect(
      reason
        == "there is no credential for any of the security schemes 'a' and 'b', or 'c'; give the client's initialiser one"
    )
  }

  @Test func cookiesOfParametersKeysAndTheJarAreOneHeader() async throws {
    let jar = CookieJar()
    let place = try #require(URL(string: "https://api.example.com/"))
    jar.store(["Set-Cookie": "theme=dark; Path=/"], from: place)
    jar.store(["Set-Cookie": "kept=1; Path=/"], from: place)
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", cookies: [("theme", "light"), ("none", nil as Int?)]))

    let request = try await sent(endpoint) {
      $0.cookies = jar
      $0.schemes = [SecurityScheme("c", .apiKey("sid", in: .cookie), "2")]
    }.request

    #expect(request.headers.values("Cookie") == ["theme=light; sid=2; kept=1"])
  }

  @Test func everyServerIsReplacedInOnePlace() async throws {
    let uploads = TestEndpoint(EndpointRequest(.get, "/up", server: "uploads"))
    func hosts(_ configure: (inout APIClient.Configuration) -> Void) async throws -> [String] {
      var texts: [String] = []
      for endpoint in [TestEndpoint.get("/a"), uploads] {
        let call = try await sent(endpoint) {
          $0.servers = [Server("https://uploads.example.com/v2", name: "uploads")]
          configure(&$0)
        }
        texts.append(call.request.url.absoluteString)
      }
      return texts
    }

    #expect(
      try await hosts { _ in }
        == ["https://api.example.com/a", "https://uploads.example.com/v2/up"])
    #expect(
      try await hosts { $0.replaceServers(with: "http://localhost:8080") }
        == ["http://localhost:8080/a", "http://localhost:8080/up"])
    #expect(
      try await hosts { $0.replaceServers { Server($0.text.replacing("https:", with: "http:")) } }
        == ["http://api.example.com/a", "http://uploads.example.com/v2/up"])
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct AuthTests {
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
}

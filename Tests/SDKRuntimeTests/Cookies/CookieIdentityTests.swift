import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Cookies tell the cache's users apart.
@Suite(.timeLimit(.minutes(15))) struct CookieIdentityTests {
  private let scene = CacheScene()

  private func client(_ jar: CookieJar) -> APIClient {
    scene.client(.ttl(.seconds(60))) { $0.cookies = jar }
  }

  /// Sets a cookie of this name anew with each response.
  private func count(_ name: String) {
    let count = Locked(0)
    scene.mock.on(
      .any,
      handler: { request in
        let number = count.with { count in
          count += 1
          return count
        }
        let reply = Reply.json(request.headers["Cookie"]?.contains("sid=2") == true ? "2" : "1")
        return reply.header("Set-Cookie", "\(name)=\(number); Path=/")
      })
  }

  @Test func aCookieThatChangesWithEachResponseLeavesTheCacheOn() async throws {
    count("visits")
    let api = client(CookieJar())

    // The first response sets the cookie; the second is kept for who has it.
    for path in ["/a", "/b", "/a", "/b", "/c", "/a", "/b", "/c"] as [PathTemplate] {
      _ = try await api.number(.get(path))
    }

    #expect(scene.sent == 4)
  }

  @Test func aSessionThatRollsOnIsTheSameUsersUntilALogin() async throws {
    count("sid")
    let jar = CookieJar()
    let api = client(jar)
    jar.store(
      ["Set-Cookie": "sid=first; Path=/"],
      from: try #require(URL(string: "https://api.example.com/")))

    #expect(try await api.number().1 == .mock)
    #expect(try await api.number().1 == .cache(age: .zero))
    try await api.send(TestEndpoint(EndpointRequest(.post, "/login")))
    #expect(try await api.number().1 == .mock)
    // Nor is a response that may not be kept one that only reads.
    try await api.send(TestEndpoint.get("/login"), options: .init(cache: .bypass))
    #expect(try await api.number().1 == .mock)
    #expect(try await api.number().1 == .cache(age: .zero))
  }

  @Test func aResponseThatComesAfterASignOutSetsNoCookie() async throws {
    let (started, signedOut) = (Gate(), Gate())
    scene.mock.on(
      .any,
      handler: { request in
        if request.path == "/slow" {
          started.open()
          await signedOut.wait()
        }
        return Reply.json("1").header("Set-Cookie", "sid=\(request.path.dropFirst()); Path=/")
      })
    let jar = CookieJar()
    let api = client(jar)
    _ = try await api.number(.get("/login"))
    let call = Task { try await api.number(.get("/slow")) }
    await started.wait()

    jar.removeAll()
    signedOut.open()
    _ = try await call.value

    #expect(jar.count == 0)
    _ = try await api.number(.get("/again"))
    #expect(
      jar.header(for: try #require(URL(string: "https://api.example.com/"))) == "sid=again")
  }

  @Test func cookiesThatTellNobodyApartCanBeNamed() async throws {
    count("lb")
    let api = client(CookieJar(ignoredByCache: ["lb"]))

    #expect(try await api.number().1 == .mock)
    try await api.send(TestEndpoint(EndpointRequest(.post, "/other")))
    #expect(try await api.number().1 == .cache(age: .zero))
  }
}

import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore
@testable import SDKOAuth

@Suite(.timeLimit(.minutes(15))) struct OAuth2Tests {
  private let tokenURL = "https://auth.example.com/oauth/token"
  private let noon = Date(timeIntervalSince1970: 1_000_000)

  private func response(_ token: String, refresh: String? = nil) -> Reply {
    let more = refresh.map { #", "refresh_token": "\#($0)""# } ?? ""
    return .json(
      #"{"access_token": "\#(token)", "token_type": "Bearer", "expires_in": 3600\#(more)}"#)
  }

  private func clientCredentials(
    _ mock: MockTransport, store: any TokenStore = MemoryTokenStore(),
    authentication: OAuth2.ClientAuthentication = .basic, now: Date? = nil
  ) -> OAuth2 {
    let now = now ?? noon
    return OAuth2.clientCredentials(
      tokenURL: tokenURL, clientID: "id 1", clientSecret: "s:+", scopes: ["read", "write"],
      authentication: authentication, store: store, transport: mock, now: { now })
  }

  private func refresh(
    _ mock: MockTransport, _ store: any TokenStore, time: Locked<Date>? = nil
  ) -> OAuth2 {
    let noon = noon
    return OAuth2.refresh(
      tokenURL: tokenURL, clientID: "app", store: store, transport: mock,
      now: { time?.with { $0 } ?? noon })
  }

  @Test func clientCredentialsAreAskedForOnceAndKept() async throws {
    let mock = MockTransport().on(.post("/oauth/token"), response("A"))
    let store = MemoryTokenStore()
    let credential = clientCredentials(mock, store: store)

    #expect(try await credential.secret() == "A")
    #expect(try await credential.secret() == "A")

    let call = try #require(mock.calls.first)
    #expect(mock.calls.count == 1)
    #expect(call.request.url.absoluteString == tokenURL)
    #expect(call.text == "grant_type=client_credentials&scope=read%20write")
    // `id%201:s%3A%2B`, by RFC 6749, §2.3.1.
    #expect(
      call.request.headers["Authorization"]
        == "Basic " + Data("id%201:s%3A%2B".utf8).base64EncodedString())
    #expect(store.token()?.expiresAt == noon.addingTimeInterval(3600))
    #expect(store.token()?.refreshToken == nil)
  }

  /// Some servers, such as django-oauth-toolkit's, know the path with the slash only.
  @Test(arguments: [
    "https://auth.example.com/o/token/", "https://auth.example.com/o/token//",
    "https://auth.example.com/o/token/?tenant=a/", "https://auth.example.com/",
    "https://auth.example.com", "https://auth.example.com/o/token?tenant=a",
  ])
  func aTokenURLIsUsedAsItIsGiven(_ url: String) async throws {
    let mock = MockTransport().on(.any, response("A"))
    let login = MemoryTokenStore(BearerToken(accessToken: "old", refreshToken: "R"))
    let flow = AuthorizationCodeFlow(
      authorizationURL: url, tokenURL: url, clientID: "app", redirectURI: "com.example.app:/login",
      store: MemoryTokenStore(), transport: mock)

    _ = try await OAuth2.clientCredentials(
      tokenURL: url, clientID: "id", clientSecret: "s", transport: mock
    ).secret()
    _ = try await OAuth2.refresh(tokenURL: url, store: login, transport: mock)
      .secret(replacing: "old")
    let request = try flow.makeRequest()
    let callback = try #require(
      URL(string: "com.example.app:/login?code=1&state=\(request.state)"))
    try await flow.logIn(with: callback, for: request)

    #expect(mock.calls.map(\.request.url.absoluteString) == [url, url, url])
    #expect(request.url.absoluteString.hasPrefix(url))
  }

  @Test func aClientCanShowItselfInTheBody() async throws {
    let mock = MockTransport().on(.any, response("A"))

    _ = try await clientCredentials(mock, authentication: .body).secret()

    let call = try #require(mock.calls.first)
    #expect(call.text.hasSuffix("&client_id=id%201&client_secret=s%3A%2B"))
    #expect(call.request.headers["Authorization"] == nil)
  }

  @Test func anExpiredTokenOfAStoreIsRenewed() async throws {
    let old = BearerToken(accessToken: "old", expiresAt: noon.addingTimeInterval(5))
    let mock = MockTransport().on(.any, response("A"))

    #expect(try await clientCredentials(mock, store: MemoryTokenStore(old)).secret() == "A")
  }

  @Test func aClientsRejectionIsNotRemembered() async throws {
    let mock = MockTransport().on(
      .any, .json(#"{"error": "invalid_client"}"#, status: 401), response("A"))
    let credential = clientCredentials(mock, store: MemoryTokenStore(.named("old")))

    let error = await #expect(throws: CredentialRejected.self) {
      try await credential.secret(replacing: "old")
    }
    #expect(error?.reason.contains("invalid_client") == true)
    #expect(try await credential.secret() == "A")
  }

  @Test func aRefreshTokenIsExchangedAndReplaced() async throws {
    let login = BearerToken(accessToken: "old", refreshToken: "R1", identity: "user 7")
    let store = MemoryTokenStore(login)
    let mock = MockTransport().on(.any, response("A", refresh: "R2"), response("B"))
    let time = Locked(noon)
    let credential = refresh(mock, store, time: time)

    #expect(try await credential.secret(replacing: "old") == "A")
    #expect(store.token()?.refreshToken == "R2")
    time.with { $0.addTimeInterval(10) }
    #expect(try await credential.secret(replacing: "A") == "B")
    // The server gave no other.
    #expect(store.token()?.refreshToken == "R2")

    #expect(
      mock.calls.map(\.text) == [
        "grant_type=refresh_token&refresh_token=R1&client_id=app",
        "grant_type=refresh_token&refresh_token=R2&client_id=app",
      ])
    #expect(await credential.identity == "user 7")
  }

  @Test func aRefusedRefreshTokenNeedsALogin() async throws {
    let store = MemoryTokenStore(BearerToken(accessToken: "old", refreshToken: "R"))
    let mock = MockTransport().on(.any, .json(#"{"error": "invalid_grant"}"#, status: 400))
    let credential = refresh(mock, store)
    let api = client(credential, MockTransport().on(.any, .status(401)))

    for _ in 0..<3 {
      let error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })
      #expect(error.kind == .unauthorized)
    }
    #expect(mock.calls.count == 1)

    try await credential.save(.named("new"))
    #expect(try await credential.secret() == "new")
  }

  @Test func aTokenServerThatIsDownIsNoLogout() async throws {
    let store = MemoryTokenStore(BearerToken(accessToken: "old", refreshToken: "R"))
    let mock = MockTransport().on(.any, .status(503), .failure(.connectionLost), response("A"))
    let api = client(
      refresh(mock, store),
      MockTransport().on(.any) { request in
        request.headers["Authorization"] == "Bearer A" ? .json("{}") : .status(401)
      })

    let first = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })
    let second = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })
    try await api.send(TestEndpoint.get("/a"))

    #expect([first.kind, second.kind] == [.credential, .credential])
    #expect(second.transportCode == .connectionLost)
    #expect(store.token()?.accessToken == "A")
  }

  @Test func nobodyLoggedInIsUnauthorizedAndNothingIsSent() async throws {
    let mock = MockTransport().on(.any, response("A"))
    let server = MockTransport().on(.any, .json("{}"))
    let api = client(refresh(mock, MemoryTokenStore()), server)

    let error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })

    #expect(error.kind == .unauthorized)
    #expect(mock.calls.isEmpty)
    #expect(server.calls.isEmpty)
  }

  @Test(arguments: [
    #"{"token_type": "Bearer"}"#, "<html>", "", #"{"access_token": 1}"#,
  ])
  func aResponseWithoutATokenIsAnError(text: String) async {
    let mock = MockTransport().on(.any, .json(text))

    await #expect(throws: APIError.self) { try await clientCredentials(mock).secret() }
  }

  @Test(arguments: ["-1", "1e999", "\"soon\"", "null"])
  func aLifetimeThatMakesNoSenseIsNone(text: String) async throws {
    let store = MemoryTokenStore()
    let mock = MockTransport().on(
      .any, .json(#"{"access_token": "A", "expires_in": \#(text)}"#))

    let secret = try? await clientCredentials(mock, store: store).secret()

    // 1e999 is no JSON number that fits; the response is an error then.
    #expect(secret == "A" || text == "1e999")
    #expect(store.token()?.expiresAt == nil)
  }

  @Test func aTokenEndpointThatRedirectsIsNotFollowed() async {
    let mock = MockTransport().on(
      .any, Reply.status(307).header("Location", "https://evil.example/token"))

    await #expect(throws: APIError.self) { try await clientCredentials(mock).secret() }
    #expect(mock.calls.count == 1)
  }

  @Test func identitiesOfClientsDiffer() async {
    let mock = MockTransport()
    let a = OAuth2.clientCredentials(
      .init(tokenURL: tokenURL), clientID: "a", clientSecret: "s", transport: mock)
    let b = OAuth2.clientCredentials(
      .init(tokenURL: tokenURL), clientID: "b", clientSecret: "s", transport: mock)

    #expect(await a.identity == a.identity)
    #expect(await a.identity != b.identity)
  }

  /// A keychain takes its time.
  private final class SlowStore: TokenStore {
    let kept: Locked<BearerToken?>
    let started = Gate()
    let mayEnd = Gate()

    init(_ token: BearerToken) { kept = Locked(token) }

    func token() -> BearerToken? { kept.with { $0 } }

    func save(_ token: BearerToken?) async {
      if token != nil {
        started.open()
        await mayEnd.wait()
      }
      kept.with { $0 = token }
    }
  }

  @Test func aLogoutIsNotUndoneByARenewedTokenThatIsBeingSaved() async throws {
    let store = SlowStore(BearerToken(accessToken: "old", refreshToken: "R"))
    // Its time for saving never ends, however busy the machine is.
    let credential = OAuth2.refresh(
      tokenURL: tokenURL, store: store, transport: MockTransport().on(.any, response("A")),
      clock: TestClock())
    let renewing = Task { try await credential.secret(replacing: "old") }
    await store.started.wait()

    let logout = Task { try await credential.save(nil) }
    // Long enough for it to come first, if anything lets it.
    for _ in 0..<1000 { await Task.yield() }
    store.mayEnd.open()
    try await logout.value
    _ = await renewing.result

    #expect(store.token() == nil)
    await #expect(throws: CredentialRejected.self) { try await credential.secret() }
  }

  /// The logout is saved when the store goes on; until then, nothing is sent with the old token.
  @Test func aLogoutHoldsThoughTheStoreNeverReturns() async throws {
    let clock = TestClock()
    let store = SlowStore(.named("old"))
    let credential = OAuth2.refresh(
      tokenURL: tokenURL, store: store, transport: MockTransport(), clock: clock)
    #expect(try await credential.secret() == "old")
    let login = Task { try await credential.save(.named("new")) }
    await store.started.wait()
    let outcome = Locked<Result<Void, any Error>?>(nil)

    let logout = Task {
      let result = await Task { try await credential.save(nil) }.result
      outcome.with { $0 = result }
    }
    try await eventually {
      clock.advance(by: .seconds(10))
      return outcome.with { $0 } != nil
    }

    #expect(throws: TokenSaveTimeout.self) { try outcome.with { $0 }?.get() }
    await #expect(throws: CredentialRejected.self) { try await credential.secret() }
    store.mayEnd.open()
    await logout.value
    _ = await login.result
    try await eventually { store.token() == nil }
    await #expect(throws: CredentialRejected.self) { try await credential.secret() }
  }
}

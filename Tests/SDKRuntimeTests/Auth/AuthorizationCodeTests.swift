import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore
@testable import SDKOAuth

/// OAuth 2 with a browser: RFC 6749, §4.1, RFC 7636, RFC 8252 and RFC 9207.
@Suite(.timeLimit(.minutes(15))) struct AuthorizationCodeTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  private func flow(
    _ mock: MockTransport = MockTransport(), authorizationURL: String = "https://auth.example/go",
    clientSecret: String? = nil, redirectURI: String = "com.example.app:/login",
    scopes: [String] = ["read", "write all"], issuer: String? = nil,
    store: any TokenStore = MemoryTokenStore()
  ) -> AuthorizationCodeFlow {
    let start = start
    return AuthorizationCodeFlow(
      authorizationURL: authorizationURL, tokenURL: "https://auth.example/token",
      clientID: "app 1", clientSecret: clientSecret, redirectURI: redirectURI, scopes: scopes,
      issuer: issuer, store: store, transport: mock, now: { start })
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func parameters(_ url: URL) -> [String: String] {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { "\($0) and \($1)" }
  }

  @Test func theChallengeIsThatOfRFC7636AppendixB() {
    #expect(
      PKCE.challenge(for: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
  }

  @Test func verifiersAndStatesAreLegalAndNeverTheSame() throws {
    let texts = (0..<100).map { _ in PKCE.randomText() }

    #expect(Set(texts).count == 100)
    #expect(texts.allSatisfy { $0.utf8.count == 43 })
    #expect(texts.allSatisfy { $0.utf8.allSatisfy(PercentEncoding.unreserved.contains) })
    let (one, other) = (try flow().makeRequest(), try flow().makeRequest())
    #expect(one.state != other.state && one.codeVerifier != other.codeVerifier)
    #expect(one.state != one.codeVerifier)
  }

  @Test func theURLHasAllThatTheServerNeeds() throws {
    let request = try flow().makeRequest(
      state: "s", codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
      parameters: ["prompt": "login", "login_hint": "a+b@c"])

    #expect(
      request.url.absoluteString == "https://auth.example/go?response_type=code&client_id=app%201"
        + "&redirect_uri=com.example.app%3A%2Flogin&scope=read%20write%20all&state=s"
        + "&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        + "&code_challenge_method=S256&prompt=login&login_hint=a%2Bb%40c")
  }

  @Test(arguments: [
    "https://auth.example/go?tenant=a%2Fb", "https://auth.example/go?tenant=a%2Fb&",
  ])
  func theEndpointsOwnQueryStays(endpoint: String) throws {
    let request = try flow(authorizationURL: endpoint, scopes: []).makeRequest()

    #expect(
      request.url.absoluteString.hasPrefix(
        "https://auth.example/go?tenant=a%2Fb&response_type=code&"))
    #expect(parameters(request.url)["scope"] == nil)
  }

  @Test(arguments: [
    "com.example.app:/login", "com.example.app://login", "https://app.example.com/login?a=b",
    "http://127.0.0.1:51234/login", "http://[::1]:51234/", "http://localhost/x",
  ])
  func redirectURIsOfAppsAreTaken(text: String) throws {
    let request = try flow(redirectURI: text).makeRequest()

    #expect(parameters(request.url)["redirect_uri"] == text)
  }

  @Test(arguments: [
    "http://app.example.com/login", "/login", "", "javascript:alert(1)", "https:///login",
    "com.example.app:/login#x", "https://u@h/x", "data:text/html,x", "com.example.app:/a b",
  ])
  func anUnsafeRedirectURIIsRefused(text: String) {
    #expect(throws: AuthorizationError.self) { try flow(redirectURI: text).makeRequest() }
  }

  @Test(arguments: [
    "http://auth.example/go", "auth.example/go", "https://u:p@auth.example/go",
    "https://auth.example/go#x", "javascript:alert(1)", "",
  ])
  func anUnsafeAuthorizationURLIsRefused(text: String) {
    #expect(throws: AuthorizationError.self) { try flow(authorizationURL: text).makeRequest() }
  }

  @Test(arguments: ["state", "code_challenge", "redirect_uri", "scope", "client_id"])
  func aParameterOfTheFlowCannotBeReplaced(name: String) {
    #expect(throws: AuthorizationError.self) {
      try flow().makeRequest(parameters: [name: "x"])
    }
  }

  // MARK: The callback

  private func refused(
    _ query: String, base: String = "com.example.app:/login", issuer: String? = nil
  ) async throws -> AuthorizationError? {
    let mock = MockTransport().on(.any, .json(#"{"access_token": "A"}"#))
    let store = MemoryTokenStore()
    let flow = flow(mock, issuer: issuer, store: store)
    let request = try flow.makeRequest(state: "s1", codeVerifier: "v")
    let callback = try url(base + "?" + query)
    do {
      try await flow.logIn(with: callback, for: request)
      #expect(store.token()?.accessToken == "A")
      return nil
    } catch let error as AuthorizationError {
      #expect(mock.calls.isEmpty)
      #expect(store.token() == nil)
      return error
    }
  }

  @Test func aCallbackOfAnotherRequestIsRefused() async throws {
    #expect(try await refused("code=c&state=s1") == nil)
    for query in ["code=c", "code=c&state=", "code=c&state=s2", "code=c&state=s11", "state"] {
      #expect(try await refused(query) == .stateMismatch)
    }
    // An error of somebody else's making ends no login.
    #expect(try await refused("error=access_denied") == .stateMismatch)
    #expect(try await refused("error=access_denied&state=x") == .stateMismatch)
  }

  @Test func whatTheServerSaysNoToIsTold() async throws {
    #expect(
      try await refused("error=access_denied&error_description=Not+to%20day%0A&state=s1")
        == .refused(code: "access_denied", description: "Not to day?"))
    #expect(
      try await refused("error=server_error&code=c&state=s1")
        == .refused(code: "server_error", description: nil))
  }

  @Test func aCallbackOfAnotherServerIsRefused() async throws {
    let issuer = "https://auth.example"
    let encoded = "https%3A%2F%2Fauth.example"

    #expect(try await refused("code=c&state=s1&iss=\(encoded)", issuer: issuer) == nil)
    for iss in ["", "&iss=", "&iss=\(encoded)%2F", "&iss=https://evil.example"] {
      #expect(
        try await refused("code=c&state=s1" + iss, issuer: issuer) == .issuerMismatch)
      #expect(
        try await refused("error=access_denied&state=s1" + iss, issuer: issuer) == .issuerMismatch)
    }
    #expect(try await refused("code=c&state=s1&iss=\(encoded)") == nil)
  }

  @Test(arguments: [
    "code=&state=s1", "state=s1", "code=a&code=b&state=s1", "code=a&state=s1&state=s1",
    "code=%FF&state=s1",
  ])
  func aCallbackThatCannotBeReadIsRefused(query: String) async throws {
    guard case .invalidCallback = try await refused(query) else {
      Issue.record("\(query) was not refused as unreadable")
      return
    }
  }

  @Test(arguments: [
    "com.example.evil:/login", "com.example.app:/other", "com.example.app://host/login",
    "https://com.example.app/login",
  ])
  func aCallbackToAnotherAddressIsRefused(base: String) async throws {
    #expect(
      try await refused("code=c&state=s1", base: base)
        == .invalidCallback("it does not go to the redirect URI"))
  }

  // MARK: The exchange

  @Test func aLoginGivesATokenThatIsRenewedFromThenOn() async throws {
    let mock = MockTransport().on(
      .post("/token"),
      .json(
        #"{"access_token": "A", "token_type": "bearer", "expires_in": 60, "refresh_token": "R"}"#),
      .json(#"{"access_token": "B"}"#))
    let store = MemoryTokenStore()
    let flow = flow(mock, store: store)
    let request = try flow.makeRequest(
      state: "s", codeVerifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    let api = client(
      flow.credential,
      MockTransport().on(.any) { request in
        request.headers["Authorization"] == "Bearer B" ? .json("{}") : .status(401)
      })
    let before = await failure { try await api.send(TestEndpoint.get("/a")) }
    #expect(before?.kind == .unauthorized)

    let token = try await flow.logIn(
      with: url("com.example.app:/login?state=s&code=c%2B1"), for: request, identity: "user 7")
    try await api.send(TestEndpoint.get("/a"))

    #expect(token.accessToken == "A")
    #expect(token.expiresAt == start.addingTimeInterval(60))
    #expect(token.identity == "user 7")
    #expect(store.token()?.accessToken == "B" && store.token()?.refreshToken == "R")
    #expect(
      mock.calls.map(\.text) == [
        "grant_type=authorization_code&code=c%2B1&redirect_uri=com.example.app%3A%2Flogin"
          + "&code_verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk&client_id=app%201",
        "grant_type=refresh_token&refresh_token=R&client_id=app%201",
      ])
  }

  @Test func aSecretOfTheClientIsShownAsTheServerWants() async throws {
    let mock = MockTransport().on(.any, .json(#"{"access_token": "A"}"#))
    let flow = flow(mock, clientSecret: "s:")
    let request = try flow.makeRequest(state: "s", codeVerifier: "v")

    try await flow.logIn(with: url("com.example.app:/login?state=s&code=c"), for: request)

    let call = try #require(mock.calls.first)
    #expect(
      call.request.headers["Authorization"]
        == "Basic " + Data("app%201:s%3A".utf8).base64EncodedString())
    #expect(!call.text.contains("client_id"))
  }

  @Test func aLoginMayHaveAPortOfItsOwn() async throws {
    let mock = MockTransport().on(.any, .json(#"{"access_token": "A"}"#))
    let flow = flow(mock, redirectURI: "http://127.0.0.1/login")
    let request = try flow.makeRequest(redirectURI: "http://127.0.0.1:51234/login")

    #expect(parameters(request.url)["redirect_uri"] == "http://127.0.0.1:51234/login")
    await #expect(throws: AuthorizationError.self) {
      try await flow.logIn(
        with: url("http://127.0.0.1:51235/login?code=c&state=\(request.state)"), for: request)
    }
    try await flow.logIn(
      with: url("http://127.0.0.1:51234/login?code=c&state=\(request.state)"), for: request)
    #expect(
      mock.calls.last?.text.contains("&redirect_uri=http%3A%2F%2F127.0.0.1%3A51234%2Flogin&")
        == true)
  }

  @Test func aCodeThatIsRefusedLogsNobodyInOrOut() async throws {
    let mock = MockTransport().on(.any, .json(#"{"error": "invalid_grant"}"#, status: 400))
    let store = MemoryTokenStore(.named("old"))
    let flow = flow(mock, store: store)
    let request = try flow.makeRequest(state: "s", codeVerifier: "v")

    await #expect(throws: CredentialRejected.self) {
      try await flow.logIn(with: url("com.example.app:/login?state=s&code=c"), for: request)
    }
    #expect(store.token()?.accessToken == "old")
  }

  @Test func aRequestOutlivesTheProcessAndShowsNothing() throws {
    let request = try flow().makeRequest()

    let again = try JSONDecoder().decode(
      AuthorizationRequest.self, from: JSONEncoder().encode(request))
    #expect(again == request)
    for text in ["\(request)", String(reflecting: request), "\(flow())"] {
      #expect(!text.contains(request.state) && !text.contains(request.codeVerifier))
    }
    var dumped = ""
    dump(request, to: &dumped)
    #expect(!dumped.contains(request.codeVerifier))
  }
}

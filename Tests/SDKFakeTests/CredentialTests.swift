import Foundation
import SDKCore
import SDKFake
import SDKRuntime
import SDKTesting
import Testing

/// Tokens that a server issues, and their end by the clock of a test.
struct CredentialTests {
  /// A header that is declared as well is not left empty, and a parameter that its path does not have is nobody's.
  @Test func examplesHaveTheirCredential() throws {
    let server = try FakeServer(
      contract: #"""
        {"paths": {"/pets": {"GET": {"id": "list", "security": [{"a": []}], "parameters": [
        {"name": "authorization", "in": "header", "schema": {"type": "string"}},
        {"name": "petId", "in": "path", "required": true, "schema": {"type": "integer"}}],
        "responses": {"204": {}}}}},
        "components": {"securitySchemes": {"a": {"type": "http", "scheme": "bearer"}}}}
        """#)
    let example = try #require(server.example(of: "list"))
    let values = example.parameters.filter { $0.location == "header" }.map(\.value)
    #expect(values == ["Bearer token"])
    #expect(try server.answered("GET /pets", ["Authorization": "Bearer token"]).problems == [])
  }

  /// What a spec says of errors and tokens without showing any is what HTTP and OAuth say.
  @Test(arguments: [
    (#"{"type": "http", "scheme": "bearer"}"#, "Bearer"), (#"{"type": "oauth2"}"#, "Bearer"),
    (#"{"type": "http", "scheme": "basic"}"#, #"Basic realm="Shop""#),
    (#"{"type": "apiKey", "in": "header", "name": "X-Key"}"#, nil),
  ])
  func refusalsAndLoginsAreUsual(scheme: String, challenge: String?) throws {
    func object(_ properties: String) -> String {
      #"{"content": {"application/json": {"schema": {"type": "object", "required": ["message", "code"], "properties": {\#(properties)}}}}}"#
    }
    let error = object(#""code": {"type": "integer"}, "message": {"type": "string"}"#)
    let shown = object(
      #""code": {"type": "integer", "example": 17}, "message": {"type": "string"}"#)
    let token = object(
      #""access_token": {"type": "string"}, "token_type": {"type": "string", "enum": ["bearer", "mac"]}, "code": {}, "message": {}"#
    )
    let server = try FakeServer(
      contract: #"""
        {"name": "Shop", "paths": {"/pets": {
        "GET": {"id": "list", "security": [{"a": []}], "responses": {"200": {}, "401": \#(error)}},
        "POST": {"id": "add", "security": [{"a": []}], "responses": {"200": {}, "401": \#(shown)}}},
        "/login": {"POST": {"id": "login", "responses": {"200": \#(token)}}}},
        "components": {"securitySchemes": {"a": \#(scheme)}}}
        """#)
    let refused = try server.answered("GET /pets", [:])
    #expect(refused.status == 401 && refused.body?["code"] == 401)
    #expect(refused.headers["WWW-Authenticate"] == challenge)
    #expect(try server.answered("POST /pets", [:]).body?["code"] == 17)
    #expect(try server.answered("POST /login", [:]).body?["token_type"] == "bearer")
  }

  private let clock = TestClock()
  private let server: FakeServer
  private let now: @Sendable () -> Date

  private static let tokenURL = "https://library.example/v1/oauth/token"

  init() {
    let clock = clock
    let start = clock.now
    now = { Date(timeIntervalSince1970: start.duration(to: clock.now) / .seconds(1)) }
    server = FakeServer(LibraryContract.self, seed: 7, clock: clock)
    server.credentials = .issuedTokens
  }

  private func api(_ login: AnyCredential) -> LibraryClient {
    LibraryClient(login: login, transport: server) {
      $0.clock = clock
      $0.options.retry = RetryPolicy.none
    }
  }

  private func status(_ token: String) async throws -> Int? {
    do {
      _ = try await api(.init(token)).books.list()
      return 200
    } catch let error as APIError {
      return error.status
    }
  }

  /// The answer of the token endpoint.
  private func token(_ form: String) throws -> Answered {
    try server.answered(
      "POST /v1/oauth/token", [:], form, type: "application/x-www-form-urlencoded")
  }

  @Test func anyTokenWillDoUntilIssuedOnesAreAskedFor() async throws {
    #expect(try await status("t") == 401)
    server.credentials = .any
    #expect(try await status("t") == 200)
    // The spec allows a token that is not known.
    try server.verify()
  }

  @Test func clientsRenewTheirTokens() async throws {
    let login = OAuth2.clientCredentials(
      tokenURL: Self.tokenURL, clientID: "app", clientSecret: "secret", transport: server,
      clock: clock, now: now)
    let api = api(.init(login))
    _ = try await api.books.list()
    let first = try #require(await login.token())
    #expect(first.expiresAt == now().addingTimeInterval(3_600))
    clock.advance(by: .seconds(3_000))
    _ = try await api.books.list()
    #expect(try await login.token() == first)
    // The client knows that it has ended.
    clock.advance(by: .seconds(700))
    _ = try await api.books.list()
    let second = try #require(await login.token())
    #expect(second.accessToken != first.accessToken)
    #expect(try await status(first.accessToken) == 401)
    // The server ends it before.
    clock.advance(by: .seconds(60))
    server.expireTokens()
    _ = try await api.books.list()
    #expect(try await login.token()?.accessToken != second.accessToken)
    try server.verify()
  }

  @Test func loginsAreRenewedByTheirRefreshToken() async throws {
    server.tokenLifetime = .seconds(600)
    let answer = try #require(try token("grant_type=password&username=ada&password=x").body)
    #expect(answer["token_type"] == "Bearer" && answer["expires_in"] == 600)
    let access = try #require(answer["access_token"]?.stringValue)
    let refresh = try #require(answer["refresh_token"]?.stringValue)
    let store = MemoryTokenStore(
      BearerToken(
        accessToken: access, refreshToken: refresh, expiresAt: now().addingTimeInterval(600)))
    let login = OAuth2.refresh(
      tokenURL: Self.tokenURL, store: store, transport: server, clock: clock, now: now)
    let api = api(.init(login))
    _ = try await api.books.list()
    #expect(store.token()?.accessToken == access)
    for _ in 0..<3 {
      let old = store.token()
      clock.advance(by: .seconds(601))
      _ = try await api.books.list()
      #expect(store.token()?.accessToken != old?.accessToken)
      #expect(store.token()?.refreshToken != old?.refreshToken)
    }
    // Each does for one renewal.
    let used = try token("grant_type=refresh_token&refresh_token=\(refresh)")
    #expect(used.status == 400 && used.body == ["error": "invalid_grant"])
    try server.verify()
  }

  @Test func theTokenEndpointRefusesWhatItDoesNotKnow() throws {
    #expect(try token("grant_type=client_credentials").status == 401)
    #expect(try token("grant_type=password").body?["error"] == "invalid_request")
    #expect(try token("grant_type=magic").body?["error"] == "unsupported_grant_type")
    #expect(try token("").body?["error"] == "invalid_request")
    let code = try token("grant_type=authorization_code&code=c&scope=read")
    #expect(code.status == 200 && code.body?["scope"] == "read")
    #expect(code.headers["Cache-Control"] == "no-store")
    // Flows may renew at a place of their own.
    let refresh = try #require(code.body?["refresh_token"]?.stringValue)
    let renewed = try server.answered(
      "POST /v1/oauth/refresh", [:], "grant_type=refresh_token&refresh_token=\(refresh)",
      type: "application/x-www-form-urlencoded")
    #expect(renewed.status == 200)
    #expect(try server.answered("GET /v1/oauth/token").status == 404)
  }

  @Test func operationsThatLogInIssueTokens() async throws {
    let account = api("none").account
    let token = try await account.logIn(user: "ada", password: "x")
    #expect(token.expiresIn == 3_600)
    #expect(try await status(token.accessToken) == 200)
    let refresh = try #require(token.refreshToken)
    let renewed = try await account.renew(refreshToken: refresh)
    #expect(renewed.accessToken != token.accessToken)
    await #expect {
      try await account.renew(refreshToken: refresh)
    } throws: {
      ($0 as? APIError)?.status == 401
    }
    clock.advance(by: .seconds(3_600))
    #expect(try await status(renewed.accessToken) == 401)
    // A handler's own tokens are issued as well.
    server.on("Account.logIn") { _, _ in .json(["access_token": "mine"]) }
    #expect(try await account.logIn(user: "ada", password: "x").accessToken == "mine")
    #expect(try await status("mine") == 200)
    try server.verify()
  }
}

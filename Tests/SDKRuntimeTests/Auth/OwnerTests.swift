import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// Somebody logs in or out while calls are under way.
@Suite(.timeLimit(.minutes(15))) struct OwnerTests {
  private let transfer = TestEndpoint(EndpointRequest(.post, "/transfer"))

  private func token(_ name: String, _ identity: String) -> BearerToken {
    BearerToken(accessToken: name, refreshToken: "R", identity: identity)
  }

  private func credential(_ store: MemoryTokenStore, _ mock: MockTransport) -> OAuth2 {
    OAuth2.refresh(tokenURL: "https://auth.example.com/token", store: store, transport: mock)
  }

  /// A token endpoint, and something that happens before it answers.
  private func server(before: @escaping @Sendable () async throws -> Void) -> MockTransport {
    MockTransport().on(
      .any, .json(#"{"access_token": "new", "refresh_token": "R2"}"#).after(before))
  }

  /// Whoever finds it on disk must not be helped to guess the password.
  @Test(arguments: ["Basic dTpwYXNz", "basic dTpwYXNz"])
  func aPasswordInAHeaderLeavesNoDigestOfItself(_ value: String) throws {
    let identity = RequestIdentity(
      credential: "", headers: ["Authorization": value], cookies: nil)
    let request = HTTPRequest(
      .get, url: try #require(URL(string: "https://a.example/")),
      headers: ["Authorization": value], endpoint: TestEndpoint.get("/"))

    let digests = [identity.fileName(for: "u"), VariedHeader("Authorization", of: request).digest]

    for text in [value, Fingerprint.text(value), SHA256.hex(value)] {
      #expect(!digests.contains(SHA256.hex(parts: ["u", "authorization", text])))
      #expect(!digests.contains(text))
    }
    #expect(
      identity
        == RequestIdentity(
          credential: "", headers: ["authorization": value], cookies: nil))
  }

  @Test func aLogoutIsNotUndoneByARefreshUnderWay() async throws {
    let store = MemoryTokenStore(token("old", "me"))
    let login = credential(store, server { store.save(nil) })

    await #expect(throws: CredentialRejected.self) { try await login.secret(replacing: "old") }

    #expect(store.token() == nil)
  }

  @Test func aLoginIsNotUndoneByARefreshUnderWay() async throws {
    let store = MemoryTokenStore(token("old", "me"))
    let other = token("other", "you")
    let login = credential(store, server { store.save(other) })

    // Who waited did so as somebody else.
    await #expect(throws: CredentialRejected.self) { try await login.secret(replacing: "old") }

    #expect(store.token() == other)
    #expect(try await login.secret() == "other")
  }

  @Test func theSameUsersNewLoginIsTaken() async throws {
    let store = MemoryTokenStore(token("old", "me"))
    let login = credential(store, server { [self] in store.save(token("again", "me")) })

    #expect(try await login.secret(replacing: "old") == "again")
    #expect(store.token()?.accessToken == "again")
  }

  @Test func aRefusedRequestIsNotSentAgainAsSomebodyElse() async throws {
    let provider = TestProvider(token("mine", "me")) { _, _ in throw CredentialRejected("no") }
    let yours = token("yours", "you")
    let mock = MockTransport().on(.any, .status(401).after { provider.token.with { $0 = yours } })
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)

    let error = try #require(await failure { try await api.send(transfer) })

    #expect(error.status == 401)
    #expect(mock.calls.map { $0.request.headers["Authorization"] } == ["Bearer mine"])
  }

  @Test func aRetryIsNotSentAsSomebodyElse() async throws {
    let provider = TestProvider(token("mine", "me")) { _, _ in throw CredentialRejected("no") }
    let yours = token("yours", "you")
    let mock = MockTransport().on(.any, .status(503).after { provider.token.with { $0 = yours } })
    let bench = keyed(RefreshingCredential(provider, clock: TestClock()), mock)

    let error = try #require(await failure { try await bench.send(transfer) })

    #expect(error.kind == .userChanged)
    #expect(mock.calls.map { $0.request.headers["Authorization"] } == ["Bearer mine"])
  }

  @Test func aRetryTakesTheSameUsersNewToken() async throws {
    let provider = TestProvider(token("mine", "me")) { _, _ in throw CredentialRejected("no") }
    let renewed = token("renewed", "me")
    let mock = MockTransport().on(
      .any, .status(503).after { provider.token.with { $0 = renewed } }, .status(204))

    try await keyed(RefreshingCredential(provider, clock: TestClock()), mock).send(transfer)

    #expect(
      mock.calls.map { $0.request.headers["Authorization"] } == ["Bearer mine", "Bearer renewed"])
  }

  @Test func aProviderThatForgetsWhoseATokenIsStillRenewsIt() async throws {
    let provider = TestProvider(token("old", "1")) { _, _ in
      BearerToken(accessToken: "new", identity: "2")
    }
    let mock = MockTransport().on(.any, .status(401), .status(204))

    try await client(RefreshingCredential(provider, clock: TestClock()), mock).send(transfer)

    #expect(mock.calls.last?.request.headers["Authorization"] == "Bearer new")
  }

  /// The credential returns another secret than `secret()` once the user has changed twice.
  @Test func aRetryIsSentWithTheSecretThatReplacesTheFirst() async throws {
    struct Switching: Credential {
      let asked = Counter()
      func secret() -> String {
        asked.note()
        return asked.value == 1 ? "mine" : "yours"
      }
      func secret(replacing rejected: String) -> String? { "mine again" }
    }
    let mock = MockTransport().on(.any, .status(503), .status(204))

    try await keyed(Switching(), mock).send(transfer)

    #expect(
      mock.calls.map { $0.request.headers["Authorization"] } == [
        "Bearer mine", "Bearer mine again",
      ]
    )
  }

  @Test func aCallDoesNotTakeTheRefreshOfSomebodyElse() async throws {
    let (mine, yours) = (token("mine", "me"), token("yours", "you"))
    let (started, going) = (Gate(), Gate())
    let provider = TestProvider(mine) { [self] old, _ in
      if old == yours { return token("yours renewed", "you") }
      started.open()
      await going.wait()
      throw CredentialRejected("the login has ended while its token was renewed")
    }
    // Its limit never passes, however busy the machine.
    let credential = RefreshingCredential(provider, clock: TestClock())
    let first = Task { try await credential.secret(replacing: "mine") }
    await started.wait()

    provider.token.with { $0 = yours }
    let second = Task { try await credential.secret(replacing: "yours") }
    // Long enough to wait for the refresh under way.
    for _ in 0..<100 { await Task.yield() }
    going.open()

    await #expect(throws: CredentialRejected.self) { try await first.value }
    #expect(try await second.value == "yours renewed")
  }

  /// A client whose every request may be sent again at once.
  private func keyed(_ credential: any Credential, _ mock: MockTransport) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [SecurityScheme("token", .bearer, credential)]
    configuration.options.retry = RetryPolicy(maxRetries: 1, baseDelay: .zero)
    configuration.options.idempotencyHeader = "Idempotency-Key"
    return APIClient(configuration, transport: mock)
  }
}

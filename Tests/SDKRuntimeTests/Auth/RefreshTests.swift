import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Refreshing a token, when it fails and for those who wait for it.
@Suite(.timeLimit(.minutes(15))) struct RefreshTests {
  private struct Failed: Error {}

  @Test func aFailureEndsAllWhoWaitAndTheNextTriesAgain() async throws {
    let started = Gate()
    let going = Gate()
    let provider = TestProvider(.named("old")) { _, count in
      guard count == 1 else { return .named("new") }
      started.open()
      await going.wait()
      throw Failed()
    }
    let credential = RefreshingCredential(provider, clock: TestClock())

    let first = Task { try await credential.secret(replacing: "old") }
    await started.wait()
    let others = (0..<9).map { _ in Task { try await credential.secret(replacing: "old") } }
    going.open()
    await #expect(throws: Failed.self) { try await first.value }
    var ended = 0
    for other in others {
      // One that came too late for the failure has started the next refresh.
      do { #expect(try await other.value == "new") } catch is Failed { ended += 1 }
    }

    #expect(try await credential.secret(replacing: "old") == "new")
    #expect(provider.refreshes.with { $0 } == 2)
    #expect(ended <= 9)
  }

  private func login(_ store: MemoryTokenStore, _ first: String, _ second: String = "{}") -> OAuth2
  {
    OAuth2.refresh(
      tokenURL: "https://auth.example.com/token", store: store,
      transport: MockTransport().on(.any, .json(first), .json(second)))
  }

  /// Kept, it would never be sent, and so neither be refused nor renewed.
  @Test(arguments: ["", "a\\n", "a\\u00e9"])
  func aTokenThatCannotBeSentIsNone(_ token: String) async throws {
    let store = MemoryTokenStore(BearerToken(accessToken: "old", refreshToken: "R"))
    let login = login(
      store, #"{"access_token": "\#(token)"}"#, #"{"access_token": "B"}"#)

    let error = await failure { _ = try await login.secret(replacing: "old") }

    #expect(error?.kind == .decoding && store.token()?.accessToken == "old")
    #expect(try await login.secret(replacing: "old") == "B")
  }

  @Test func anEmptyRefreshTokenIsTheOneBefore() async throws {
    let store = MemoryTokenStore(BearerToken(accessToken: "old", refreshToken: "R"))
    let login = login(store, #"{"access_token": "A", "refresh_token": ""}"#)

    _ = try await login.secret(replacing: "old")

    #expect(store.token()?.accessToken == "A" && store.token()?.refreshToken == "R")
  }

  /// Whoever comes to wait for it may be more urgent than who has begun it.
  @Test func aRefreshIsUrgentWhoeverBeginsIt() async throws {
    let priority = Locked<TaskPriority?>(nil)
    let provider = TestProvider(.named("old")) { _, _ in
      priority.with { $0 = Task.currentPriority }
      return .named("new")
    }
    let credential = RefreshingCredential(provider, limit: nil)

    let low = Task(priority: .background) { try await credential.secret(replacing: "old") }

    #expect(try await low.value == "new")
    #expect(try #require(priority.with { $0 }) >= .high)
  }

  @Test func aRejectionIsRememberedUntilTheNextLogin() async throws {
    let provider = TestProvider(.named("old")) { _, _ in throw CredentialRejected("no") }
    let credential = RefreshingCredential(provider, clock: TestClock())

    for _ in 0..<3 {
      await #expect(throws: CredentialRejected("no")) {
        try await credential.secret(replacing: "old")
      }
    }
    #expect(provider.refreshes.with { $0 } == 1)

    provider.token.with { $0 = .named("login") }
    #expect(try await credential.secret(replacing: "old") == "login")
    await #expect(throws: CredentialRejected.self) {
      try await credential.secret(replacing: "login")
    }
    #expect(provider.refreshes.with { $0 } == 2)
  }

  @Test func aRejectionIsUnauthorizedWithTheServersResponse() async throws {
    let provider = TestProvider(.named("old")) { _, _ in throw CredentialRejected("gone") }
    let mock = MockTransport().on(.any, .json("[]", status: 401))
    let api = client(RefreshingCredential(provider, clock: TestClock()), mock)

    let error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })

    #expect(error.kind == .unauthorized)
    #expect(error.response?.text == "[]")
    #expect(error.underlying as? CredentialRejected == CredentialRejected("gone"))
  }

  /// Of a provider that does not say what a 401 means: the user has to know, and nothing is final.
  @Test(arguments: [(401, APIError.Kind.unauthorized), (403, .credential), (503, .credential)])
  func aRefreshThatIsRefusedItself(status: Int, kind: APIError.Kind) async throws {
    let login = client(answering: .json(#"{"error": "expired"}"#, status: status))
    let provider = TestProvider(.named("old")) { _, _ in
      try await login.send(TestEndpoint.get("/refresh"))
      return .named("new")
    }
    let api = client(
      RefreshingCredential(provider, clock: TestClock()),
      MockTransport().on(.any, .json("[]", status: 401)))

    for count in 1...2 {
      let error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })
      #expect(error.kind == kind)
      #expect(error.response?.text == "[]")
      #expect((error.underlying as? APIError)?.status == status)
      #expect(provider.refreshes.with { $0 } == count)
    }
  }

  @Test func aRefreshWhoseOwnCredentialIsOverIsUnauthorized() async throws {
    let inner = TestProvider(nil) { _, _ in throw CredentialRejected("nobody is logged in") }
    let login = client(RefreshingCredential(inner, limit: nil), MockTransport())
    let provider = TestProvider(nil) { _, _ in
      try await login.send(TestEndpoint.get("/refresh"))
      return .named("new")
    }
    let api = client(RefreshingCredential(provider, clock: TestClock()), MockTransport())

    let error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })

    #expect(error.kind == .unauthorized)
    #expect(error.reason.contains("nobody is logged in"))
  }

  @Test func aRefreshThatHangsEndsByItsLimit() async throws {
    let clock = TestClock()
    let hanging = Gate()
    defer { hanging.open() }
    let provider = TestProvider(.named("old")) { _, count in
      if count == 1 { await hanging.wait() }
      return .named("new")
    }
    let credential = RefreshingCredential(provider, limit: .seconds(30), clock: clock)

    let waiting = Task { try await credential.secret(replacing: "old") }
    try await clock.deadlines(1)
    clock.advance(by: .seconds(30))
    await #expect(throws: (any Error).self) { try await waiting.value }

    #expect(try await credential.secret(replacing: "old") == "new")
  }

  @Test func aCancelledCallerEndsAtOnceAndTheOthersGoOn() async throws {
    let started = Gate()
    let going = Gate()
    let provider = TestProvider(.named("old")) { _, _ in
      started.open()
      await going.wait()
      return .named("new")
    }
    let credential = RefreshingCredential(provider, clock: TestClock())
    let first = Task { try await credential.secret(replacing: "old") }
    await started.wait()
    let second = Task { try await credential.secret(replacing: "old") }

    first.cancel()
    // Ends although the refresh still stands.
    await #expect(throws: CancellationError.self) { try await first.value }
    going.open()

    #expect(try await second.value == "new")
    #expect(provider.refreshes.with { $0 } == 1)
  }

  @Test func aTokenIsRenewedBeforeItExpires() async throws {
    let end = Date(timeIntervalSince1970: 1000)
    let provider = TestProvider(BearerToken(accessToken: "old", expiresAt: end)) { _, _ in
      .named("new")
    }
    let now = Locked(Date(timeIntervalSince1970: 980))
    let credential = RefreshingCredential(
      provider, limit: nil, leeway: 10, now: { now.with { $0 } })

    #expect(try await credential.secret() == "old")
    now.with { $0 = Date(timeIntervalSince1970: 991) }
    #expect(try await credential.secret() == "new")
    #expect(provider.refreshes.with { $0 } == 1)
  }

  @Test func noTokenIsHadByARefresh() async throws {
    let provider = TestProvider(nil) { old, _ in
      #expect(old == nil)
      return .named("first")
    }

    #expect(try await RefreshingCredential(provider, clock: TestClock()).secret() == "first")
  }

  @Test func aRefreshThatHangsIsACredentialThatCannotBeHad() async throws {
    let clock = TestClock()
    let hanging = Gate()
    defer { hanging.open() }
    let provider = TestProvider(.named("old")) { _, _ in
      await hanging.wait()
      return .named("new")
    }
    let mock = MockTransport().on(.any, .status(401))
    let api = client(RefreshingCredential(provider, limit: .seconds(5), clock: clock), mock)
    let call = Task { try await api.send(TestEndpoint.get("/a")) }

    try await clock.deadlines(1)
    clock.advance(by: .seconds(5))
    let error = try #require(await failure { try await call.value })

    #expect(error.kind == .credential)
    #expect(mock.calls.count == 1)
  }
}

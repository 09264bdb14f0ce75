import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// When a token is renewed, and when it is not.
@Suite(.timeLimit(.minutes(15))) struct RefreshRuleTests {
  private let start = Date(timeIntervalSince1970: 1_000_000)
  private let login = BearerToken(accessToken: "old", refreshToken: "R1", identity: "me")

  /// A token endpoint that gives the tokens `t1`, `t2` and so on.
  private func tokens(lifetime: Double? = nil) -> (mock: MockTransport, count: Counter) {
    let count = Counter()
    let mock = MockTransport().on(.any) { _ in
      count.note()
      let expires = lifetime.map { #", "expires_in": \#($0)"# } ?? ""
      return .json(#"{"access_token": "t\#(count.value)"\#(expires)}"#)
    }
    return (mock, count)
  }

  private func credential(
    _ mock: MockTransport, _ store: any TokenStore, _ time: Locked<Date>? = nil
  ) -> OAuth2 {
    let start = start
    return OAuth2.refresh(
      tokenURL: "https://auth.example.com/token", store: store, transport: mock,
      now: { time?.with { $0 } ?? start })
  }

  @Test(arguments: [1, 5, 10.0]) func aTokenOfAFewSecondsIsUsedForNineTenthsOfThem(
    lifetime: Double
  ) async throws {
    let (mock, count) = tokens(lifetime: lifetime)
    let time = Locked(start)
    var old = login
    old.expiresAt = start
    let oauth = credential(mock, MemoryTokenStore(old), time)

    for _ in 0..<5 { #expect(try await oauth.secret() == "t1") }
    time.with { $0 = start.addingTimeInterval(lifetime * 0.89) }
    #expect(try await oauth.secret() == "t1")
    time.with { $0 = start.addingTimeInterval(lifetime * 0.91) }
    #expect(try await oauth.secret() == "t2")
    #expect(count.value == 2)
  }

  @Test func aTokenThatHasExpiredWhenItComesIsNotRenewedOnEachCall() async throws {
    let expired = start.addingTimeInterval(-7200)
    let provider = TestProvider(nil) { _, count in
      BearerToken(accessToken: "t\(count)", expiresAt: expired, identity: "me")
    }
    let time = Locked(start)
    let credential = RefreshingCredential(provider, limit: nil, now: { time.with { $0 } })

    for _ in 0..<5 { #expect(try await credential.secret() == "t1") }
    time.with { $0.addTimeInterval(10) }
    #expect(try await credential.secret() == "t2")
  }

  @Test func anEndpointThatRefusesEveryTokenDoesNotRenewItOnEachCall() async throws {
    let (mock, count) = tokens()
    let time = Locked(start)
    let api = client(
      credential(mock, MemoryTokenStore(login), time), MockTransport().on(.any, .status(401)))

    for _ in 0..<5 {
      let error = try #require(await failure { try await api.send(TestEndpoint.get("/a")) })
      #expect(error.kind == .unauthorized)
      #expect(error.status == 401)
    }
    #expect(count.value == 1)

    time.with { $0.addTimeInterval(10) }
    _ = await failure { try await api.send(TestEndpoint.get("/a")) }
    #expect(count.value == 2)
  }

  @Test func aRefreshTokenThatAnotherProcessHasUsedIsNoLogout() async throws {
    let store = MemoryTokenStore(login)
    let rotated = BearerToken(accessToken: "theirs", refreshToken: "R2", identity: "me")
    let mock = MockTransport().on(
      .any,
      .json(#"{"error": "invalid_grant"}"#, status: 400).after { store.save(rotated) })

    #expect(try await credential(mock, store).secret(replacing: "old") == "theirs")
    #expect(store.token() == rotated)
  }

  @Test func aTokenThatAnotherProcessHasRenewedIsUsedWithoutARequest() async throws {
    let store = ForeignStore(login)
    let (mock, count) = tokens()
    let oauth = credential(mock, store)
    #expect(try await oauth.secret() == "old")

    store.token = BearerToken(accessToken: "theirs", refreshToken: "R2", identity: "me")

    #expect(try await oauth.secret(replacing: "old") == "theirs")
    #expect(count.value == 0)
  }

  @Test(arguments: [
    (400, #"{"error": "temporarily_unavailable"}"#), (400, "<html>"), (401, "{}"),
    (400, #"{"error": "invalid_request"}"#), (500, #"{"error": "invalid_grant"}"#), (404, ""),
  ])
  func whatMayPassIsNoLogout(status: Int, text: String) async throws {
    let mock = MockTransport().on(
      .any, .json(text, status: status), .json(#"{"access_token": "new"}"#))
    let oauth = credential(mock, MemoryTokenStore(login))

    await #expect(throws: APIError.self) { try await oauth.secret(replacing: "old") }
    #expect(try await oauth.secret(replacing: "old") == "new")
  }

  @Test(arguments: ["invalid_grant", "unauthorized_client", "login_required"])
  func aFinalRefusalIsRememberedAndALoginElsewhereEndsIt(code: String) async throws {
    let store = ForeignStore(login)
    let mock = MockTransport().on(.any, .json(#"{"error": "\#(code)"}"#, status: 400))
    let oauth = credential(mock, store)

    for _ in 0..<3 {
      await #expect(throws: CredentialRejected.self) { try await oauth.secret(replacing: "old") }
    }
    #expect(mock.calls.count == 1)

    store.token = BearerToken(accessToken: "again", identity: "me")
    #expect(try await oauth.secret() == "again")
  }

  // MARK: The token in memory

  @Test func aStoreIsReadOnceForManyCalls() async throws {
    let store = CountedStore(login)
    let api = client(credential(tokens().mock, store), MockTransport().on(.any, .json("{}")))

    for _ in 0..<10 { try await api.send(TestEndpoint.get("/a")) }

    #expect(store.reads == 1)
  }

  @Test func aLogoutThroughOneCredentialIsSeenByAll() async throws {
    let store = ForeignStore(login)
    let (one, other) = (credential(tokens().mock, store), credential(tokens().mock, store))
    #expect(try await one.secret() == "old")
    #expect(try await other.secret() == "old")

    try await one.save(nil)

    await #expect(throws: CredentialRejected.self) { try await other.secret() }
  }

  @Test func aChangeOfAStoreIsSeenAtOnce() async throws {
    let store = MemoryTokenStore(login)
    let oauth = credential(tokens().mock, store)
    #expect(try await oauth.secret() == "old")

    store.save(.named("new"))
    #expect(try await oauth.secret() == "new")
    store.save(nil)
    await #expect(throws: CredentialRejected.self) { try await oauth.secret() }
  }

  @Test func aStoreIsReadAgainOnRequest() async throws {
    let store = ForeignStore(login)
    let oauth = credential(tokens().mock, store)
    #expect(try await oauth.secret() == "old")

    store.token = .named("new")
    oauth.reload()

    #expect(try await oauth.secret() == "new")
  }

  /// A refresh token serves once: without the new token the login would be over.
  @Test func aTokenThatTheStoreDoesNotTakeIsUsedAllTheSame() async throws {
    func reply(_ token: String, _ next: String) -> Reply {
      .json(#"{"access_token": "\#(token)", "refresh_token": "\#(next)", "expires_in": 3600}"#)
    }
    let mock = MockTransport().on(.any, reply("A", "R2"), reply("B", "R3"), reply("C", "R4"))
    let (store, time) = (FullStore(self.login), Locked(start))
    let login = credential(mock, store, time)

    #expect(try await login.secret(replacing: "old") == "A")
    #expect(try await login.secret() == "A")
    #expect(await login.identity == "me" && store.kept.with { $0 } == self.login)
    time.with { $0 += 3600 }
    #expect(try await login.secret() == "B")
    #expect(mock.calls.map { $0.text.contains("refresh_token=R2") } == [false, true])

    store.isFull.with { $0 = false }
    time.with { $0 += 3600 }
    #expect(try await login.secret() == "C")
    #expect(store.kept.with { $0 }?.refreshToken == "R4")
  }

  /// A keychain that is locked gives nothing and takes nothing.
  @Test func aTokenIsUsedWhileTheStoreIsLockedToo() async throws {
    let store = FullStore(self.login)
    store.isFull.with { $0 = false }
    let mock = MockTransport().on(
      .any,
      .json(#"{"access_token": "A", "refresh_token": "R2", "expires_in": 3600}"#).after {
        store.lock(true)
      },
      .json(#"{"access_token": "B", "refresh_token": "R3", "expires_in": 3600}"#))
    let time = Locked(start)
    let login = credential(mock, store, time)

    for _ in 0..<3 { #expect(try await login.secret(replacing: "old") == "A") }
    for _ in 0..<3 { #expect(try await login.secret() == "A") }
    #expect(await login.identity == "me" && mock.calls.count == 1)
    time.with { $0 += 3600 }
    #expect(try await login.secret() == "B")

    store.lock(false)
    #expect(try await login.secret() == "B")
    try await login.save(nil)
    #expect(try await login.token() == nil)
    #expect(mock.calls.map { $0.text.contains("refresh_token=R2") } == [false, true])
  }

  /// A login or logout ends what could not be saved.
  @Test(arguments: [nil, BearerToken(accessToken: "other")] as [BearerToken?])
  func whatIsSavedElsewhereCountsMoreThanWhatIsNotSaved(_ other: BearerToken?) async throws {
    let store = FullStore(self.login)
    let login = credential(tokens().mock, store)
    #expect(try await login.secret(replacing: "old") == "t1")

    store.kept.with { $0 = other }
    login.reload()

    #expect(try await login.token() == other)
    store.isFull.with { $0 = false }
    try await login.save(nil)
    #expect(try await login.token() == nil)
  }
}

/// A disk without room, or a keychain that is locked.
private final class FullStore: TokenStore {
  struct Full: Error {}

  let kept: Locked<BearerToken?>
  let isFull = Locked(true)
  private let isLocked = Locked(false)

  init(_ token: BearerToken) { kept = Locked(token) }

  func lock(_ isLocked: Bool) {
    self.isLocked.with { $0 = isLocked }
    isFull.with { $0 = isLocked }
  }

  func token() throws -> BearerToken? {
    if isLocked.with({ $0 }) { throw Full() }
    return kept.with { $0 }
  }

  func save(_ token: BearerToken?) throws {
    if isFull.with({ $0 }) { throw Full() }
    kept.with { $0 = token }
  }
}

/// A store that something else than SDKRuntime changes, too.
private final class ForeignStore: TokenStore {
  private let state: Locked<BearerToken?>

  init(_ token: BearerToken?) { state = Locked(token) }

  var token: BearerToken? {
    get { state.with { $0 } }
    set { state.with { $0 = newValue } }
  }

  func token() async throws -> BearerToken? { token }

  func save(_ token: BearerToken?) async throws { self.token = token }
}

/// A store that knows how often it was read; of a type of its own, since a save to any store of a
/// type makes the others be read again.
private final class CountedStore: TokenStore {
  private let token: BearerToken
  private let count = Locked(0)

  init(_ token: BearerToken) { self.token = token }

  var reads: Int { count.with { $0 } }

  func token() async throws -> BearerToken? {
    count.with { $0 += 1 }
    return token
  }

  func save(_ token: BearerToken?) async throws {}
}

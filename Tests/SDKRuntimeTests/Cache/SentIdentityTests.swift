import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Somebody else logs in between the moment a call looks into the cache and the moment it is
/// sent. What is kept belongs to the user whose credential was sent.
@Suite(.timeLimit(.minutes(15))) struct SentIdentityTests {
  private let scene = CacheScene()
  private let users = UserSwitch()

  private func client(_ policy: CachePolicy = .ttl(.seconds(60))) -> APIClient {
    scene.client(policy, token: AnyCredential(users)) { $0.options.sharesExchange = true }
  }

  /// Responds with the user's number, or with 304 to a request that has one; then `user` is logged
  /// in.
  private func serve(thenLogIn user: Int) {
    scene.mock.on(
      .any,
      handler: { [users] request in
        if request.url.path == "/moved" {
          return .status(302).header("Location", "/elsewhere")
        }
        users.logIn(user)
        guard request.headers["If-None-Match"] == nil else { return .status(304) }
        return .json("\(request.user ?? 0)").header("ETag", "\"same\"")
      })
  }

  @Test func theBodyOfAnotherUserIsNotKept() async throws {
    serve(thenLogIn: 1)
    let api = client()
    users.logInLate(2)

    #expect(try await api.number().0 == 2)
    #expect(try await api.number() == (1, .mock))
  }

  @Test func aLoginAfterTheRequestWasSentChangesNothing() async throws {
    serve(thenLogIn: 2)
    let api = client()

    #expect(try await api.number() == (1, .mock))
    #expect(try await api.number() == (2, .mock))
    users.logIn(1)
    #expect(try await api.number() == (1, .cache(age: .zero)))
  }

  @Test func a304ToAnotherUserConfirmsNothing() async throws {
    serve(thenLogIn: 1)
    let api = client()
    _ = try await api.number()
    scene.wait(.seconds(61))
    users.logInLate(2)

    // Asked for the whole, as who is logged in by then.
    #expect(try await api.number() == (1, .mock))
    #expect(scene.sent == 3)
    #expect(try await api.number() == (1, .cache(age: .zero)))
    users.logIn(2)
    #expect(try await api.number() == (2, .mock))
  }

  @Test func whatIsRenewedInTheBackgroundBelongsToTheUserWhoWasSent() async throws {
    serve(thenLogIn: 1)
    let api = client(.staleWhileRevalidate(fresh: .seconds(1), stale: .seconds(600)))
    _ = try await api.number()
    scene.wait(.seconds(2))
    users.logInLate(2)

    #expect(try await api.number() == (1, .cache(age: .seconds(2))))
    // Asked as user 2, who gets a 304, and then as user 1.
    try await eventually { scene.sent == 3 }
    try await eventually {
      try await api.cached(thing, as: Int.self)?.http.source == .cache(age: .zero)
    }
    #expect(try await api.cached(thing, as: Int.self)?.value == 1)
  }

  @Test func aCredentialOfTheAppsOwnIsAskedForItsSecretAgain() async throws {
    let own = OwnCredential()
    scene.mock.on(
      .any,
      handler: { request in
        own.user.with { $0 = 1 }
        return .json("\(request.user ?? 0)")
      })
    let api = scene.client(.ttl(.seconds(60)), token: AnyCredential(own))
    own.late.with { $0 = 2 }

    #expect(try await api.number() == (2, .mock))
    #expect(try await api.number() == (1, .mock))
    #expect(try await api.number() == (1, .cache(age: .zero)))
  }

  @Test func theRefusalOfAnotherUserRemovesNothing() async throws {
    scene.mock.on(
      .any,
      handler: { [users] request in
        guard request.user == 2 else { return .json("1") }
        users.logIn(1)
        return .status(403)
      })
    let api = client()
    _ = try await api.number()
    scene.wait(.seconds(61))
    users.logInLate(2)

    #expect(await failure { _ = try await api.number() }?.status == 403)
    #expect(try await api.cached(thing, as: Int.self)?.value == 1)
  }

  @Test func aChangeEndsWhatIsKeptForTheUserWhoMadeIt() async throws {
    scene.mock.on(
      .any,
      handler: { [users] request in
        if request.method == .put { users.logIn(2) }
        return .json("\(request.user ?? 0)")
      })
    let api = client()
    _ = try await api.number()

    try await api.send(TestEndpoint(EndpointRequest(.put, "/thing", body: .json(1))))
    users.logIn(1)

    #expect(try await api.number().1 == .mock)
  }

  @Test func aRedirectKeepsToTheUserWhoWasSent() async throws {
    serve(thenLogIn: 1)
    let api = client()
    let moved = TestEndpoint.get("/moved")
    users.logInLate(2)

    #expect(try await api.number(moved).0 == 2)
    #expect(try await api.number(moved) == (1, .mock))
    #expect(try await api.number(moved) == (1, .cache(age: .zero)))
  }

  @Test func cookiesOfWhereARedirectLedTellUsersApart() async throws {
    scene.mock.on(
      .any,
      handler: { request in
        guard request.url.host == "cdn.example.com" else {
          return .status(302).header("Location", "https://cdn.example.com/thing")
        }
        return .json(request.headers["Cookie"]?.split(separator: "=").last.map(String.init) ?? "0")
      })
    let jar = CookieJar()
    let api = scene.client(.ttl(.seconds(60))) { $0.cookies = jar }
    let cdn = try #require(URL(string: "https://cdn.example.com/"))

    for user in 1...2 {
      jar.store(["Set-Cookie": "sid=\(user)"], from: cdn)
      #expect(try await api.number() == (user, .mock))
    }
  }

  @Test func theResponseToARenewedTokenIsItsOwners() async throws {
    scene.mock.on(
      .any,
      handler: { request in
        request.headers["Authorization"]?.hasSuffix("first") == true
          ? .status(401) : .json("\(request.user ?? 0)")
      })
    let api = client()

    #expect(try await api.number() == (1, .mock))
    #expect(try await api.number() == (1, .cache(age: .zero)))
    users.logIn(1)
    users.logInLate(2)
    #expect(try await api.number(.get("/other")) == (2, .mock))
    users.logIn(1, "renewed")
    #expect(try await api.number(.get("/other")) == (1, .mock))
  }

  @Test func whatComesAfterTheDeadlineIsNotKeptForAnother() async throws {
    let gate = Gate()
    let ended = Gate()
    scene.mock.on(
      .any,
      handler: { [users] request in
        await gate.wait()
        users.logIn(1)
        defer { ended.open() }
        return .json("\(request.user ?? 0)")
      })
    let api = client()
    users.logInLate(2)
    let call = Task { try await api.number(options: .init(deadline: .seconds(5))) }
    try await eventually { scene.sent == 1 }
    try await scene.clock.deadlines(1)
    scene.clock.advance(by: .seconds(5))
    #expect(await failure { _ = try await call.value }?.kind == .deadlineExceeded)

    gate.open()
    await ended.wait()

    #expect(try await api.number() == (1, .mock))
    for _ in 0..<100 { await Task.yield() }
    #expect(try await api.number() == (1, .cache(age: .zero)))
  }

  @Test(arguments: [false, true])
  func whatAnotherUserAskedIsNotShared(isCancelled: Bool) async throws {
    let gate = Gate()
    scene.mock.on(
      .any,
      handler: { request in
        await gate.wait()
        return .json("\(request.user ?? 0)")
      })
    let api = client(.bypass)
    users.logInLate(2)
    let first = Task { try await api.send(thing, as: Int.self) }
    try await eventually { scene.sent == 1 }
    users.logIn(1)
    let second = Task { try await api.send(thing, as: Int.self) }
    try await eventually { api.callsInFlight == 2 }

    if isCancelled { first.cancel() }
    gate.open()

    if !isCancelled { #expect(try await first.value == 2) }
    #expect(try await second.value == 1)
  }

  /// Each read of the token finds any of three users.
  @Test func whoeverIsLoggedInWhenUsersAreNeverMixedUp() async throws {
    let provider = FlickeringProvider()
    scene.mock.on(
      .any,
      handler: { request in
        for _ in 0..<Int.random(in: 0..<4) { await Task.yield() }
        let user = "\(request.user ?? 0)"
        switch Int.random(in: 0..<6) {
        // Not a 401: it may end all calls until the next login.
        case 0: return .status(500)
        case 1 where request.url.query == nil:
          return .status(307).header("Location", "\(request.url.path)?again")
        case 2 where request.headers["If-None-Match"] != nil: return .status(304)
        default: return .json(user).header("ETag", "\"same\"").header("Cache-Control", "max-age=0")
        }
      })
    let api = scene.client(
      .http, token: AnyCredential(RefreshingCredential(provider, clock: TestClock())))
    let endpoints: [TestEndpoint] = [.get("/a"), .get("/b"), .get("/c")]

    await withTaskGroup(of: Void.self) { group in
      for index in 0..<600 {
        group.addTask {
          let call = Task {
            try? await api.number(
              endpoints[index % 3],
              options: .init(
                deadline: index % 5 == 0 ? .seconds(1) : nil,
                cache: index % 2 == 0 ? .http : .ttl(.seconds(3600))))
          }
          for _ in 0..<(index % 17) { await Task.yield() }
          if index % 4 == 0 { call.cancel() }
          if index % 97 == 0 { self.scene.wait(.seconds(2)) }
          _ = await call.value
        }
      }
    }

    var found = 0
    for user in FlickeringProvider.users {
      provider.user.with { $0 = user }
      // One that is there for certain; the others are left from before.
      for _ in 0..<20 {
        _ = try? await api.number(endpoints[0], options: .init(cache: .ttl(.seconds(3600))))
      }
      for endpoint in endpoints {
        guard let kept = try await api.cached(endpoint, as: Int.self) else { continue }
        found += 1
        #expect(kept.value == user)
      }
    }
    #expect(found > 0)
  }
}

/// Any user at any moment, until one is chosen.
private final class FlickeringProvider: TokenProvider {
  static let users = 1...3
  let user = Locked<Int?>(nil)

  func current() -> BearerToken? {
    UserSwitch.token(user.with { $0 } ?? .random(in: Self.users))
  }

  func refresh(_ old: BearerToken?) throws -> BearerToken { throw CredentialRejected("no") }
}

/// Says who its user of the moment is, and nothing of secrets.
private final class OwnCredential: Credential {
  let user = Locked(1)
  let late = Locked<Int?>(nil)

  func secret() -> String {
    let next = late.with { late in
      defer { late = nil }
      return late
    }
    if let next { user.with { $0 = next } }
    return "\(user.with { $0 })"
  }

  var identity: String? { "user \(user.with { $0 })" }
}

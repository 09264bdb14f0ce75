public import Foundation
public import SDKCore

/// The token of a provider, renewed when it expires or is refused: once, however many calls wait,
/// and whoever of them is cancelled.
///
/// A `CredentialRejected` is remembered for the token that was to be renewed, so that calls fail
/// without asking again until somebody logs in. Any other failure ends those who wait, and the
/// next call tries again; that of an `APIError` of the status 401 is `unauthorized` as well.
public final class RefreshingCredential: Credential {
  /// A refresh, and the token that it renews.
  private struct Refresh: Sendable {
    let old: BearerToken?
    let task = SharedTask()
    let new = Locked<BearerToken?>(nil)

    func renews(_ token: BearerToken?) -> Bool { old?.accessToken == token?.accessToken }
  }

  private struct State {
    /// The refresh under way.
    var refresh: Refresh?
    /// The token that cannot be renewed, and why.
    var rejected: (token: BearerToken, error: CredentialRejected)?
    /// The last token that a refresh gave.
    var received: (accessToken: String, at: Date)?
    var owners = TokenOwners()
  }

  private let provider: any TokenProvider
  private let limit: Duration?
  private let leeway: TimeInterval
  private let minimumInterval: TimeInterval
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let state = Locked(State())

  /// - `limit`: how long renewing may take by `clock`; then those who wait fail. nil: any time.
  /// - `leeway`: how many seconds before it expires a token counts as expired; at most a tenth of
  ///   its lifetime, where that is known.
  /// - `minimumInterval`: for how many seconds a new token is not renewed because a server refuses
  ///   it. A server that refuses every token makes calls fail, and does not make each of them
  ///   renew the token.
  /// - `now`: the time that is compared with a token's.
  public init(
    _ provider: any TokenProvider, limit: Duration? = .seconds(60), leeway: TimeInterval = 10,
    minimumInterval: TimeInterval = 10, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.provider = provider
    self.limit = limit
    self.leeway = leeway
    self.minimumInterval = minimumInterval
    self.clock = clock
    self.now = now
  }

  public func secret() async throws -> String {
    let token = try await provider.current()
    if let token, isFresh(token) {
      state.with { $0.owners.note(token) }
      return token.accessToken
    }
    return try await renewed(token).accessToken
  }

  /// Returns nil where somebody else has logged in: what one user asked for is never sent as
  /// another.
  public func secret(replacing rejected: String) async throws -> String? {
    let other = try await token(replacing: rejected)
    return state.with { state in
      state.owners.note(other)
      return state.owners.mayReplace(rejected, by: other) ? other.accessToken : nil
    }
  }

  private func token(replacing rejected: String) async throws -> BearerToken {
    let token = try await provider.current()
    guard let token, isFresh(token) else { return try await renewed(token) }
    // Renewed while the request was under way.
    if token.accessToken != rejected { return token }
    if let age = age(of: token), isNew(age) {
      throw CredentialRejected("the server refuses a token that is new")
    }
    return try await renewed(token)
  }

  /// - `age`: in seconds; below zero where the clock was set back.
  private func isNew(_ age: TimeInterval) -> Bool { age >= 0 && age < minimumInterval }

  private func isFresh(_ token: BearerToken) -> Bool {
    guard let expiresAt = token.expiresAt, let age = age(of: token) else {
      return token.isFresh(at: now(), leeway: leeway)
    }
    let remaining = expiresAt.timeIntervalSince(now())
    let lifetime = remaining + age
    // Expired when it came: the two clocks differ.
    if lifetime <= 0 { return isNew(age) }
    return remaining > min(leeway, lifetime / 10)
  }

  /// Seconds since a refresh gave the token; nil where this credential did not receive it.
  private func age(of token: BearerToken) -> TimeInterval? {
    guard let received = state.with({ $0.received }), received.accessToken == token.accessToken
    else { return nil }
    return now().timeIntervalSince(received.at)
  }

  /// The identity of the provider's token; without one, the provider's.
  public var identity: String? {
    get async {
      guard let token = try? await provider.current() else { return await provider.identity }
      return state.with { state in
        state.owners.note(token)
        return state.owners.identity(of: token.accessToken)
      }
    }
  }

  /// Returns the identity for one of the last tokens that were sent.
  public func identity(of secret: String) async -> String? {
    state.with { $0.owners.identity(of: secret) }
  }

  private func renewed(_ old: BearerToken?) async throws -> BearerToken {
    while true {
      let (refresh, isNew) = try state.with { state -> (Refresh, Bool) in
        if let rejected = state.rejected, rejected.token == old { throw rejected.error }
        if let refresh = state.refresh { return (refresh, false) }
        let refresh = Refresh(old: old)
        state.refresh = refresh
        return (refresh, true)
      }
      if isNew { start(refresh) }
      if refresh.renews(old) {
        try await refresh.task.wait()
        if let new = refresh.new.with({ $0 }) { return new }
      }
      // Of another token: somebody else has logged in since it began. Whatever comes of it is not
      // for this caller, but a provider refreshes once at a time.
      try? await refresh.task.wait()
      try Task.checkCancellation()
    }
  }

  /// Renews the token in a task of its own: the caller may be cancelled. It is as urgent as any caller that may come to
  /// wait for it: the work inside could not be made so later.
  private func start(_ refresh: Refresh) {
    let old = refresh.old
    Task.detached(priority: .high) { [self] in
      let outcome: Result<BearerToken, any Error>
      do {
        let new = try await within(limit, on: clock) { try await self.next(after: old) }
        outcome = .success(new)
      } catch is DeadlineExceeded {
        outcome = .failure(TokenRefreshTimeout())
      } catch is CancellationError {
        // No caller is cancelled, whatever became of the work.
        outcome = .failure(TokenRefreshTimeout())
      } catch {
        outcome = .failure(error)
      }
      state.with { state in
        state.refresh = nil
        guard let old, case .failure(let error as CredentialRejected) = outcome else { return }
        state.rejected = (old, error)
      }
      refresh.new.with { $0 = try? outcome.get() }
      refresh.task.end(outcome.map { _ in })
    }
  }

  private func next(after old: BearerToken?) async throws -> BearerToken {
    // Another refresh may have ended since the caller looked.
    if let token = try await provider.current(), token != old, isFresh(token) {
      state.with { $0.owners.note(token) }
      return token
    }
    let new = try await provider.refresh(old)
    let received = (accessToken: new.accessToken, at: now())
    state.with { state in
      state.owners.note(new, after: old)
      // A provider may have no other.
      if state.received?.accessToken != new.accessToken { state.received = received }
    }
    return new
  }
}

/// Renewing a token took too long.
struct TokenRefreshTimeout: Error, CustomStringConvertible {
  var description: String { "the token could not be renewed in time" }
}

extension RefreshingCredential: CustomStringConvertible, CustomReflectable {
  public var description: String { "RefreshingCredential" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The owners of the latest tokens. A token that renews another is its owner's, even where a
/// provider draws a new identity for it.
private struct TokenOwners: Sendable {
  private var known: [(token: String, identity: String)] = []

  /// Requests older than this many tokens are not under way any more.
  private static let limit = 16

  mutating func note(_ token: BearerToken, after old: BearerToken? = nil) {
    guard identity(of: token.accessToken) == nil else { return }
    let owner = old.map { identity(of: $0.accessToken) ?? $0.identity } ?? token.identity
    if known.count >= Self.limit { known.removeFirst() }
    known.append((token.accessToken, owner))
  }

  /// Unless the two are known to be of different owners.
  func mayReplace(_ refused: String, by token: BearerToken) -> Bool {
    guard let owner = identity(of: refused) else { return true }
    return owner == identity(of: token.accessToken) ?? token.identity
  }

  func identity(of token: String) -> String? {
    known.last { $0.token == token }?.identity
  }
}

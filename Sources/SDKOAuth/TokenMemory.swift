import SDKCore

/// A store's token in memory: reading a store may be slow, as a keychain asks another process each
/// time.
///
/// A token that is saved anywhere in this process through an `OAuth2` or a store of SDKRuntime is
/// seen at once; one that another process saved, when `load()` is called.
final class TokenMemory: Sendable {
  private struct State {
    /// Nil: not read yet, or nobody was logged in.
    var token: BearerToken?
    /// The number of saves before the store was read.
    var saves = 0
    /// The token that cannot be renewed.
    var rejected: BearerToken?
    /// The number of logouts that are not saved yet.
    var logouts = 0
    /// A token that the store has not taken, and the one that it still has.
    var unsaved: (old: BearerToken?, new: BearerToken)?
  }

  private let store: any TokenStore
  private let clock: any Clock<Duration>
  private let state = Locked(State())
  /// Of those who save: a store may take its time.
  private let turns = Turns()

  /// The time after which whoever saves a token waits no longer.
  private let limit: Duration?

  init(_ store: any TokenStore, limit: Duration?, clock: any Clock<Duration>) {
    self.store = store
    self.limit = limit
    self.clock = clock
  }

  /// A logout holds before the store has taken it.
  private var isLoggingOut: Bool { state.with { $0.logouts > 0 } }

  func token() async throws -> BearerToken? {
    if isLoggingOut { return nil }
    let saves = TokenSaves.count(in: store)
    let kept = state.with { state in
      state.unsaved == nil && state.saves == saves && state.token != state.rejected
        ? state.token : nil
    }
    if let kept { return kept }
    return try await load()
  }

  /// Reads the store, whatever is in memory.
  @discardableResult
  func load() async throws -> BearerToken? {
    let saves = TokenSaves.count(in: store)
    let kept: BearerToken?
    do { kept = try await store.token() } catch {
      // A keychain that is locked gives nothing either.
      guard let token = state.with({ $0.unsaved?.new }) else { throw error }
      return isLoggingOut ? nil : token
    }
    let token = state.with { state -> BearerToken? in
      let isUnsaved = state.unsaved.map { $0.old == kept } ?? false
      if !isUnsaved { state.unsaved = nil }
      (state.token, state.saves) = (state.unsaved?.new ?? kept, saves)
      return state.token
    }
    return isLoggingOut ? nil : token
  }

  /// Saves a token after those that are being saved; nil logs out at once.
  ///
  /// - Throws: `TokenSaveTimeout` when it takes too long: a store may never return. The token is
  ///   still saved once its turn comes, so that what was saved last stays.
  func save(_ token: BearerToken?) async throws {
    let saving = SharedTask()
    state.with { state in
      state.unsaved = nil
      if token == nil { state.logouts += 1 }
    }
    saving.begin { [self] in
      defer { if token == nil { state.with { $0.logouts -= 1 } } }
      try await turns.take { try await write(token) }
    }
    if let limit {
      let timer = DeadlineTimer(after: limit, on: clock) {
        saving.end(.failure(TokenSaveTimeout()))
      }
      saving.onEnd { timer.cancel() }
    }
    // In a task of its own: whoever is cancelled still waits.
    try await Task { try await saving.wait() }.value
  }

  /// Saves a token that renews another, unless there is something else by now: nobody logs in or out
  /// between the question and the saving. Where the store fails, the token is used all the same: the one before may have
  /// served its purpose, and with it the login would end.
  ///
  /// - `other`: returns what to use in place of the token; nil to save it. Throws `CredentialRejected` where the token is
  ///   of no use.
  func save(
    _ token: BearerToken, replacing old: BearerToken?, unless other: () async throws -> BearerToken?
  ) async throws -> BearerToken {
    try await turns.take {
      do {
        if let other = try await other() { return other }
        keep(token, replacing: old)
        try await write(token)
        state.with { $0.unsaved = nil }
      } catch let error as CredentialRejected {
        throw error
      } catch {
        keep(token, replacing: old)
      }
      return token
    }
  }

  private func keep(_ token: BearerToken, replacing old: BearerToken?) {
    state.with { state in
      state.unsaved = (state.unsaved.map(\.old) ?? old, token)
    }
  }

  private func write(_ token: BearerToken?) async throws {
    defer { TokenSaves.note(in: store) }
    try await store.save(token)
  }

  /// Has the next token read from the store.
  func forget() { TokenSaves.note(in: store) }

  /// Notes that the token cannot be renewed: the store is read each time until it holds another.
  func reject(_ token: BearerToken) { state.with { $0.rejected = token } }
}

/// Saving a token took too long.
struct TokenSaveTimeout: Error, CustomStringConvertible {
  var description: String { "the token could not be saved in time" }
}

/// The number of times that a token was saved in this process, by the type of the store: two
/// stores may be one file or one item of a keychain.
enum TokenSaves {
  private static let saves = Locked<[(store: ObjectIdentifier, count: Int)]>([])

  static func count(in store: any TokenStore) -> Int {
    let type = ObjectIdentifier(type(of: store))
    return saves.with { saves in saves.first { $0.store == type }?.count ?? 0 }
  }

  /// Counts a save, so that what was read before it counts as old.
  static func note(in store: any TokenStore) {
    let type = ObjectIdentifier(type(of: store))
    saves.with { saves in
      if let index = saves.firstIndex(where: { $0.store == type }) {
        saves[index].count &+= 1
      } else {
        saves.append((type, 1))
      }
    }
  }
}

/// Lets one at a time do something that waits, in the order in which they came.
private final class Turns: Sendable {
  private let state = Locked<(isTaken: Bool, waiting: [CheckedContinuation<Void, Never>])>(
    (false, []))

  /// Runs `work` when it is its turn. Who is cancelled while it waits still gets its turn: `work` decides
  /// what that means.
  func take<Value: Sendable>(_ work: () async throws -> Value) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async {
    await withCheckedContinuation { waiter in
      let isFree = state.with { state in
        if state.isTaken { state.waiting.append(waiter) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if isFree { waiter.resume() }
    }
  }

  private func leave() {
    let next = state.with { state -> CheckedContinuation<Void, Never>? in
      state.isTaken = !state.waiting.isEmpty
      return state.isTaken ? state.waiting.removeFirst() : nil
    }
    next?.resume()
  }
}

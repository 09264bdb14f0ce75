public import Foundation
import SDKCore

/// A store for the responses of a client: in memory, and in a directory if it is given one.
///
/// Responses are kept apart by who asked, so that several clients and users may share one. It holds
/// one response for each URL and user. Which responses are kept, and for how long they are served, is
/// for each call's `CachePolicy` to say.
///
/// Who asked is told by the credential that was sent, and by the cookies of the client's jar: not by
/// who is logged in when the response comes. A response is also never served to a request with other
/// headers, those included that the transport adds, tracing and the like aside, whatever `Vary` says. A response
/// to a request of which an interceptor changed the URL or such a header is not kept.
///
/// On disk, responses are written after the calls have returned; `flush()` waits for that. Bodies and
/// headers lie as they came, in files only the user may read; URLs, credentials and cookies are not
/// there. What must not be on disk at all belongs in a cache without a directory.
///
/// Several processes may share a directory. They keep to its limit together, to about an eighth of
/// it, and `removeAll` of one empties it for all; what the others have in memory stays there.
public final class ResponseCache: Sendable {
  private struct State: Sendable {
    var memory: MemoryCache
    /// Counts `removeAll`, and removals of single keys.
    var epoch = 0
    var removals: [(key: CacheKey, count: Int)] = []

    func ticket(for key: CacheKey) -> Ticket {
      let key = key.withoutContent
      return Ticket(epoch: epoch, removals: removals.first { $0.key == key }?.count ?? 0)
    }

    mutating func noteRemoval(of key: CacheKey) {
      let key = key.withoutContent
      // Forgetting them all at once is as if everything had been removed: bounded, and safe.
      if removals.count >= 256 {
        removals = []
        epoch += 1
      }
      if let index = removals.firstIndex(where: { $0.key == key }) {
        removals[index].count += 1
      } else {
        removals.append((key, 1))
      }
    }
  }

  /// The removals up to a moment; a response asked for before a removal is not kept after it.
  struct Ticket: Equatable, Sendable {
    let epoch: Int
    let removals: Int
  }

  private let state: Locked<State>
  private let disk: DiskCache?
  private let watch: Stopwatch
  private let date: @Sendable () -> Date

  /// - `memoryLimit`: in bytes.
  /// - `directory`: one of its own, made when first needed; it may be deleted at any time.
  /// - `diskLimit`: in bytes.
  /// - `clock`: tells how old responses in memory are; one that stands still in tests.
  /// - `date`: tells how old those on disk are.
  public init(
    memoryLimit: Int = 10_000_000, directory: URL? = nil, diskLimit: Int = 50_000_000,
    clock: any Clock<Duration> = ContinuousClock(),
    date: @escaping @Sendable () -> Date = { Date() }
  ) {
    state = Locked(State(memory: MemoryCache(limit: memoryLimit)))
    disk = directory.map { DiskCache($0, limit: diskLimit) }
    watch = Stopwatch(clock)
    self.date = date
  }

  /// Removes everything, of all users: when one signs out, for example. Responses still on their
  /// way are not kept either. Temporary files that killed processes of the app left go, too.
  public func removeAll() async {
    forgetAll()
    if let disk {
      await disk.removeAll()
      // Somebody may have read a file since, just before it went.
      forgetAll()
    }
    TemporaryDirectory.shared.sweep()
  }

  private func forgetAll() {
    state.with { state in
      state.memory.removeAll()
      state.epoch += 1
      state.removals = []
    }
  }

  /// Returns once all responses that were kept so far are on disk; at once without a directory.
  ///
  /// A call returns before its response is there. Wait for this before another cache on the same
  /// directory reads it, and before a program ends.
  public func flush() async { await disk?.flush() }

  /// The number of bytes that responses take in memory.
  public var memorySize: Int { state.with { $0.memory.size } }

  /// Returns the number of bytes that responses take on disk, once all that was kept so far is
  /// there.
  public func diskSize() async -> Int { await disk?.size() ?? 0 }

  var now: CacheTime { CacheTime(elapsed: watch.elapsed, wall: date()) }

  func entry(for key: CacheKey) async -> CachedResponse? {
    if let entry = state.with({ $0.memory.entry(for: key) }) { return entry }
    guard let disk else { return nil }
    let ticket = ticket(for: key)
    let now = now
    guard
      let entry = await disk.read(key.fileName, { CachedResponse(fileData: $0, at: now) })
    else { return nil }
    return state.with { state in
      if let newer = state.memory.entry(for: key) { return newer }
      guard state.ticket(for: key) == ticket else { return nil }
      state.memory.store(entry, for: key)
      return entry
    }
  }

  func ticket(for key: CacheKey) -> Ticket { state.with { $0.ticket(for: key) } }

  /// Unless it was removed since the ticket was drawn.
  func store(_ entry: CachedResponse, for key: CacheKey, ticket: Ticket? = nil) {
    state.with { state in
      guard ticket == nil || ticket == state.ticket(for: key) else { return }
      state.memory.store(entry, for: key)
      disk?.write(key.fileName) { try entry.fileData() }
    }
  }

  /// Removes the responses of a URL that somebody has changed: those to them and to anonymous
  /// requests, and those to others that are in memory. No file tells its URL.
  func remove(_ url: String, changedBy identity: RequestIdentity?) {
    var keys = state.with { $0.memory.keys(of: url) }
    for identity in [.anonymous, identity ?? .anonymous] {
      let key = CacheKey(url: url, identity: identity)
      if !keys.contains(key) { keys.append(key) }
    }
    for key in keys { remove(key) }
  }

  func remove(_ key: CacheKey) {
    state.with { state in
      state.memory.remove(key)
      state.noteRemoval(of: key)
      disk?.remove(key.fileName)
    }
  }
}

/// The responses in memory; those used longest ago go first.
private struct MemoryCache: Sendable {
  private struct Slot: Sendable {
    let entry: CachedResponse
    let size: Int
    var lastUse: Int
  }

  private let limit: Int
  private var slots: [CacheKey: Slot] = [:]
  private var uses = 0
  private(set) var size = 0

  init(limit: Int) { self.limit = limit }

  mutating func entry(for key: CacheKey) -> CachedResponse? {
    guard let entry = slots[key]?.entry else { return nil }
    uses += 1
    slots[key]?.lastUse = uses
    return entry
  }

  mutating func store(_ entry: CachedResponse, for key: CacheKey) {
    remove(key)
    let size = entry.size
    guard size <= limit else { return }
    uses += 1
    slots[key] = Slot(entry: entry, size: size, lastUse: uses)
    self.size += size
    if self.size > limit { shrink() }
  }

  mutating func remove(_ key: CacheKey) {
    if let slot = slots.removeValue(forKey: key) { size -= slot.size }
  }

  func keys(of url: String) -> [CacheKey] { slots.keys.filter { $0.url == url } }

  mutating func removeAll() {
    slots = [:]
    size = 0
  }

  /// Shrinks the cache to three quarters, so that it is seldom done.
  private mutating func shrink() {
    let goal = limit - limit / 4
    for (key, slot) in slots.ordered(byNumber: { Double($0.value.lastUse) }) {
      // The one just stored stays.
      guard size > goal, slot.lastUse < uses else { return }
      remove(key)
    }
  }
}

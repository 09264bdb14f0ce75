import SDKCore

/// The responses in memory; those used longest ago go first.
struct MemoryCache: Sendable {
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

import Foundation
import SDKCore

/// The cookies of a jar, the oldest first.
struct CookieList: Sendable {
  private let limit: Int
  private let limitPerHost: Int
  private(set) var all: [Cookie] = []
  /// The number of times that all were removed.
  private(set) var removals = 0

  init(limit: Int, limitPerHost: Int) {
    self.limit = limit
    self.limitPerHost = limitPerHost
  }

  var count: Int { all.count }

  mutating func removeAll() {
    all = []
    removals += 1
  }

  /// Returns the cookies of a request, longer paths first, as RFC 6265, §5.4, has it.
  mutating func cookies(for target: CookieTarget, at now: Date) -> [Cookie] {
    if all.contains(where: { $0.isOver(at: now) }) { all.removeAll { $0.isOver(at: now) } }
    return all.filter { $0.belongs(to: target) }
      .ordered(byNumber: { 0 - Double($0.path.utf8.count) })
  }

  /// Puts a cookie in place of those that it replaces; one that is over only removes them.
  mutating func store(_ cookie: Cookie, at now: Date) {
    let key = cookie.key
    // Most differ in their names, for which no key is made: a response may set hundreds.
    func isReplaced(_ old: Cookie) -> Bool { old.name == key.name && old.key.isReplaced(by: key) }
    let known = all.firstIndex(where: isReplaced)
    if known != nil { all.removeAll(where: isReplaced) }
    if cookie.isOver(at: now) { return }
    if let known {
      all.insert(cookie, at: known)
    } else {
      all.append(cookie)
      makeRoom(for: cookie, at: now)
    }
  }

  /// Removes a cookie where there are too many. A host loses cookies to its own, and to those of
  /// another only when the jar is full, and the other has fewer. Where each has one, there is no
  /// room for a new host.
  private mutating func makeRoom(for cookie: Cookie, at now: Date) {
    if all.count > limit { all.removeAll { $0.isOver(at: now) } }
    let own = all.indices.filter { all[$0].host == cookie.host }
    guard let oldest = own.first else { return }
    guard own.count <= limitPerHost, all.count > limit else {
      if own.count > limitPerHost { all.remove(at: oldest) }
      return
    }
    let counts = Dictionary(grouping: all) { $0.host }.mapValues(\.count)
    let most = counts.values.max() ?? 0
    let greediest = all.firstIndex { own.count == 1 && most > 1 && counts[$0.host] == most }
    all.remove(at: greediest ?? oldest)
  }
}

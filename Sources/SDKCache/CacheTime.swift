import Foundation
import SDKCore

/// A moment by two clocks: one that only goes forward, and the one on the wall.
struct CacheTime: Equatable, Sendable {
  /// The time since the cache was made.
  var elapsed: Duration
  var wall: Date
}

extension CacheTime {
  /// The moment, long past or just now, that the wall's clock showed `wall`.
  ///
  /// If that lies in the future, the clock was set back since, and nobody knows how old anything
  /// is: then it was very long ago, so that what was kept is asked about and not believed.
  init(wall: Date, seenAt now: CacheTime) {
    let age = now.wall.timeIntervalSince(wall)
    elapsed = now.elapsed - Duration(clampingSeconds: age >= 0 && age < 1e9 ? age : 1e9)
    self.wall = wall
  }
}

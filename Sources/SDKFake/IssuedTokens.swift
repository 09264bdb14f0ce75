internal import SDKCore

/// The tokens that a fake server has issued.
struct IssuedTokens: Sendable {
  /// The time at which each access token ends.
  private var ends: [String: Duration] = [:]
  private var refreshTokens: Set<String> = []
  private var count = 0

  /// Returns another text each time.
  mutating func newText(_ answerer: Answerer) -> String {
    count += 1
    var random = answerer.random(for: "token \(count)")
    return String(random.next(), radix: 36) + String(random.next(), radix: 36)
  }

  mutating func add(_ token: String, until end: Duration) { ends[token] = end }

  mutating func add(refreshToken: String) { refreshTokens.insert(refreshToken) }

  func isAlive(_ token: String, at now: Duration) -> Bool { ends[token].map { now < $0 } ?? false }

  /// Takes a refresh token, which does for one renewal; returns whether it was there.
  mutating func take(refreshToken: String) -> Bool { refreshTokens.remove(refreshToken) != nil }

  mutating func end() { ends = [:] }
}

internal import SDKCore

/// The tokens that a fake server has issued, of each kind about the last 10,000.
struct IssuedTokens: Sendable {
  /// When each access token ends.
  private var access = Newest<Duration>()
  private var refresh = Newest<Void>()
  private var count = 0

  /// Returns another text each time.
  mutating func newText(_ answerer: Answerer) -> String {
    count += 1
    var random = answerer.random(for: "token \(count)")
    return String(random.next(), radix: 36) + String(random.next(), radix: 36)
  }

  mutating func add(_ token: String, until end: Duration) { access.add(token, end) }

  mutating func add(refreshToken: String) { refresh.add(refreshToken, ()) }

  func isAlive(_ token: String, at now: Duration) -> Bool {
    access[token].map { now < $0 } ?? false
  }

  /// Takes a refresh token, which does for one renewal; returns whether it was there.
  mutating func take(refreshToken: String) -> Bool { refresh.take(refreshToken) }

  mutating func end() { access = .init() }

  mutating func end(_ token: String) { _ = access.take(token) }
}

/// Values by text, of which the oldest are forgotten.
private struct Newest<Value: Sendable>: Sendable {
  private var values: [String: (number: Int, value: Value)] = [:]
  private var count = 0

  private static var mostValues: Int { 10_000 }

  subscript(text: String) -> Value? { values[text]?.value }

  mutating func add(_ text: String, _ value: Value) {
    count += 1
    values[text] = (count, value)
    // Many at once, since all are looked at.
    guard values.count > 2 * Self.mostValues else { return }
    let oldest = count - Self.mostValues
    values = values.filter { $0.value.number > oldest }
  }

  mutating func take(_ text: String) -> Bool { values.removeValue(forKey: text) != nil }
}

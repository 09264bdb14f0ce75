import SDKCore

/// The owners of the latest tokens. A token that renews another is its owner's, even where a
/// provider draws a new identity for it.
struct TokenOwners: Sendable {
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

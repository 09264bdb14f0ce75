public import SDKCore

/// A store for the token of a login.
///
/// `OAuth2` keeps the token in memory and reads a store again when a token was saved through an
/// `OAuth2` or a store of SDKRuntime, and before a token is renewed. Save to a store of your own
/// through `OAuth2.save(_:)`, or call `OAuth2.reload()` after it was changed in another way.
public protocol TokenStore: Sendable {
  /// Returns the token of the login; nil when nobody is logged in.
  func token() async throws -> BearerToken?
  /// Saves the token of a login; nil when somebody has logged out.
  func save(_ token: BearerToken?) async throws
}

/// A token in memory, gone with the process.
public final class MemoryTokenStore: TokenStore, CustomReflectable {
  private let kept: Locked<BearerToken?>

  public init(_ token: BearerToken? = nil) { kept = Locked(token) }

  public func token() -> BearerToken? { kept.with { $0 } }

  public func save(_ token: BearerToken?) {
    kept.with { $0 = token }
    TokenSaves.note(in: self)
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

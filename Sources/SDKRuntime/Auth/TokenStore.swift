/// Where the token of a login is kept. Not for other values: those belong into a `KeyValueStore`.
public protocol TokenStore: Sendable {
  /// Nil when nobody is logged in.
  func token() async throws -> Token?
  /// Nil: nobody is logged in from now on.
  func save(_ token: Token?) async throws
}

/// A token in memory, gone with the process.
public final class MemoryTokenStore: TokenStore, CustomReflectable {
  private let kept: Locked<Token?>

  public init(_ token: Token? = nil) { kept = Locked(token) }

  public func token() -> Token? { kept.with { $0 } }

  public func save(_ token: Token?) { kept.with { $0 = token } }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

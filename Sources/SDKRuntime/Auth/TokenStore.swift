/// Where the token of a login is kept. Not for other values: those belong into a `KeyValueStore`.
public protocol TokenStore: Sendable {
  /// Nil when nobody is logged in.
  func token() async throws -> BearerToken?
  /// Nil: nobody is logged in from now on.
  func save(_ token: BearerToken?) async throws
}

/// A token in memory, gone with the process.
public final class MemoryTokenStore: TokenStore, CustomReflectable {
  private let kept: Locked<BearerToken?>

  public init(_ token: BearerToken? = nil) { kept = Locked(token) }

  public func token() -> BearerToken? { kept.with { $0 } }

  public func save(_ token: BearerToken?) { kept.with { $0 = token } }

  public var customMirror: Mirror { Mirror(self, children: []) }
}

public import Foundation

/// An access token and what belongs to it. Descriptions show nothing of it.
public struct BearerToken: Hashable, Codable, Sendable {
  public var accessToken: String
  /// Nil: the token cannot be renewed by itself.
  public var refreshToken: String?
  /// Nil: until the server refuses it.
  public var expiresAt: Date?
  /// The identity of the user the token stands for. A new one is drawn for each login; it stays
  /// when the token is renewed. With the user's number instead, cached responses outlive a login.
  public var identity: String

  public init(
    accessToken: String, refreshToken: String? = nil, expiresAt: Date? = nil,
    identity: String = UUID().uuidString
  ) {
    self.accessToken = accessToken
    self.refreshToken = refreshToken
    self.expiresAt = expiresAt
    self.identity = identity
  }

  /// Returns whether it is good for another `leeway` seconds.
  package func isFresh(at now: Date, leeway: TimeInterval) -> Bool {
    expiresAt.map { $0.timeIntervalSince(now) > leeway } ?? true
  }
}

extension BearerToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "BearerToken" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

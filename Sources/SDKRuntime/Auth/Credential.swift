import Foundation

/// Where a client finds a secret: a `String` is a token or key itself.
public protocol Credential: Sendable {
  /// A bearer token, an API key, or `user:password`, as the scheme needs it. Asked for once per
  /// request.
  func secret() async throws -> String
}

extension String: Credential {
  public func secret() -> String { self }
}

/// A user name and a password. Descriptions show neither.
public struct BasicCredential: Credential, CustomStringConvertible, CustomReflectable {
  private let user: String
  private let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  /// - Throws: when the user's name holds a colon, which the scheme cannot carry.
  public func secret() throws -> String {
    guard !user.utf8.contains(UInt8(ascii: ":")) else {
      throw RequestBuildingError("a user name cannot hold a colon")
    }
    return "\(user):\(password)"
  }

  public var description: String { "BasicCredential" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

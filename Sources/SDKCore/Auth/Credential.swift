import Foundation

/// A source of secrets for a client. A fixed token or key is a literal or `AnyCredential(text)`;
/// tokens that expire come from `OAuth2`, or from a `TokenProvider` of one's own in a
/// `RefreshingCredential`.
public protocol Credential: Sendable {
  /// Returns a bearer token, an API key, or `user:password`, as the scheme needs it. Asked for once
  /// per attempt.
  func secret() async throws -> String

  /// Returns another secret, once the server has refused `rejected` with a 401; nil when there is
  /// none, and the 401 is the response. Without an implementation, what `secret()` says by now, if
  /// it is another.
  ///
  /// Also asked when `secret()` says something else than at the call's first attempt: nil, where
  /// the new secret is another user's, ends the call, which is never sent again as somebody else.
  func secret(replacing rejected: String) async throws -> String?

  /// The identity of the user the secret stands for: the same after a refresh, another for another
  /// user. It keeps the cached responses of users apart and holds no secret. Nil, the default:
  /// responses are neither cached nor shared.
  var identity: String? { get async }

  /// Returns the identity of the user a secret of this credential stands for; nil where that is not
  /// known.
  ///
  /// What is cached or shared belongs to whoever's secret was sent, and another user may log in
  /// between `identity` and `secret()`, and back again. So this says nothing of the user of the
  /// moment, unless the secret is theirs. Without an implementation, it is `identity` if `secret()`
  /// is this one before and after.
  func identity(of secret: String) async -> String?
}

extension Credential {
  public func secret(replacing rejected: String) async throws -> String? {
    let secret = try await secret()
    return secret == rejected ? nil : secret
  }

  public var identity: String? { get async { nil } }

  public func identity(of secret: String) async -> String? {
    guard let identity = await identity, (try? await self.secret()) == secret,
      await self.identity == identity
    else { return nil }
    return identity
  }
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

  public func secret(replacing rejected: String) -> String? { nil }

  /// Another in each process, so that no cache on disk helps to guess the password.
  public var identity: String? { Fingerprint.text("\(Fingerprint.salt)\(user):\(password)") }

  public func identity(of secret: String) async -> String? {
    Fingerprint.text("\(Fingerprint.salt)\(secret)")
  }

  public var description: String { "BasicCredential" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// No token can be had before somebody logs in again.
public struct CredentialRejected: Error, Hashable, Sendable, CustomStringConvertible {
  /// For developers; never holds a secret.
  public let reason: String

  public init(_ reason: String) { self.reason = reason }

  public var description: String { reason }
}

/// The error of a credential whose description may be shown, as it holds no secret.
package protocol ErrorWithoutSecrets: Error {}

/// A credential of any type, as generated clients take it. A string literal is a token or key
/// itself. Descriptions show nothing of it.
///
///     PostsClient(token: "abc")
///     PostsClient(token: .init(text))
///     PostsClient(token: .init(login))  // OAuth2, RefreshingCredential, one of your own
///     PostsClient(account: .basic(user: "me", password: password))
public struct AnyCredential: Credential {
  private let base: any Credential

  public init(_ credential: some Credential) { base = credential }

  /// A token or key that stays the same. For the scheme `basic`: `user:password`.
  public init(_ secret: String) { base = FixedCredential(text: secret) }

  /// A user name and a password.
  public static func basic(user: String, password: String) -> Self {
    Self(BasicCredential(user: user, password: password))
  }

  public func secret() async throws -> String { try await base.secret() }

  public func secret(replacing rejected: String) async throws -> String? {
    try await base.secret(replacing: rejected)
  }

  public var identity: String? {
    get async { await base.identity }
  }

  public func identity(of secret: String) async -> String? { await base.identity(of: secret) }
}

extension AnyCredential: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }
}

extension AnyCredential: CustomStringConvertible, CustomReflectable {
  public var description: String { "AnyCredential" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A token or key that stays the same.
struct FixedCredential: Credential {
  let text: String

  func secret() -> String { text }
  func secret(replacing rejected: String) -> String? { nil }
  var identity: String? { Fingerprint.text(text) }
  func identity(of secret: String) async -> String? { Fingerprint.text(secret) }
}

extension FixedCredential: CustomStringConvertible, CustomReflectable {
  var description: String { "FixedCredential" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

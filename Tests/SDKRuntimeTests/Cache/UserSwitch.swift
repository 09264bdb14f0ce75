import SDKRuntime
import SDKTesting

/// Users of one device, whose tokens and responses are their numbers.
final class UserSwitch: Credential {
  let provider: TestProvider
  private let credential: RefreshingCredential
  private let beforeSecret = Locked<(@Sendable () -> Void)?>(nil)

  init() {
    provider = TestProvider(Self.token(1)) { old, _ in
      guard let old, let user = old.user else { throw CredentialRejected("nobody") }
      return Self.token(user, "renewed")
    }
    credential = RefreshingCredential(provider, clock: TestClock())
  }

  static func token(_ user: Int, _ note: String = "first") -> BearerToken {
    BearerToken(accessToken: "\(user) \(note)", identity: "user \(user)")
  }

  func logIn(_ user: Int, _ note: String = "first") {
    provider.token.with { $0 = Self.token(user, note) }
  }

  /// Logs a user in just before the next request gets its secret.
  func logInLate(_ user: Int) {
    beforeSecret.with { hook in hook = { [self] in logIn(user) } }
  }

  func secret() async throws -> String {
    let hook = beforeSecret.with { hook in
      defer { hook = nil }
      return hook
    }
    hook?()
    return try await credential.secret()
  }

  func secret(replacing rejected: String) async throws -> String? {
    try await credential.secret(replacing: rejected)
  }

  var identity: String? { get async { await credential.identity } }

  func identity(of secret: String) async -> String? { await credential.identity(of: secret) }
}

extension BearerToken {
  var user: Int? { accessToken.split(separator: " ").first.flatMap { Int($0) } }
}

extension HTTPRequest {
  /// The user whose token the request has.
  var user: Int? {
    headers["Authorization"]?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }
}

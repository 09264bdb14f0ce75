import Foundation
import SDKCore

/// The response of a token endpoint (RFC 6749, §5.1).
struct TokenResponse: Decodable, Sendable {
  private let accessToken: String
  private let tokenType: String?
  private let refreshToken: String?
  /// The lifetime in seconds.
  private let expiresIn: Double?

  private enum Key: String, CodingKey {
    case accessToken = "access_token"
    case tokenType = "token_type"
    case refreshToken = "refresh_token"
    case expiresIn = "expires_in"
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    accessToken = try members.decode(String.self, forKey: .accessToken)
    tokenType = try members.decodeIfPresent(String.self, forKey: .tokenType)
    refreshToken = try members.decodeIfPresent(String.self, forKey: .refreshToken)
    // Some servers write the number as text; one that says nothing readable says nothing.
    let text = try? members.decodeIfPresent(String.self, forKey: .expiresIn)
    expiresIn =
      text.flatMap(Double.init) ?? (try? members.decode(Double.self, forKey: .expiresIn))
  }

  /// Returns the token, which arrived at this time.
  func token(at now: Date) -> BearerToken {
    BearerToken(
      accessToken: accessToken, refreshToken: refreshToken,
      expiresAt: lifetime.map { now.addingTimeInterval($0) })
  }

  /// Seconds that the access token lives; nil where the server gives no time that makes sense.
  private var lifetime: TimeInterval? {
    expiresIn.flatMap { $0.isFinite && $0 > 0 ? min($0, 1e9) : nil }
  }

  /// - Throws: `CredentialRejected` for a token of another type.
  func checkType() throws {
    if let tokenType, tokenType.lowercased() != "bearer" {
      throw CredentialRejected("the server gives tokens that are no bearer tokens")
    }
  }
}

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
    // Kept, one that cannot be sent would never be refused, and so never be renewed (RFC 6749, A.12).
    guard !accessToken.isEmpty, accessToken.isWithin(Self.tokenBytes) else {
      throw DecodingError.unreadable("an access token", at: members.codingPath)
    }
    tokenType = try members.decodeIfPresent(String.self, forKey: .tokenType)
    // Empty, where a server means that the one before stays.
    let renewed = try members.decodeIfPresent(String.self, forKey: .refreshToken)
    refreshToken = renewed?.isEmpty == true ? nil : renewed
    expiresIn = members.number(forKey: .expiresIn)
  }

  private static let tokenBytes = ByteSet(0x20...0x7E)

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

extension KeyedDecodingContainer {
  /// Returns a number, which some servers write as text; nil where nothing readable stands there.
  func number(forKey key: Key) -> Double? {
    let text = try? decodeIfPresent(String.self, forKey: key)
    let number = text.flatMap(Double.init) ?? (try? decode(Double.self, forKey: key))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

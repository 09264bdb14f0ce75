import Foundation

/// The addition of a security scheme to a request.
enum Authorization {
  case header(String, String)
  case query(String, encoded: String)
  case cookie(String)

  /// - Throws: `RequestBuildingError` when the secret is empty, as one of an environment variable that
  ///   is not set, or cannot stand where the scheme wants it; the message never shows it.
  init(_ scheme: SecurityScheme, _ secret: String) throws(RequestBuildingError) {
    guard !secret.isEmpty else {
      throw RequestBuildingError("the credential of the security scheme '\(scheme.name)' is empty")
    }
    self = try Self.make(scheme, secret)
  }

  /// Returns what logs show in its place: that there is a credential, and where.
  static func masked(_ scheme: SecurityScheme) -> Self {
    switch scheme.kind {
    case .bearer, .basic: .header("Authorization", Redaction.mask)
    case .apiKey(let name, in: .header, _): .header(name, Redaction.mask)
    case .apiKey(let name, in: .query, _): .query(name, encoded: Redaction.mask)
    case .apiKey(let name, in: .cookie, _): .cookie("\(name)=\(Redaction.mask)")
    }
  }

  private static func make(
    _ scheme: SecurityScheme, _ secret: String
  ) throws(RequestBuildingError) -> Self {
    switch scheme.kind {
    case .bearer: return try header("Authorization", "Bearer \(secret)", of: scheme)
    case .basic:
      return try header(
        "Authorization", "Basic \(Data(secret.utf8).base64EncodedString())", of: scheme)
    case .apiKey(let name, in: .header, _): return try header(name, secret, of: scheme)
    case .apiKey(let name, in: .query, let isEncoded):
      return .query(
        name, encoded: isEncoded ? try encoded(secret, of: scheme) : PercentEncoding.encoded(secret)
      )
    case .apiKey(let name, in: .cookie, _): return try cookie(name, secret, of: scheme)
    }
  }

  private static func header(
    _ name: String, _ value: String, of scheme: SecurityScheme
  ) throws(RequestBuildingError) -> Self {
    try HeaderRules.check(name, value)
    return .header(name, value)
  }

  private static func encoded(
    _ secret: String, of scheme: SecurityScheme
  ) throws(RequestBuildingError) -> String {
    guard PercentEncoding.isEncoded(secret) else {
      throw RequestBuildingError(
        "the key for '\(scheme.name)' is not percent-encoded, as the scheme says it is")
    }
    return secret
  }

  /// Checks the secret, since RFC 6265 has no way of escaping.
  private static let cookieBytes = ByteSet(0x21...0x7E, without: "\",;\\")

  private static func cookie(
    _ name: String, _ secret: String, of scheme: SecurityScheme
  ) throws(RequestBuildingError) -> Self {
    guard HeaderRules.isToken(name), secret.isWithin(cookieBytes) else {
      throw RequestBuildingError("the key for '\(scheme.name)' cannot stand in a cookie")
    }
    return .cookie("\(name)=\(secret)")
  }
}

extension HTTPRequest {
  /// Returns the request with a credential added.
  func authorized(by authorization: Authorization) throws(RequestBuildingError) -> HTTPRequest {
    var request = self
    switch authorization {
    case .header(let name, let value): try request.headers.set(name, value)
    case .cookie(let pair):
      let cookies = (headers["Cookie"].map { [$0] } ?? []) + [pair]
      try request.headers.set("Cookie", cookies.joined(separator: "; "))
    case .query(let name, let value):
      let text = url.absoluteString
      let separator = url.query == nil ? "?" : text.hasSuffix("?") ? "" : "&"
      let longer = "\(text)\(separator)\(PercentEncoding.encoded(name))=\(value)"
      guard let url = URL(string: longer), url.absoluteString == longer else {
        throw RequestBuildingError("the URL is not legal")
      }
      request.url = url
    }
    return request
  }
}

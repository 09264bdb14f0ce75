/// The rules for what logs and curl commands show of a request or a response.
///
/// `standard` shows names and no values, but those of a few headers. `knownSecrets` shows
/// everything but what is named like a secret, in the URLs that stand in headers and bodies too:
/// for one's own eyes, since a secret may have any name.
public struct Redaction: Hashable, Sendable {
  private enum Rule: Hashable, Sendable {
    /// Values of these names, in lower case.
    case only(headers: Set<String>, query: Set<String>, fields: Set<String>)
    case allButSecrets
  }

  private var rule: Rule
  /// True if paths stand with their values: `/posts/1`, not `/posts/{}`.
  public var showsPathValues: Bool

  public static let standard = Redaction(
    rule: .only(headers: harmlessHeaders, query: [], fields: []), showsPathValues: false)

  public static let knownSecrets = Redaction(rule: .allButSecrets, showsPathValues: true)

  /// Shows the values of these names, too. `fields`: the properties of JSON, at any depth, and the
  /// fields of forms.
  public func showing(
    headers: Set<String> = [], query: Set<String> = [], fields: Set<String> = [],
    pathValues: Bool? = nil
  ) -> Redaction {
    var copy = self
    copy.showsPathValues = pathValues ?? showsPathValues
    if case .only(let oldHeaders, let oldQuery, let oldFields) = rule {
      copy.rule = .only(
        headers: oldHeaders.union(headers.map { $0.lowercased() }),
        query: oldQuery.union(query.map { $0.lowercased() }),
        fields: oldFields.union(fields.map { $0.lowercased() }))
    }
    return copy
  }

  /// Stands for a value.
  package static let mask = "***"

  func shows(header name: String) -> Bool {
    switch rule {
    case .only(let headers, _, _): headers.contains(name.lowercased())
    case .allButSecrets: !Self.isSecret(name)
    }
  }

  package func shows(query name: String) -> Bool {
    switch rule {
    case .only(_, let query, _): query.contains(name.lowercased())
    case .allButSecrets: !Self.isSecret(name)
    }
  }

  func shows(field name: String) -> Bool {
    switch rule {
    case .only(_, _, let fields): fields.contains(name.lowercased())
    case .allButSecrets: !Self.isSecret(name)
    }
  }

  /// True if a value without a name is shown: an element of an array that is the whole body.
  var showsNameless: Bool { rule == .allButSecrets }

  static func isSecret(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
      return secretWords.contains { plain.contains($0) }
    }
    // Logs ask for each `=` of a text.
    let plain = name.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
    return plain.indices.contains { start in
      secretBytes[Int(plain[start])].contains { plain[start...].starts(with: $0) }
    }
  }

  /// The secret words by their first byte.
  private static let secretBytes: [[[UInt8]]] = (0..<128).map { first in
    secretWords.map { Array($0.utf8) }.filter { $0.first.map(Int.init) == first }
  }

  private static let secretWords = [
    "auth", "cookie", "token", "secret", "passw", "passphrase", "passcode", "pwd", "key", "sig",
    "credential", "session", "sid", "jwt", "otp", "pin", "assertion", "code", "nonce", "csrf",
    "xsrf", "bearer", "saml", "ssn", "cvv", "cvc",
  ]

  private static let harmlessHeaders: Set<String> = [
    "accept", "accept-encoding", "accept-language", "age", "allow", "cache-control",
    "content-encoding", "content-language", "content-length", "content-type", "date", "expires",
    "last-modified", "retry-after", "server", "user-agent", "vary",
  ]
}

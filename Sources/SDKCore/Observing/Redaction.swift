import Foundation

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

  private func shows(header name: String) -> Bool {
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

  private func shows(field name: String) -> Bool {
    switch rule {
    case .only(_, _, let fields): fields.contains(name.lowercased())
    case .allButSecrets: !Self.isSecret(name)
    }
  }

  /// True if a value without a name is shown: an element of an array that is the whole body.
  private var showsNameless: Bool { rule == .allButSecrets }

  private static func isSecret(_ name: String) -> Bool {
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

extension Redaction {
  /// Returns the value of a header, without the secrets of the URLs in it: `Location`, `Referer`,
  /// `Link`.
  package func text(ofHeader name: String, _ value: String) -> String {
    shows(header: name) ? Self.masked(value) : Self.mask
  }

  /// Returns the path of a server, each segment of which may be a secret, as in the URL of a webhook;
  /// but not `api`, `v1`, `v1beta2`, `1.0` or `2024-01-01`.
  func text(ofServerPath path: Substring) -> String {
    if showsPathValues { return String(path) }
    return path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      let isKnown = ["", "api", "rest"].contains(segment) || isVersion(segment) || isDate(segment)
      return isKnown ? String(segment) : Self.mask
    }.joined(separator: "/")
  }

  /// `v1`, `v2.1`, `v1beta2`, `1.0`
  private func isVersion(_ segment: Substring) -> Bool {
    let isNamed = segment.hasPrefix("v")
    let number = isNamed ? segment.dropFirst() : segment
    let parts = number.prefix { $0.isASCII && $0.isNumber || $0 == "." }
      .split(separator: ".", omittingEmptySubsequences: false)
    let stage = number.drop { $0.isASCII && $0.isNumber || $0 == "." }
    let isStage =
      ["", "alpha", "beta"].contains(stage.prefix { $0.isLetter })
      && stage.utf8.count <= 6
      && stage.drop { $0.isLetter }.allSatisfy { $0.isASCII && $0.isNumber }
    return (isNamed || parts.count == 2 && stage.isEmpty) && 1...2 ~= parts.count && isStage
      && parts.allSatisfy { 1...3 ~= $0.utf8.count }
  }

  /// `2024-01`, `2024-01-31`
  private func isDate(_ segment: Substring) -> Bool {
    let parts = segment.split(separator: "-", omittingEmptySubsequences: false)
    return [[4, 2], [4, 2, 2]].contains(parts.map(\.utf8.count))
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// Returns a text that may hold URLs without their user info and without the values of parameters
  /// that are named like a secret, in queries and fragments: `https://a.example/?code=***`.
  private static func masked(_ text: String) -> String {
    guard text.utf8.contains(where: { "=@%".utf8.contains($0) }) else { return text }
    let shown = withoutSecrets(withoutUserInfo(text))
    guard shown.utf8.contains(UInt8(ascii: "%")) else { return shown }
    return withoutEncodedSecrets(shown)
  }

  private static func withoutSecrets(_ text: String) -> String {
    var shown = ""
    var rest = text[...]
    while let equals = rest.firstIndex(of: "=") {
      let start = rest[..<equals].lastIndex(where: startsName).map(rest.index(after:))
      let name = rest[(start ?? rest.startIndex)..<equals]
      shown += rest[...equals]
      rest = rest[rest.index(after: equals)...]
      guard !name.isEmpty, isSecret(plain(name)) else { continue }
      let end = rest.firstIndex(where: endsValue) ?? rest.endIndex
      if end > rest.startIndex { shown += mask }
      rest = rest[end...]
    }
    return shown + rest
  }

  private static func plain(_ name: Substring) -> String {
    guard name.utf8.contains(UInt8(ascii: "%")) else { return String(name) }
    return String(name).removingPercentEncoding ?? String(name)
  }

  /// Masks the secrets of URLs that are values of parameters:
  /// `to=https%3A%2F%2Fa.example%2F%3Fcode%3D1`.
  private static func withoutEncodedSecrets(_ text: String) -> String {
    var shown = ""
    var rest = text[...]
    while !rest.isEmpty {
      let piece = rest.prefix { !endsValue($0) }
      let plain = String(piece).removingPercentEncoding ?? String(piece)
      let isSafe = plain == piece || withoutSecrets(withoutUserInfo(plain)) == plain
      shown += isSafe ? piece : piece.prefix { $0 != "=" } + "=" + mask
      rest = rest[piece.endIndex...]
      if let delimiter = rest.popFirst() { shown.append(delimiter) }
    }
    return shown
  }

  /// Returns whether the name of a parameter may begin after this character.
  private static func startsName(_ character: Character) -> Bool {
    "?&#;,/".contains(character) || endsValue(character)
  }

  /// Returns whether this character cannot be part of a parameter's value.
  private static func endsValue(_ character: Character) -> Bool {
    "&#<>\"'".contains(character) || character.isWhitespace
  }

  private static func withoutUserInfo(_ text: String) -> String {
    var shown = ""
    var rest = text[...]
    // In bytes: Foundation's search would copy all that is left each time.
    while let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let behind = rest.utf8.index(after: colon)
      let isURL = rest.utf8[behind...].starts(with: "//".utf8)
      let start = isURL ? rest.utf8.index(behind, offsetBy: 2) : behind
      shown += rest[..<start]
      rest = rest[start...]
      guard isURL else { continue }
      let authority = rest.prefix { !"/?#<>\"' ".contains($0) }
      guard let at = authority.lastIndex(of: "@") else { continue }
      shown += mask
      rest = rest[at...]
    }
    return shown + rest
  }
}

extension Redaction {
  /// Returns a body as text without its secrets; nil for bytes of any other kind than JSON and
  /// forms.
  func text(of body: Data, contentType: String?) -> String? {
    guard body.count <= 1_000_000 else { return nil }
    let type = contentType.map(MediaType.init)
    if type?.name == "application/x-www-form-urlencoded" {
      return pairs(String(decoding: body, as: UTF8.self), shows: shows(field:))
    }
    guard type?.isJSON != false, let json = try? JSON(text: body)
    else { return nil }
    return text(of: redacted(json, isShown: showsNameless))
  }

  /// Returns the value of a JSON property as text without its secrets.
  package func text(ofField name: String, _ value: JSON) -> String? {
    text(of: redacted(value, isShown: shows(field: name)))
  }

  private func text(of json: JSON) -> String? {
    guard let shown = try? JSONBodyEncoder.writer.encode(json) else { return nil }
    // Outside strings JSON has none of these characters, so that escapes mean the same.
    return String(decoding: shown, as: UTF8.self).onOneLine(escaping: { scalar in
      String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined()
    })
  }

  /// The number of levels below which nothing is shown: the stack ends, and nobody reads it.
  private static let shownLevels = 64

  /// Masks values; `isShown` tells whether the name above allows one.
  private func redacted(_ json: JSON, isShown: Bool, levels: Int = shownLevels) -> JSON {
    switch json {
    case .null: .null
    case .string(let text) where isShown && text.contains("://"): .string(Self.masked(text))
    case .bool, .integer, .number, .string: isShown ? json : .string(Self.mask)
    case _ where levels == 0: .string(Self.mask)
    case .array(let elements):
      .array(elements.map { redacted($0, isShown: isShown, levels: levels - 1) })
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { name, value in
            (name, redacted(value, isShown: shows(field: name), levels: levels - 1))
          }))
    }
  }

  /// Masks values of pairs: `a=1&b=***`.
  func pairs(_ text: String, shows: (String) -> Bool) -> String {
    let pairs = text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // Without a name in front, the text itself may be the secret.
      guard halves.count == 2, let name = halves.first else { return Self.mask }
      let plain = String(name).removingPercentEncoding ?? String(name)
      // The value may be a URL that holds the secret.
      let value = String(halves[1]).removingPercentEncoding ?? String(halves[1])
      let isShown = shows(plain) && Self.masked(value) == value
      return isShown ? String(pair) : "\(name)=\(Self.mask)"
    }
    return text.isEmpty ? "" : pairs.joined(separator: "&")
  }
}

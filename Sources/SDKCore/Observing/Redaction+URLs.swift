import Foundation

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
  static func masked(_ text: String) -> String {
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

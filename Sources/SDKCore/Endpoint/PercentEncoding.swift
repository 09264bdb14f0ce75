import Foundation

/// Percent-encoding as strict as RFC 3986 allows: all but its unreserved characters.
package enum PercentEncoding {
  /// Letters, digits, `-`, `.`, `_`, `~`.
  static let unreserved = ByteSet(0x30...0x39, 0x41...0x5A, 0x61...0x7A, and: "-._~")

  /// What stays as it is beside unreserved characters; then whole `%XX` do too.
  package enum Kept {
    /// What is legal inside a value of a query.
    case query
    /// What is legal inside a segment of a path.
    case path
    /// What is legal inside a cookie (RFC 6265, section 4.1.1), without what separates cookies here.
    case cookie

    fileprivate func contains(_ byte: UInt8) -> Bool {
      switch self {
      case .query: ":/?@!$'()*+,;=".utf8.contains(byte)
      case .path: ":@!$&'()*+,;=".utf8.contains(byte)
      case .cookie: ":/?#[]@!$'()*+=".utf8.contains(byte)
      }
    }
  }

  package static func append(_ value: String, to text: inout String, keeping kept: Kept? = nil) {
    if value.isWithin(unreserved) {
      text += value
      return
    }
    var bytes: [UInt8] = []
    append(value, to: &bytes, keeping: kept)
    text += String(decoding: bytes, as: UTF8.self)
  }

  package static func append(
    _ value: String, to bytes: inout [UInt8], keeping kept: Kept? = nil
  ) {
    if value.isWithin(unreserved) {
      bytes += value.utf8
      return
    }
    let all = value.utf8
    for index in all.indices {
      let byte = all[index]
      if unreserved.contains(byte)
        || kept.map({ stays(byte, all[all.index(after: index)...], keeping: $0) }) == true
      {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
  }

  /// Texts between delimiters; those of one group are a name and its value.
  package static func append(
    _ groups: [[String]], to bytes: inout [UInt8], _ delimiter: String, keeping kept: Kept? = nil
  ) {
    for (index, group) in groups.enumerated() {
      if index > 0 { bytes += delimiter.utf8 }
      for (position, part) in group.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: "=")) }
        append(part, to: &bytes, keeping: kept)
      }
    }
  }

  private static func stays(
    _ byte: UInt8, _ rest: Substring.UTF8View, keeping kept: Kept
  ) -> Bool {
    byte == UInt8(ascii: "%")
      ? rest.prefix(2).count == 2 && rest.prefix(2).allSatisfy(isHexDigit)
      : kept.contains(byte)
  }

  package static func encoded(_ value: String) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// Decodes a name or value of a form, where `+` is a space; nil where the encoding is broken.
  package static func decodedForm(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }

  /// Encodes a byte: `%2F`
  static func triplet(_ byte: UInt8) -> String {
    String(
      decoding: [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)], as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }

  /// Returns whether the text can go out as it is: unreserved characters, those that
  /// `encodeURIComponent` leaves alone, and whole `%XX`.
  static func isEncoded(_ text: String) -> Bool {
    var digitsDue = 0
    for byte in text.utf8 {
      if digitsDue > 0 {
        guard isHexDigit(byte) else { return false }
        digitsDue -= 1
      } else if byte == UInt8(ascii: "%") {
        digitsDue = 2
      } else if !unreserved.contains(byte) && !"!'()*".utf8.contains(byte) {
        return false
      }
    }
    return digitsDue == 0
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
  }
}

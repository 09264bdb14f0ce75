/// Percent-encoding as strict as RFC 3986 allows: all but its unreserved characters.
enum PercentEncoding {
  /// Letters, digits, `-`, `.`, `_`, `~`.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: false
    }
  }

  static func append(_ value: String, to text: inout String) {
    if value.utf8.allSatisfy(isUnreserved) {
      text += value
      return
    }
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    text += String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ value: String, to bytes: inout [UInt8]) {
    for byte in value.utf8 {
      if isUnreserved(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
  }

  static func encoded(_ value: String) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// `%2F`
  static func triplet(_ byte: UInt8) -> String {
    String(
      decoding: [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)], as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
  }

  /// Whether the text can go out as it is: unreserved characters, those that
  /// `encodeURIComponent` leaves alone, and whole `%XX`.
  static func isEncoded(_ text: String) -> Bool {
    var digitsDue = 0
    for byte in text.utf8 {
      if digitsDue > 0 {
        guard isHexDigit(byte) else { return false }
        digitsDue -= 1
      } else if byte == UInt8(ascii: "%") {
        digitsDue = 2
      } else if !isUnreserved(byte) && !"!'()*".utf8.contains(byte) {
        return false
      }
    }
    return digitsDue == 0
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
  }
}

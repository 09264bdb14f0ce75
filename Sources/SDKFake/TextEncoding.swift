internal import Foundation

/// How bytes become a string: `contentEncoding`, and the formats that mean the same.
enum TextEncoding: String, Sendable {
  case base64, base64url, base32, base16

  init?(_ name: String) {
    switch name.lowercased() {
    case "base64", "byte", "bytes": self = .base64
    case let name:
      guard let encoding = Self(rawValue: name) else { return nil }
      self = encoding
    }
  }

  /// Returns the bytes of a text; nil: it is not encoded so.
  func data(of text: String) -> Data? {
    switch self {
    case .base64:
      // Lines have up to 76 characters, and so there may be ends of them (RFC 2045, section 6.8).
      return Data(
        base64Encoded: text.contains { $0.isNewline } ? text.filter { !$0.isNewline } : text)
    case .base64url:
      // What fills it up may be left out (RFC 4648, section 3.2).
      let bare = text.hasSuffix("=") ? String(text.prefix { $0 != "=" }) : text
      guard !bare.contains(where: { "+/".contains($0) }) else { return nil }
      let plain = bare.replacing("-", with: "+").replacing("_", with: "/")
      return Data(
        base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
    case .base32:
      let bare = text.prefix { $0 != "=" }
      guard text.utf8.count.isMultiple(of: 8), text.utf8.count - bare.utf8.count < 7,
        text.dropFirst(bare.count).allSatisfy({ $0 == "=" })
      else { return nil }
      return Self.bytes(of: bare, Self.digits32, bits: 5)
    case .base16:
      guard text.utf8.count.isMultiple(of: 2) else { return nil }
      return Self.bytes(of: text.uppercased()[...], Self.digits16, bits: 4)
    }
  }

  func text(of data: Data) -> String {
    switch self {
    case .base64: return data.base64EncodedString()
    case .base64url:
      return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        .replacing("=", with: "")
    case .base32:
      let text = Self.text(of: data, Self.digits32, bits: 5)
      return text + String(repeating: "=", count: (8 - text.utf8.count % 8) % 8)
    case .base16: return Self.text(of: data, Self.digits16, bits: 4)
    }
  }

  /// So many characters stand for so many bytes.
  var ratio: (characters: Int, bytes: Int) {
    switch self {
    case .base64, .base64url: (4, 3)
    case .base32: (8, 5)
    case .base16: (2, 1)
    }
  }

  private static let digits32 = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)
  private static let digits16 = Array("0123456789ABCDEF".utf8)

  private static func bytes(of text: Substring, _ digits: [UInt8], bits: Int) -> Data? {
    var data = Data()
    var (rest, count) = (0, 0)
    for character in text.utf8 {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      // fits: what was written is taken off below.
      rest = rest << bits | digit
      count += bits
      if count >= 8 {
        count -= 8
        data.append(UInt8(truncatingIfNeeded: rest >> count))
        rest &= 1 << count - 1
      }
    }
    return data
  }

  private static func text(of data: Data, _ digits: [UInt8], bits: Int) -> String {
    var text: [UInt8] = []
    var (rest, count) = (0, 0)
    for byte in data {
      rest = rest << 8 | Int(byte)
      count += 8
      while count >= bits {
        count -= bits
        text.append(digits[rest >> count])
        rest &= 1 << count - 1
      }
    }
    if count > 0 { text.append(digits[rest << (bits - count)]) }
    return String(decoding: text, as: UTF8.self)
  }
}

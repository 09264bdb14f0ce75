internal import Foundation

/// The names in JSON pointers (RFC 6901).
extension String {
  /// The text as a name in a pointer: `application~1json`.
  package var escapedForPointer: String {
    guard hasByte(UInt8(ascii: "~")) || hasByte(UInt8(ascii: "/")) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The name that is written so in a pointer. What is no escape stays.
  package var unescapedFromPointer: String {
    guard hasByte(UInt8(ascii: "~")) else { return self }
    let parts = unicodeScalars.split(separator: "~", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      switch part.first {
      case "0": text += "~" + String(part.dropFirst())
      case "1": text += "/" + String(part.dropFirst())
      default: text += "~" + String(part)
      }
    }
  }

  /// The names in a pointer, unescaped.
  package var pointerNames: [String] {
    unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0).unescapedFromPointer }
  }

  /// The C library looks at many bytes at a time, in a debug build too.
  private func hasByte(_ byte: UInt8) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    }
  }
}

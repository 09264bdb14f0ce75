import Foundation

extension JSONTape {
  /// Reads the string of an entry that is one.
  func string(_ entry: TapeEntry) throws(JSONSyntaxError) -> String {
    let text = text(of: entry)
    switch entry.kind {
    case .plainString: return String(decoding: text, as: UTF8.self)
    case .escapedString:
      let string = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
        Self.unescape(text, into: buffer).flatMap {
          Self.checked(UnsafeBufferPointer(rebasing: buffer[..<$0]))
        }
      }
      guard let string else { throw .malformedString }
      return string
    default:
      guard let string = Self.checked(text) else { throw .malformedString }
      return string
    }
  }

  /// Returns a string that is the bytes; nil where `String` would replace what is not UTF-8.
  private static func checked(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var string = String(decoding: bytes, as: UTF8.self)
    let isSame = string.withUTF8 { written in
      guard written.count == bytes.count else { return false }
      guard let left = written.baseAddress, let right = bytes.baseAddress else { return true }
      return memcmp(left, right, bytes.count) == 0
    }
    return isSame ? string : nil
  }

  /// Writes the text without its escapes, which is never longer; returns its length, or nil where
  /// it is malformed.
  private static func unescape(
    _ text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    var (index, count) = (0, 0)
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte >= 0x20 else { return nil }
      if byte != UInt8(ascii: "\\") {
        buffer[count] = byte
        count += 1
        continue
      }
      guard let scalar = escape(text, &index), let units = UTF8.encode(scalar) else { return nil }
      for unit in units {
        buffer[count] = unit
        count += 1
      }
    }
    return count
  }

  /// Reads what follows a backslash.
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar? {
    guard index < text.count else { return nil }
    let byte = text[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return scalar(text, &index)
    default: return nil
    }
  }

  private static func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> Unicode.Scalar? {
    guard let value = hexDigits(text, &index) else { return nil }
    guard value >= 0xD800, value < 0xDC00 else { return Unicode.Scalar(value) }
    guard text.count - index >= 6, text[index] == UInt8(ascii: "\\"),
      text[index + 1] == UInt8(ascii: "u")
    else { return nil }
    index += 2
    guard let low = hexDigits(text, &index), low >= 0xDC00, low < 0xE000 else { return nil }
    return Unicode.Scalar(0x10000 + (value - 0xD800) * 0x400 + (low - 0xDC00))
  }

  private static func hexDigits(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) -> UInt32? {
    guard text.count - index >= 4 else { return nil }
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = text[index]
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      index += 1
      if byte &- 0x30 <= 9 {
        value = value * 16 + UInt32(truncatingIfNeeded: byte &- 0x30)
      } else if letter <= 5 {
        value = value * 16 + UInt32(truncatingIfNeeded: letter + 10)
      } else {
        return nil
      }
    }
    return value
  }
}

import Foundation

extension JSONTape {
  /// Reads the string of an entry that is one.
  func string(_ entry: TapeEntry) throws(JSONSyntaxError) -> String {
    let text = text(of: entry)
    switch entry.kind {
    case .plainString: return String(decoding: text, as: UTF8.self)
    case .escapedString:
      let bytes = try Self.unescaped(text)
      return try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) in
        try Self.checked(bytes)
      }
    default: return try Self.checked(text)
    }
  }

  /// Returns a string that is the bytes: what is not UTF-8 would have been replaced.
  private static func checked(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONSyntaxError) -> String {
    let string = String(decoding: bytes, as: UTF8.self)
    let isSame = string.utf8.withContiguousStorageIfAvailable { written in
      written.count == bytes.count && written.elementsEqual(bytes)
    }
    guard isSame ?? string.utf8.elementsEqual(bytes) else { throw .malformedString }
    return string
  }

  private static func unescaped(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(JSONSyntaxError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard byte >= 0x20 else { throw .malformedString }
      index += 1
      if byte == UInt8(ascii: "\\") {
        try unescape(text, &index, into: &bytes)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private static func unescape(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, into bytes: inout [UInt8]
  ) throws(JSONSyntaxError) {
    guard index < text.count else { throw .malformedString }
    let byte = text[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try scalar(text, &index)
      bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    default: throw .malformedString
    }
  }

  private static func scalar(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) throws(JSONSyntaxError) -> Unicode.Scalar {
    var value = try hexDigits(text, &index)
    if value >= 0xD800, value < 0xDC00 {
      guard text.count - index >= 6, text[index] == UInt8(ascii: "\\"),
        text[index + 1] == UInt8(ascii: "u")
      else { throw .malformedString }
      index += 2
      let low = try hexDigits(text, &index)
      guard low >= 0xDC00, low < 0xE000 else { throw .malformedString }
      value = 0x10000 + (value - 0xD800) * 0x400 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw .malformedString }
    return scalar
  }

  private static func hexDigits(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int
  ) throws(JSONSyntaxError) -> UInt32 {
    guard text.count - index >= 4 else { throw .malformedString }
    var value: UInt32 = 0
    for _ in 0..<4 {
      switch text[index] {
      case let byte where byte &- 0x30 <= 9: value = value * 16 + UInt32(byte &- 0x30)
      case let byte where (byte | 0x20) &- 0x61 <= 5:
        value = value * 16 + UInt32((byte | 0x20) &- 0x61 + 10)
      default: throw .malformedString
      }
      index += 1
    }
    return value
  }
}

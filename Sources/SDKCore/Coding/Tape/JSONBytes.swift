import Foundation

/// The bytes of a JSON text, in UTF-8 and without a byte order mark.
enum JSONBytes {
  /// Calls `body` with the text. One in UTF-16 or UTF-32, as its mark or the zeros of its first
  /// character tell, is converted first, as by `JSONDecoder`.
  static func withUTF8<Result>(
    of data: Data, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) throws -> Result {
    try data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      let (encoding, mark) = encoding(of: bytes)
      let text = UnsafeBufferPointer(rebasing: bytes.dropFirst(mark))
      if encoding == .utf8 { return try body(text) }
      guard var string = String(bytes: text, encoding: encoding) else {
        throw DecodingError.invalidJSON(.malformedEncoding)
      }
      return try string.withUTF8(body)
    }
  }

  /// Returns where a byte of the text is in the data; nil for a text that was converted.
  static func place(ofByte offset: Int, in data: Data) -> Int? {
    data.withUnsafeBytes { raw in
      let (encoding, mark) = encoding(of: raw.bindMemory(to: UInt8.self))
      return encoding == .utf8 ? mark + offset : nil
    }
  }

  /// Returns the encoding, and the length of the mark.
  private static func encoding(of bytes: UnsafeBufferPointer<UInt8>) -> (String.Encoding, Int) {
    func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    switch (byte(0), byte(1), byte(2), byte(3)) {
    case (0, 0, 0xFE, 0xFF): return (.utf32BigEndian, 4)
    case (0xFE, 0xFF, 0, 0): return (.utf32LittleEndian, 4)
    case (0xFE, 0xFF, _, _): return (.utf16BigEndian, 2)
    case (0xFF, 0xFE, _, _): return (.utf16LittleEndian, 2)
    case (0xEF, 0xBB, 0xBF, _): return (.utf8, 3)
    case (0, 0, 0, .some(1...)): return (.utf32BigEndian, 0)
    case (0, .some(1...), 0, .some(1...)): return (.utf16BigEndian, 0)
    case (.some(1...), 0, 0, 0): return (.utf32LittleEndian, 0)
    case (.some(1...), 0, .some(1...), 0): return (.utf16LittleEndian, 0)
    case (0, .some(1...), nil, nil): return (.utf16BigEndian, 0)
    case (.some(1...), 0, nil, nil): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }
}

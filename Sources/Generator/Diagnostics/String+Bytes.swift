internal import Foundation

extension UInt8 {
  package var isASCIILetter: Bool {
    let lower = self | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  package var isASCIILetterOrDigit: Bool { isASCIILetter || self >= 0x30 && self <= 0x39 }

  package var isHexDigit: Bool { isASCIILetterOrDigit && self | 0x20 <= UInt8(ascii: "f") }
}

/// Returns a number in base 16, with zeros in front: `000A`.
package func hex(_ number: some BinaryInteger, width: Int, uppercase: Bool = true) -> String {
  let digits = String(number, radix: 16, uppercase: uppercase)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Questions about the bytes of a text. In a debug build, which is what the build plugin runs, they take a tenth of the
/// time that collections of characters take.
extension String {
  /// Returns whether all bytes meet a condition.
  package func allBytes(_ isSuch: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return true }
      let count = bytes.count
      var offset = 0
      while offset < count {
        if !isSuch(start[offset]) { return false }
        offset += 1
      }
      return true
    }
  }

  /// Returns how many bytes come before the first of that value; nil where there is none.
  package func offset(of byte: UInt8) -> Int? {
    var text = self
    return text.withUTF8 { $0.firstOffset(of: byte) }
  }

  package func hasByte(_ byte: UInt8) -> Bool { offset(of: byte) != nil }

  /// Returns the parts between bytes of that value, empty ones included.
  package func split(at byte: UInt8) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var parts: [String] = []
      var start = 0
      while let end = bytes.firstOffset(of: byte, from: start) {
        parts.append(String(bytes, start, end))
        start = end + 1
      }
      parts.append(String(bytes, start, bytes.count))
      return parts
    }
  }

  /// The words of a list in one text, between blanks and line breaks.
  package var listed: [String] {
    utf8.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    self.init(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  /// Returns whether the bytes of another text are in this one; `contains` takes fifty times as long.
  package func hasBytes(of other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { other in
        guard let pattern = other.baseAddress, !other.isEmpty else { return true }
        guard let start = bytes.baseAddress else { return false }
        let count = other.count
        let last = bytes.count - count
        var offset = 0
        while offset <= last {
          var matching = 0
          while matching < count, start[offset + matching] == pattern[matching] { matching += 1 }
          if matching == count { return true }
          offset += 1
        }
        return false
      }
    }
  }

  /// Returns the text with an escape, `%2F`, for each byte that does not stay. Its escapes do if `keepingEscapes`.
  package func percentEncoded(
    keepingEscapes: Bool = false, except isSuch: (UInt8) -> Bool
  ) -> String {
    let bytes = Array(utf8)
    var encoded: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let digits =
        keepingEscapes && byte == UInt8(ascii: "%") ? bytes[index...].dropFirst().prefix(2) : []
      if isSuch(byte) || digits.count == 2 && digits.allSatisfy(\.isHexDigit) {
        encoded.append(byte)
      } else {
        encoded += ("%" + hex(byte, width: 2)).utf8
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  package var isASCII: Bool { allBytes { $0 < 0x80 } }

  /// Indicates that all characters are printed ones of ASCII, or line feeds.
  package var isPlainText: Bool { allBytes { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A } }

  /// Indicates that a first and a last character are no blanks, which most texts begin and end with in ASCII.
  package var hasPlainEnds: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    return first > 0x20 && first < 0x7F && last > 0x20 && last < 0x7F
  }

  /// The lines, empty ones included. A carriage return with its line feed ends none.
  package var lines: [Substring] {
    var text = self
    let ends = text.withUTF8 { bytes -> [Int] in
      guard let start = bytes.baseAddress else { return [] }
      var ends: [Int] = []
      var next = 0
      while let end = bytes.firstOffset(of: 0x0A, from: next) {
        if end == 0 || start[end - 1] != 0x0D { ends.append(end) }
        next = end + 1
      }
      return ends
    }
    if ends.isEmpty { return [text[...]] }
    var lines: [Substring] = []
    lines.reserveCapacity(ends.count + 1)
    var (first, offset) = (text.startIndex, 0)
    for end in ends {
      let index = text.utf8.index(first, offsetBy: end - offset)
      lines.append(text[first..<index])
      first = text.utf8.index(after: index)
      offset = end + 1
    }
    lines.append(text[first...])
    return lines
  }

  /// Returns whether a line has more bytes.
  package func hasLine(longerThan width: Int) -> Bool {
    utf8.count > width && lines.contains { $0.utf8.count > width }
  }

  /// Returns the text with two more blanks in front of each line that is not empty.
  package var indented: String {
    var text = ""
    text.reserveCapacity(utf8.count + utf8.count / 8)
    for line in lines {
      if line.startIndex > startIndex { text += "\n" }
      if !line.isEmpty { text += "  " }
      text += line
    }
    return text
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns where a byte is next; the C library looks at many at a time, in a debug build too.
  func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    guard let first = baseAddress, start < count,
      let found = memchr(first + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(first)
  }
}

/// Returns the 64-bit FNV-1a hash of bytes: the same in each run and on each machine, and no secret.
package func hashByFNV1a(_ bytes: [UInt8]) -> UInt64 {
  bytes.withUnsafeBufferPointer { bytes in
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    guard let start = bytes.baseAddress else { return hash }
    let count = bytes.count
    var offset = 0
    while offset < count {
      hash = (hash ^ UInt64(start[offset])) &* 0x100_0000_01b3
      offset += 1
    }
    return hash
  }
}

extension TapeScanner {
  @inline(__always)
  mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        return
      }
      index += 1
    }
  }

  mutating func literal(
    _ text: StaticString, _ kind: TapeEntry.Kind
  ) throws(JSONSyntaxError) -> TapeEntry {
    let (start, length) = (index, text.utf8CodeUnitCount)
    guard bytes.count - start >= length else { throw .unexpectedEnd }
    // fits: texts have a length
    for offset in 0..<length where bytes[start + offset] != text.utf8Start[offset] {
      throw .unexpectedByte(offset: start + offset)
    }
    index += length
    return TapeEntry(kind, offset: start, length: length)
  }

  /// Scans the bytes of which numbers are made.
  mutating func number() -> TapeEntry {
    let start = index
    var isInteger = true
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte &- 0x30 > 9 {
        guard byte == 0x2E || byte | 0x20 == 0x65 || byte == 0x2B || byte == 0x2D else { break }
        isInteger = false
      }
      index += 1
    }
    return TapeEntry(isInteger ? .integer : .number, offset: start, length: index - start)
  }

  /// Scans a string with its quotes; the entry is that of the text between them.
  mutating func string() throws(JSONSyntaxError) -> TapeEntry {
    guard bytes[index] == UInt8(ascii: "\"") else { throw .unexpectedByte(offset: index) }
    index += 1
    let start = index
    let kind = try skipPlain()
    if bytes[index] != UInt8(ascii: "\"") {
      try skipEscaped()
      index += 1
      return TapeEntry(.escapedString, offset: start, length: index - 1 - start)
    }
    index += 1
    return TapeEntry(kind, offset: start, length: index - 1 - start)
  }

  /// Skips to a quote, backslash or control character, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlain() throws(JSONSyntaxError) -> TapeEntry.Kind {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var seen: UInt64 = 0
    while bytes.count - index >= 8 {
      let word = word(at: index)
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      // The highest bit of each byte that is one of these, and perhaps of others after the first.
      let found =
        ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash
          | (word &- ones &* 0x20) & ~word) & (ones &* 0x80)
      guard found == 0 else {
        let bits = found.trailingZeroBitCount & ~7
        seen |= word & ((1 &<< UInt64(truncatingIfNeeded: bits)) &- 1)
        index += bits / 8
        return seen & (ones &* 0x80) == 0 ? .plainString : .string
      }
      seen |= word
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C {
        return seen & (ones &* 0x80) == 0 ? .plainString : .string
      }
      seen |= UInt64(truncatingIfNeeded: byte)
      index += 1
    }
    throw .unexpectedEnd
  }

  /// Returns eight bytes; the caller has seen that there are so many.
  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    let pointer = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped + index)
    return UInt64(littleEndian: pointer.loadUnaligned(as: UInt64.self))
  }

  /// Skips to the quote that no backslash escapes.
  private mutating func skipEscaped() throws(JSONSyntaxError) {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { return }
      index += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      guard index < bytes.count else { throw .unexpectedEnd }
      let isUnicode = bytes[index] == UInt8(ascii: "u")
      index += 1
      if isUnicode { try skipHexDigits() }
    }
    throw .unexpectedEnd
  }

  private mutating func skipHexDigits() throws(JSONSyntaxError) {
    guard bytes.count - index >= 4 else { throw .unexpectedEnd }
    for offset in 0..<4 where bytes[index + offset] == UInt8(ascii: "\"") {
      throw .unexpectedByte(offset: index + offset)
    }
    index += 4
  }
}

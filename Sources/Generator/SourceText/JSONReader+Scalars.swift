internal import SDKGenDiagnostics

extension JSONReader {
  // MARK: Strings

  /// Reads a string from its quote on, and works out the way to get it from its bytes.
  ///
  /// `quote` is a single quote when going on after that mistake.
  mutating func readString(quote: UInt8 = 0x22) throws(Stop) -> Tape.Text {
    let start = position
    var text = Tape.Text.quoted
    position += 1
    while true {
      if quote == 0x22 { skipOrdinaryBytes() }
      switch byte {
      case quote where !isAtEnd:
        position += 1
        return text
      case 0x5C:
        text = .escaped
        try readEscape(quote: quote)
      case 0x80...: try readScalar()
      case 0x00...0x1F: try readControl(in: start)
      default: position += 1
      }
    }
  }

  /// Skips printable ASCII other than the quote and the backslash.
  private mutating func skipOrdinaryBytes() {
    while position < bytes.count, (0x20..<0x80).contains(bytes[position]), bytes[position] != 0x22,
      bytes[position] != 0x5C
    { position += 1 }
  }

  /// Reads one UTF-8 scalar of several bytes.
  private mutating func readScalar() throws(Stop) {
    try refuseBadByte()
    position += scalarLength(in: bytes, at: position)
  }

  /// Handles a byte below space, or the end of the text, inside a string.
  private mutating func readControl(in start: Int) throws(Stop) {
    let opening = location(of: start..<start + 1)
    if isAtEnd { try stop(.unterminatedString(opening, atLineEnd: false, at: locationOfByte())) }
    if byte == 0x0A || byte == 0x0D {
      try stop(.unterminatedString(opening, atLineEnd: true, at: locationOfByte()))
    }
    try report(.controlCharacter(byte, at: locationOfByte()))
    position += 1
  }

  private mutating func readEscape(quote: UInt8) throws(Stop) {
    let start = position
    guard position + 1 < bytes.count else {
      position += 1
      return
    }
    let letter = bytes[position + 1]
    if letter == 0x75 { return try readUnicodeEscape() }
    // A bad byte or the end of the line after the backslash is handled on its own.
    position += letter >= 0x20 && letter < 0x7F ? 2 : 1
    if shortEscape(letter) == nil, letter != quote {
      try report(.invalidEscape(letter, at: location(of: start..<position)))
    }
  }

  private mutating func readUnicodeEscape() throws(Stop) {
    let start = position
    guard let unit = hexUnit(bytes, at: position + 2) else {
      position += 2
      return try report(.invalidUnicodeEscape(at: location(of: start..<position)))
    }
    position += 6
    guard (0xD800..<0xE000).contains(unit) else { return }
    if unit < 0xDC00, byte == 0x5C, position + 1 < bytes.count, bytes[position + 1] == 0x75,
      let low = hexUnit(bytes, at: position + 2), (0xDC00..<0xE000).contains(low)
    {
      position += 6
    } else {
      try report(.loneSurrogate(isHigh: unit < 0xDC00, at: location(of: start..<position)))
    }
  }

  // MARK: Numbers

  /// Reads a number and keeps it as text; only numbers that no `Double` can hold are refused.
  mutating func readNumber() throws(Stop) {
    let start = position
    var isLong = false
    guard skipNumber(hasExponent: &isLong), !isWordByte(byte) else {
      return try readBadNumber(from: start)
    }
    tape.append(.number, start..<position)
    // Without an exponent 308 characters are in range whatever they are.
    if isLong || position - start > 308 { try checkRange(start..<position) }
  }

  /// Reads a number by the grammar of RFC 8259; false where it is broken.
  private mutating func skipNumber(hasExponent: inout Bool) -> Bool {
    if byte == 0x2D { position += 1 }
    if byte == 0x30 {
      position += 1
    } else if !skipDigits() {
      return false
    }
    if byte == 0x2E {
      position += 1
      if !skipDigits() { return false }
    }
    if byte == 0x65 || byte == 0x45 {
      hasExponent = true
      position += 1
      if byte == 0x2B || byte == 0x2D { position += 1 }
      return skipDigits()
    }
    return true
  }

  /// Reads digits; false when there is none.
  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
    return position > start
  }

  private mutating func checkRange(_ range: Range<Int>) throws(Stop) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let value = Double(text), value.isFinite { return }
    try report(.numberRange(shortened(text), at: location(of: range)))
  }
}

/// Returns the number of bytes of the UTF-8 scalar at `position`; 0 when it is not well formed.
func scalarLength(in bytes: UnsafeRawBufferPointer, at position: Int) -> Int {
  let lead = bytes[position]
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return 0 }
  for offset in 2..<max(2, length) where bytes[position + offset] & 0xC0 != 0x80 { return 0 }
  return length
}

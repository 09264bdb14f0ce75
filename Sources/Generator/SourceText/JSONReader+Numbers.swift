internal import SDKGenDiagnostics

extension JSONReader {
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

  /// Skips everything that looks like part of the number, reports the mistake, and goes on.
  mutating func readBadNumber(from start: Int) throws(Stop) {
    position = start
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    tape.append(.number, start..<position)
    try report(
      .invalidNumber(
        shortened(text), because: numberMistake(text), at: location(of: start..<position)))
  }
}

/// Returns the mistake in a text that was meant as a number.
private func numberMistake(_ text: String) -> String {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  let lower = digits.lowercased()
  if digits.isEmpty { return "expected a digit after '-'" }
  if lower.hasPrefix("0x") { return "write it in decimal" }
  if digits.hasPrefix("+") { return "a number has no '+' in front" }
  if digits.hasPrefix(".") { return "write a 0 before the point" }
  if lower.hasSuffix("infinity") || lower.hasSuffix("inf") { return "JSON has no infinity" }
  if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
    return "a number does not begin with 0"
  }
  if digits.contains("_") { return "JSON does not group digits" }
  if digits.hasSuffix(".") || lower.contains(".e") { return "expected a digit after '.'" }
  if lower.hasSuffix("e") || lower.hasSuffix("e+") || lower.hasSuffix("e-") {
    return "expected a digit in the exponent"
  }
  return "put a string in double quotes"
}

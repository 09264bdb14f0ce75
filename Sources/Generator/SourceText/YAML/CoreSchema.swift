/// The meaning of a plain scalar by the core schema of YAML 1.2.2 (section 10.3.2), where `no`, `1_000`, `18:00` and
/// dates are strings.
enum PlainScalar: Equatable {
  case null
  case bool
  /// A number as JSON writes it; nil when it is written so.
  case number(String?)
  /// An infinity or NaN, for which JSON has no number, or an octal or hexadecimal integer of more than 64 bits.
  case special
  case text

  init(_ bytes: UnsafeRawBufferPointer) {
    guard let first = bytes.first else {
      self = .null
      return
    }
    switch first {
    case 0x7E: self = bytes.count == 1 ? .null : .text
    case 0x6E, 0x4E: self = bytes.isAny(of: "null", "Null", "NULL") ? .null : .text
    case 0x74, 0x54: self = bytes.isAny(of: "true", "True", "TRUE") ? .bool : .text
    case 0x66, 0x46: self = bytes.isAny(of: "false", "False", "FALSE") ? .bool : .text
    case 0x30...0x39, 0x2B, 0x2D, 0x2E: self = Self.number(in: bytes)
    default: self = .text
    }
  }

  private static func number(in bytes: UnsafeRawBufferPointer) -> Self {
    if let integer = prefixedInteger(bytes) { return integer }
    let isSigned = bytes[0] == 0x2B || bytes[0] == 0x2D
    let unsigned = UnsafeRawBufferPointer(rebasing: bytes[(isSigned ? 1 : 0)...])
    if unsigned.isAny(of: ".inf", ".Inf", ".INF") { return .special }
    if !isSigned, bytes.isAny(of: ".nan", ".NaN", ".NAN") { return .special }
    guard let number = DecimalNumber(unsigned) else { return .text }
    if bytes[0] != 0x2B, number.isJSON { return .number(nil) }
    return .number((bytes[0] == 0x2D ? "-" : "") + number.json)
  }

  /// `0o17` or `0x1F`, which take no sign.
  private static func prefixedInteger(_ bytes: UnsafeRawBufferPointer) -> Self? {
    guard bytes.count > 2, bytes[0] == 0x30, bytes[1] == 0x6F || bytes[1] == 0x78 else {
      return nil
    }
    let digits = String(decoding: bytes[2...], as: UTF8.self)
    let radix = bytes[1] == 0x6F ? 8 : 16
    let areDigits = digits.utf8.allSatisfy {
      Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
    }
    guard areDigits else { return .text }
    return UInt64(digits, radix: radix).map { .number(String($0)) } ?? .special
  }
}

/// A decimal number without its sign: `017`, `.5`, `1.`, `1e3`.
private struct DecimalNumber {
  let bytes: UnsafeRawBufferPointer
  var whole: Range<Int>
  /// The digits after the point; nil without a point.
  var fraction: Range<Int>?
  /// The index of its letter.
  var exponent: Int

  /// Reads a number; nil when the text is something else.
  init?(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    whole = bytes.digits(from: 0)
    exponent = whole.upperBound
    if exponent < bytes.count, bytes[exponent] == 0x2E {
      let digits = bytes.digits(from: exponent + 1)
      fraction = digits
      exponent = digits.upperBound
    }
    guard !whole.isEmpty || fraction?.isEmpty == false else { return nil }
    guard exponent < bytes.count else { return }
    guard bytes[exponent] | 0x20 == 0x65 else { return nil }
    var position = exponent + 1
    if position < bytes.count, bytes[position] == 0x2B || bytes[position] == 0x2D { position += 1 }
    let digits = bytes.digits(from: position)
    guard !digits.isEmpty, digits.upperBound == bytes.count else { return nil }
  }

  var isJSON: Bool {
    fraction?.isEmpty != true && !whole.isEmpty && (whole.count == 1 || bytes[0] != 0x30)
  }

  var json: String {
    let digits = text(whole).drop { $0 == "0" }
    let point = fraction.map { $0.isEmpty ? ".0" : "." + text($0) } ?? ""
    return (digits.isEmpty ? "0" : digits) + point + text(exponent..<bytes.count)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UnsafeRawBufferPointer {
  fileprivate func isAny(of words: StaticString...) -> Bool {
    words.contains { word in
      word.utf8CodeUnitCount == count
        && elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
    }
  }

  /// Returns the digits that begin at `start`, perhaps none.
  fileprivate func digits(from start: Int) -> Range<Int> {
    var end = start
    while end < count, self[end] &- 0x30 < 10 { end += 1 }
    return start..<end
  }
}

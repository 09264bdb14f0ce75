/// The parts of a number as JSON writes it.
struct TapeNumber {
  let isNegative: Bool
  /// The digits before and after the point, without zeros around them.
  let digits: ContiguousArray<UInt8>
  /// The power of ten of the last digit.
  let exponent: Int

  /// Fails unless the text is a number by the grammar of JSON. Exponents beyond some millions are
  /// cut: no type holds such a number.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    var reader = Reader(text: text)
    isNegative = reader.skip(UInt8(ascii: "-"))
    let whole = reader.digits()
    guard !whole.isEmpty, whole.count == 1 || text[whole.lowerBound] != 0x30 else { return nil }
    var fraction = 0..<0
    if reader.skip(UInt8(ascii: ".")) {
      fraction = reader.digits()
      guard !fraction.isEmpty else { return nil }
    }
    guard let power = reader.exponent(), reader.index == text.count else { return nil }

    var digits = ContiguousArray(text[whole])
    digits.append(contentsOf: text[fraction])
    let leading = digits.prefix { $0 == 0x30 }.count
    digits.removeFirst(leading)
    var exponent = power - fraction.count
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = digits
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0

    mutating func skip(_ byte: UInt8) -> Bool {
      guard index < text.count, text[index] == byte else { return false }
      index += 1
      return true
    }

    mutating func digits() -> Range<Int> {
      let start = index
      while index < text.count, text[index] &- 0x30 <= 9 { index += 1 }
      return start..<index
    }

    /// Zero where there is none; nil where it has no digits.
    mutating func exponent() -> Int? {
      guard skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) else { return 0 }
      let isNegative = skip(UInt8(ascii: "-"))
      if !isNegative { _ = skip(UInt8(ascii: "+")) }
      let digits = digits()
      guard !digits.isEmpty else { return nil }
      var value = 0
      for index in digits where value < 1_000_000_000 / 16 {
        value = value * 10 + Int(text[index] &- 0x30)
      }
      return isNegative ? 0 - value : value
    }
  }

  /// The number, if it is an integer; nil also for one that no type holds.
  var whole: WholeNumber? {
    guard !digits.isEmpty else { return WholeNumber("0") }
    guard exponent >= 0, exponent + digits.count < 40 else { return nil }
    let text = String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: exponent)
    return WholeNumber(isNegative ? "-" + text : text)
  }

  var isZero: Bool { digits.isEmpty }
}

extension Double {
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Up to here, each integer is a `Double`.
  private static let maxExact: UInt64 = 0x20_0000_0000_0000

  /// Reads a short number by one operation on exact numbers, so that it is rounded once; nil where
  /// that is not possible or the text is no number of JSON.
  init?(shortJSON text: UnsafeBufferPointer<UInt8>) {
    var (index, digits, fraction) = (0, 0, 0)
    var mantissa: UInt64 = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let start = index
    while index < text.count, text[index] &- 0x30 <= 9 {
      mantissa = mantissa &* 10 &+ UInt64(truncatingIfNeeded: text[index] &- 0x30)
      index += 1
    }
    digits = index - start
    guard digits > 0, digits == 1 || text[start] != 0x30 else { return nil }
    if index < text.count, text[index] == 0x2E {
      index += 1
      let point = index
      while index < text.count, text[index] &- 0x30 <= 9 {
        mantissa = mantissa &* 10 &+ UInt64(truncatingIfNeeded: text[index] &- 0x30)
        index += 1
      }
      fraction = index - point
      guard fraction > 0 else { return nil }
    }
    // Zeros at the front count as digits, which only makes the number longer than it is.
    guard index == text.count, digits + fraction <= 19, mantissa <= Self.maxExact else {
      return nil
    }
    let value = Double(mantissa) / Self.powersOfTen[fraction]
    self = isNegative ? 0 - value : value
    if isNegative, mantissa == 0 { self = -0.0 }
  }
}

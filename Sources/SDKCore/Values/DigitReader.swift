/// Reads numbers of fixed width from a text, byte by byte.
struct DigitReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  mutating func skip(_ byte: Unicode.Scalar) -> Bool { skip(UInt8(ascii: byte)) }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Reads exactly `count` digits.
  mutating func digits(_ count: Int) -> Int? { digits(count...count) }

  /// Reads as many digits as there are, within bounds; `count` is at most 9, so nothing overflows.
  mutating func digits(_ count: ClosedRange<Int>) -> Int? {
    var (value, read) = (0, 0)
    while read < count.upperBound, let digit = digit() {
      value = value * 10 + digit
      read += 1
    }
    return count.contains(read) ? value : nil
  }

  /// Reads the digits after a decimal point as nanoseconds; further digits are cut.
  mutating func fraction() -> Int? {
    var (value, read) = (0, 0)
    while let digit = digit() {
      if read < 9 { value = value * 10 + digit }
      read += 1
    }
    guard read > 0 else { return nil }
    for _ in 0..<max(0, 9 - read) { value *= 10 }
    return value
  }

  @inline(__always)
  private mutating func digit() -> Int? {
    guard index < bytes.count, bytes[index] &- 0x30 <= 9 else { return nil }
    defer { index += 1 }
    return Int(bytes[index] &- 0x30)
  }
}

extension [UInt8] {
  /// Appends the number with leading zeros.
  mutating func appendDigits(_ value: Int, width: Int) {
    var scale = 1
    for _ in 1..<Swift.max(width, 2) where width > 1 { scale *= 10 }
    while scale > 0 {
      // fits: one digit; no value of a date is negative
      append(UInt8(ascii: "0") + UInt8(value / scale % 10))
      scale /= 10
    }
  }
}

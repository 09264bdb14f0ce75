/// An integer as text says it. Every integer type is read by way of this one: the standard library's way is large, and
/// the compiler writes it anew for each.
struct WholeNumber {
  private let isNegative: Bool
  private let magnitude: UInt64
  /// The whole text of a number that 64 bits do not hold.
  private let long: String?

  /// Nil unless the text is digits, perhaps after a sign.
  @inline(never)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let hasSign = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
    isNegative = text.first == UInt8(ascii: "-")
    guard text.count > (hasSign ? 1 : 0) else { return nil }
    var magnitude: UInt64 = 0
    var isLong = false
    for byte in text.dropFirst(hasSign ? 1 : 0) {
      guard byte &- 0x30 <= 9 else { return nil }
      let (shifted, isTooLong) = magnitude.multipliedReportingOverflow(by: 10)
      // fits: at most 9
      let (sum, isTooMuch) = shifted.addingReportingOverflow(UInt64(byte &- 0x30))
      isLong = isLong || isTooLong || isTooMuch
      magnitude = sum
    }
    self.magnitude = magnitude
    long = isLong ? String(decoding: text, as: UTF8.self) : nil
  }

  init?(_ text: String) {
    var text = text
    guard let number = text.withUTF8({ Self($0) }) else { return nil }
    self = number
  }

  /// The number, if the type holds exactly this one.
  @inline(__always)
  func value<Value: FixedWidthInteger>(as type: Value.Type) -> Value? {
    if let long { return Value.bitWidth > 64 ? Value(long, radix: 10) : nil }
    guard isNegative else { return Value(exactly: magnitude) }
    guard magnitude <= 0x8000_0000_0000_0000 else { return nil }
    // The least number of 64 bits has no opposite, and is its own.
    return Value(exactly: 0 &- Int64(bitPattern: magnitude))
  }
}

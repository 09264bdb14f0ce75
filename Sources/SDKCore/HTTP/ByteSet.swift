/// A set of bytes of ASCII. Texts are checked by such sets and not by functions, of which the compiler writes a loop for
/// each.
package struct ByteSet: Sendable {
  /// Bits for the bytes below 64, and those from there on.
  private let low: UInt64
  private let high: UInt64

  package init(_ ranges: ClosedRange<UInt8>..., and others: String = "", without left: String = "")
  {
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    for byte in UInt8(0)...127
    where (ranges.contains { $0.contains(byte) } || others.utf8.contains(byte))
      && !left.utf8.contains(byte)
    {
      // The shift is by the last six bits.
      if byte < 64 {
        bits.low |= 1 &<< UInt64(truncatingIfNeeded: byte)
      } else {
        bits.high |= 1 &<< UInt64(truncatingIfNeeded: byte)
      }
    }
    (low, high) = bits
  }

  @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    let bits = byte < 64 ? low : byte < 128 ? high : 0
    return bits &>> UInt64(truncatingIfNeeded: byte) & 1 == 1
  }

  package static let digits = Self(0x30...0x39)
  /// Those of decimal numbers, with a sign and an exponent.
  static let decimal = Self(0x30...0x39, and: "+-.eE")
  /// Printable, blanks included.
  static let printable = Self(0x20...0x7E)
}

extension String {
  /// Returns whether all bytes are in a set; true for an empty text.
  @inline(never)
  package func isWithin(_ set: ByteSet) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      for byte in bytes where !set.contains(byte) { return false }
      return true
    }
  }
}

extension Substring {
  package func isWithin(_ set: ByteSet) -> Bool { String(self).isWithin(set) }
}

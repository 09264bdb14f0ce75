extension UnsafeBufferPointer<UInt8> {
  /// Whether the text is UTF-8, and only made of characters that keep their bytes in Unicode's
  /// normal form C, next to any others of these. Two such texts are equal strings only if they are
  /// equal bytes.
  ///
  /// False of many that would be, as those in Arabic or Thai.
  var isNormalText: Bool {
    var index = 0
    while index < count {
      guard let length = normalLength(at: index) else { return false }
      index += length
    }
    return true
  }

  /// The length of a character that keeps its bytes; nil for others.
  @inline(__always)
  private func normalLength(at index: Int) -> Int? {
    let lead = self[index]
    if lead < 0x80 { return 1 }
    guard index + 1 < count else { return nil }
    let low = UInt32(truncatingIfNeeded: self[index + 1] ^ 0x80)
    guard low < 0x40 else { return nil }
    if lead >= 0xC2, lead < 0xE0 {
      return Self.isNormal(UInt32(truncatingIfNeeded: lead & 0x1F) << 6 | low) ? 2 : nil
    }
    guard lead >= 0xE3, lead < 0xF0, index + 2 < count else { return nil }
    let lowest = UInt32(truncatingIfNeeded: self[index + 2] ^ 0x80)
    guard lowest < 0x40 else { return nil }
    let scalar = UInt32(truncatingIfNeeded: lead & 0xF) << 12 | low << 6 | lowest
    return Self.isNormal(scalar) ? 3 : nil
  }

  private static func isNormal(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Latin, Greek, Cyrillic.
    case 0x80...0x2FF, 0x391...0x3A1, 0x3A3...0x3FF, 0x400...0x482, 0x48A...0x52F: true
    // Kana, ideographs, Hangul syllables.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

import Foundation

// Of equal keys the first counts. To look keys up from where the last was found, it must be known
// that no two are equal.
extension TapeScanner {
  /// The most properties that are compared one after the other.
  static let maxPlainCount = 32

  /// Returns whether the key is equal to no key of other bytes.
  func isNormal(_ key: TapeEntry) -> Bool {
    switch key.kind {
    case .plainString: return true
    case .string:
      // fits: the string was scanned
      let end = key.offset + key.length
      return UnsafeBufferPointer(rebasing: bytes[key.offset..<end]).isNormalText
    default: return false
    }
  }

  /// Returns two bits of 64, by the length of a key and three of its bytes.
  func bits(of key: TapeEntry) -> UInt64 {
    let (offset, length) = (key.offset, key.length)
    guard length > 0 else { return 1 }
    let first = UInt64(truncatingIfNeeded: bytes[offset])
    let middle = UInt64(truncatingIfNeeded: bytes[offset + length / 2])
    let last = UInt64(truncatingIfNeeded: bytes[offset + length - 1])
    let part = UInt64(truncatingIfNeeded: length) << 24 | first << 16 | middle << 8 | last
    let hash = part &* 0x9E37_79B9_7F4A_7C15
    return 1 &<< (hash >> 58) | 1 &<< (hash >> 52 & 63)
  }

  /// Returns whether an equal key is among those of an object whose first is at `first`.
  func contains(_ key: TapeEntry, from first: Int) -> Bool {
    var index = first
    while index < entries.count {
      let other = entries[index]
      if other.length == key.length, other.length == 0 || isEqual(other, key) { return true }
      index = entries.end(of: index + 1)
    }
    return false
  }

  private func isEqual(_ left: TapeEntry, _ right: TapeEntry) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    return memcmp(base + left.offset, base + right.offset, right.length) == 0
  }
}

import Foundation

// Of equal keys the first counts. To look keys up from where the last was found, it must be known
// that no two are equal.
extension TapeScanner {
  /// The most properties that are compared one after the other.
  static let maxPlainCount = 32

  /// Returns one bit of 64 by the length of a key and three of its bytes.
  func bit(of key: TapeEntry) -> UInt64 {
    let length = key.length
    guard length > 0 else { return 1 }
    var hash = UInt64(length)
    hash = hash &* 31 &+ UInt64(bytes[key.offset])
    hash = hash &* 31 &+ UInt64(bytes[key.offset + length / 2])
    hash = hash &* 31 &+ UInt64(bytes[key.offset + length - 1])
    return 1 &<< (hash & 63)
  }

  /// Returns whether an equal key is among those of an object whose first is at `first`.
  func contains(_ key: TapeEntry, from first: Int) -> Bool {
    var index = first
    while index < entries.count {
      let other = entries[index]
      if other.length == key.length, other.length == 0 || isEqual(other, key) { return true }
      let value = entries[index + 1]
      index = value.isContainer ? value.end : index + 2
    }
    return false
  }

  private func isEqual(_ left: TapeEntry, _ right: TapeEntry) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    return memcmp(base + left.offset, base + right.offset, right.length) == 0
  }
}

/// Finds the offset after each line feed, and whether every byte is ASCII.
///
/// It reads eight bytes at a time, since every document passes here as a whole.
func findLines(in bytes: [UInt8]) -> (starts: [Int], isASCII: Bool) {
  var starts: [Int] = []
  var seen: UInt64 = 0
  bytes.withUnsafeBytes { raw in
    var offset = 0
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      seen |= word
      var hits = zeroBytes(of: word ^ 0x0A0A_0A0A_0A0A_0A0A)
      while hits != 0 {
        starts.append(offset + hits.trailingZeroBitCount / 8 + 1)
        hits &= hits - 1
      }
      offset += 8
    }
    while offset < raw.count {
      seen |= UInt64(raw[offset])
      if raw[offset] == 0x0A { starts.append(offset + 1) }
      offset += 1
    }
  }
  return (starts, seen & 0x8080_8080_8080_8080 == 0)
}

/// Counts the UTF-8 continuation bytes before each block, and before the end.
func countContinuations(in bytes: [UInt8], blockSize: Int) -> [Int] {
  var counts = [0]
  counts.reserveCapacity(bytes.count / blockSize + 2)
  var count = 0
  for start in stride(from: 0, to: bytes.count, by: blockSize) {
    count += countContinuations(in: bytes, start..<min(start + blockSize, bytes.count))
    counts.append(count)
  }
  return counts
}

/// Counts the UTF-8 continuation bytes in a range: `10xxxxxx`.
func countContinuations(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  bytes.withUnsafeBytes { raw in
    var count = 0
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      count += (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      offset += 8
    }
    while offset < range.upperBound {
      if raw[offset] & 0xC0 == 0x80 { count += 1 }
      offset += 1
    }
    return count
  }
}

/// The high bit of each byte that is zero, and no other bit.
private func zeroBytes(of word: UInt64) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  return ~(((word & low) &+ low) | word | low)
}

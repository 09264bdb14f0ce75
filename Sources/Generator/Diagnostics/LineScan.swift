/// Finds the offset after each line feed, and whether every byte is ASCII.
func findLines(in bytes: [UInt8]) -> (starts: [Int], isASCII: Bool) {
  var starts: [Int] = []
  bytes.withUnsafeBufferPointer { bytes in
    var next = 0
    while let end = bytes.firstOffset(of: 0x0A, from: next) {
      next = end + 1
      starts.append(next)
    }
  }
  return (starts, !hasHighBytes(bytes))
}

/// Returns whether any byte is beyond ASCII.
private func hasHighBytes(_ bytes: [UInt8]) -> Bool {
  count(in: bytes, 0..<bytes.count, words: { $0 }, bytes: { $0 & 0x80 != 0 }) > 0
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
  count(
    in: bytes, range, words: { $0 & ~($0 << 1) }, bytes: { $0 & 0xC0 == 0x80 })
}

/// Counts bytes, eight at a time; `mark` leaves the high bit of each byte in a word that counts.
///
/// Words are read through a pointer, and so where they are aligned: what reads them anywhere is generic, and slow in a
/// debug build.
private func count(
  in bytes: [UInt8], _ range: Range<Int>, words mark: (UInt64) -> UInt64,
  bytes counts: (UInt8) -> Bool
) -> Int {
  bytes.withUnsafeBufferPointer { bytes in
    guard let start = bytes.baseAddress else { return 0 }
    let end = min(range.upperBound, bytes.count)
    var (offset, count) = (range.lowerBound, 0)
    while offset < end, UInt(bitPattern: start + offset) % 8 != 0 {
      if counts(start[offset]) { count += 1 }
      offset += 1
    }
    let wordCount = (end - offset) / 8
    if wordCount > 0 {
      UnsafeRawPointer(start + offset).withMemoryRebound(to: UInt64.self, capacity: wordCount) {
        words in
        var index = 0
        while index < wordCount {
          // Each byte of the sum counts its own, as many as it can hold; then they are added up.
          let end = min(index + 255, wordCount)
          var sum: UInt64 = 0
          while index < end {
            sum &+= mark(words[index]) >> 7 & 0x0101_0101_0101_0101
            index += 1
          }
          let pairs = (sum & 0x00FF_00FF_00FF_00FF) &+ (sum >> 8 & 0x00FF_00FF_00FF_00FF)
          count += Int((pairs &* 0x0001_0001_0001_0001) >> 48)
        }
      }
      offset += wordCount * 8
    }
    while offset < end {
      if counts(start[offset]) { count += 1 }
      offset += 1
    }
    return count
  }
}

/// A location in a file: lines and columns count from 1, columns in characters as an editor shows them.
package struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// Kept, so that nothing is counted where a location is copied, which nearly every value of a spec has.
  private var keptFile: KeptText
  package var line: Int
  package var column: Int
  /// The columns that the thing at this location takes, at least 1. Code frames underline that many.
  package var length: Int

  package init(file: String, line: Int, column: Int, length: Int = 1) {
    self.init(file: KeptText(file), line: line, column: column, length: length)
  }

  fileprivate init(file: KeptText, line: Int, column: Int, length: Int) {
    keptFile = file
    self.line = line
    self.column = column
    self.length = length
  }

  package var file: String {
    get { keptFile.text }
    set { keptFile = KeptText(newValue) }
  }

  package var description: String { "\(file):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// The text of a file, and the lines and columns of byte offsets in it.
///
/// A line ends with a line feed, or a carriage return and a line feed. Columns count Unicode
/// scalars, so a tab is one column; a byte order mark is not counted. The bytes may be any: what is not
/// UTF-8 still has locations.
package struct SourceFile: Sendable {
  /// The name, as the locations have it.
  private let keptName: KeptText
  package let bytes: [UInt8]
  /// The byte offsets at which lines begin; never empty.
  private let lineStarts: [Int]
  /// The number of UTF-8 continuation bytes before each block, which keeps columns cheap in a file that is one line of
  /// megabytes; empty when there is none.
  private let continuations: [Int]

  private static let blockSize = 256

  package init(name: String, bytes: [UInt8]) {
    keptName = KeptText(name)
    self.bytes = bytes
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    lineStarts = [hasMark ? 3 : 0] + offsetsAfterLineFeeds(in: bytes)
    let counts = countContinuations(in: bytes, blockSize: Self.blockSize)
    continuations = counts.last == 0 ? [] : counts
  }

  package var lineCount: Int { lineStarts.count }

  /// Returns the bytes of a line, without its end; nil when there is no such line. Lines count from 1.
  package func bytes(ofLine line: Int) -> ArraySlice<UInt8>? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, line < lineStarts.count, bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<max(start, end)]
  }

  /// Returns the location of a range of byte offsets. Its length is 1 when the range goes on to another line.
  package func location(of range: Range<Int>) -> SourceLocation {
    let start = min(max(range.lowerBound, lineStarts[0]), max(bytes.count, lineStarts[0]))
    let line = self.line(at: start)
    let column = scalarCount(in: lineStarts[line]..<start) + 1
    let end = min(range.upperBound, bytes.count)
    var length = 1
    if end > start, line + 1 == lineStarts.count || end < lineStarts[line + 1] {
      length = max(1, scalarCount(in: start..<end))
    }
    return SourceLocation(file: keptName, line: line + 1, column: column, length: length)
  }

  /// Returns the offset after the first `count` scalars of a range, found without going through all of them.
  func offset(after count: Int, in range: Range<Int>) -> Int {
    if continuations.isEmpty { return min(range.lowerBound + count, range.upperBound) }
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if scalarCount(in: range.lowerBound..<middle) < count {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < range.upperBound, count > 0, bytes[low] & 0xC0 == 0x80 { low += 1 }
    return low
  }

  /// Returns the index of the last line that begins at or before the offset.
  private func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalarCount(in range: Range<Int>) -> Int {
    if continuations.isEmpty { return range.count }
    if range.count <= Self.blockSize { return range.count - countContinuations(in: bytes, range) }
    return range.count - continuations(before: range.upperBound)
      + continuations(before: range.lowerBound)
  }

  private func continuations(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return continuations[block]
      + countContinuations(in: bytes, block * Self.blockSize..<offset)
  }
}

private func offsetsAfterLineFeeds(in bytes: [UInt8]) -> [Int] {
  bytes.withUnsafeBufferPointer { bytes in
    var offsets: [Int] = []
    while let end = bytes.firstOffset(of: 0x0A, from: offsets.last ?? 0) { offsets.append(end + 1) }
    return offsets
  }
}

/// Counts the UTF-8 continuation bytes before each block, and before the end.
private func countContinuations(in bytes: [UInt8], blockSize: Int) -> [Int] {
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
private func countContinuations(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  bytes.withUnsafeBufferPointer { bytes in
    guard let start = bytes.baseAddress else { return 0 }
    let end = min(range.upperBound, bytes.count)
    var (offset, count) = (range.lowerBound, 0)
    while offset < end {
      if start[offset] & 0xC0 == 0x80 { count += 1 }
      offset += 1
    }
    return count
  }
}

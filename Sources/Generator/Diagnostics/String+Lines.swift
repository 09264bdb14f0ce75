internal import Foundation

/// The layout of lines. A carriage return with its line feed ends none.
extension String {
  /// Returns whether a line has more bytes.
  package func hasLine(longerThan width: Int) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var start = 0
      while let end = bytes.endOfLine(from: start) {
        if end - start > width { return true }
        start = end + 1
      }
      return bytes.count - start > width
    }
  }

  /// Returns the text with two more blanks in front of each line that is not empty.
  package var indented: String {
    var text = self
    return text.withUTF8 { bytes in
      guard let from = bytes.baseAddress else { return "" }
      var ends: [Int] = []
      var start = 0
      while let end = bytes.endOfLine(from: start) {
        ends.append(end)
        start = end + 1
      }
      return String(unsafeUninitializedCapacity: bytes.count + 2 * (ends.count + 1)) { buffer in
        guard let to = buffer.baseAddress else { return 0 }
        ends.append(bytes.count)
        var (start, written, line) = (0, 0, 0)
        while line < ends.count {
          if ends[line] > start {
            to[written] = 0x20
            to[written + 1] = 0x20
            written += 2
          }
          // With its line feed, but for the last one.
          let end = min(ends[line] + 1, bytes.count)
          memcpy(to + written, from + start, end - start)
          written += end - start
          start = end
          line += 1
        }
        return written
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns where the next line feed ends a line.
  fileprivate func endOfLine(from start: Int) -> Int? {
    var next = start
    while let end = firstOffset(of: 0x0A, from: next) {
      if end == 0 || self[end - 1] != 0x0D { return end }
      next = end + 1
    }
    return nil
  }
}

import Foundation
import SDKCore

/// A line that is longer than the caller accepts.
struct LineTooLong: Error {}

/// Takes bytes apart into lines, however they are cut into chunks.
struct LineSplitter {
  /// CR alone ends a line too, as in event streams.
  private let endsAtCR: Bool
  /// The byte that ends a line.
  private let end: UInt8
  private let limit: Int
  private var line: [UInt8] = []
  private var isAfterCR = false

  init(endsAtCR: Bool, end: UInt8 = 0x0A, limit: Int) {
    self.endsAtCR = endsAtCR
    self.end = end
    self.limit = limit
  }

  /// Returns the lines that are whole now, without their ends.
  mutating func push(_ chunk: Data) throws(LineTooLong) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = chunk[...]
    while let index = rest.firstIndex(where: { $0 == end || endsAtCR && $0 == 0x0D }) {
      try append(rest[..<index])
      if rest[index] == 0x0A, isAfterCR, line.isEmpty, index == rest.startIndex {
        // The second half of a CR LF.
        isAfterCR = false
      } else {
        isAfterCR = rest[index] == 0x0D
        // Not with its capacity kept: after one long line each short one would take as much.
        lines.append(takeRest())
      }
      rest = rest[rest.index(after: index)...]
    }
    try append(rest)
    return lines
  }

  /// Takes the bytes after the last line end.
  mutating func takeRest() -> [UInt8] {
    defer { line = [] }
    return line
  }

  private mutating func append(_ bytes: Data) throws(LineTooLong) {
    guard !bytes.isEmpty else { return }
    isAfterCR = false
    guard bytes.count <= limit - line.count else { throw LineTooLong() }
    line.append(contentsOf: bytes)
  }
}

/// The line of a file that a location points at, and a mark under the thing on the line below.
///
/// ```
///    14 |         "returns": "[Pots]" },
///       |                      ^~~~
/// ```
struct CodeFrame {
  /// The line number, right-aligned.
  var number: String
  var text: String
  /// The spaces before the mark, then `^~~~`.
  var indent: String
  var mark: String

  /// The columns of a terminal that the text may take; longer lines are cut around the location.
  static let width = 100

  /// Creates the frame of a location; nil when the file has no such line.
  init?(at location: SourceLocation, in file: SourceFile) {
    guard let bytes = file.bytes(ofLine: location.line) else { return nil }
    let digits = String(location.line)
    number = String(repeating: " ", count: max(0, 5 - digits.count)) + digits

    let line = Self.cells(of: bytes, around: location.column - 1, in: file)
    let cells = line.cells
    let start = min(max(0, location.column - 1 - line.dropped), cells.count)
    let end = min(start + max(1, location.length), cells.count)
    let window = Self.window(of: cells, showing: start..<end)
    let before = window.lowerBound > 0 || line.dropped > 0 ? "…" : ""
    let after = window.upperBound < cells.count || line.isCut ? "…" : ""
    text = before + cells[window].map(\.text).joined() + after

    let under = start..<max(start, min(end, window.upperBound))
    let column = before.count + Self.width(of: cells[window.lowerBound..<start])
    indent = String(repeating: " ", count: column)
    mark = "^" + String(repeating: "~", count: max(0, Self.width(of: cells[under]) - 1))
  }

  /// The frame's two lines.
  var lines: [String] {
    let gutter = String(repeating: " ", count: number.count)
    return ["\(number) | \(text)", "\(gutter) | \(indent)\(mark)"].map(trimmingEnd)
  }
}

extension CodeFrame {
  /// A character as it is shown, and the columns of a terminal it takes.
  struct Cell {
    var text: String
    var width: Int
  }

  private static func width(of cells: ArraySlice<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// The characters of a line, or of the part of a very long line around the location.
  private static func cells(
    of bytes: ArraySlice<UInt8>, around column: Int, in file: SourceFile
  ) -> (cells: [Cell], dropped: Int, isCut: Bool) {
    let dropped = max(0, column - 2 * width)
    let rest = bytes[file.offset(after: dropped, in: bytes.indices)...]
    // No scalar takes more than four bytes.
    let near = rest.prefix(4 * 4 * width + 4)
    let scalars = String(decoding: near, as: UTF8.self).unicodeScalars
    let kept = scalars.prefix(4 * width)
    return (
      kept.map(Cell.init), dropped, kept.endIndex < scalars.endIndex || near.count < rest.count
    )
  }

  /// The part of a line to show: its beginning if the location is there, or what fits around it.
  private static func window(of cells: [Cell], showing location: Range<Int>) -> Range<Int> {
    let beginning = extend(0..<0, in: cells[...], to: width)
    if location.upperBound <= beginning.upperBound { return beginning }
    // Of a location that is itself long, the first part, and always a third of what precedes it.
    let thing = extend(
      location.lowerBound..<location.lowerBound, in: cells[..<location.upperBound],
      to: width * 2 / 3)
    var start = thing.lowerBound
    var taken = Self.width(of: cells[thing])
    let limit = taken + width / 3
    while start > 0, taken + cells[start - 1].width <= limit {
      start -= 1
      taken += cells[start].width
    }
    return extend(start..<thing.upperBound, in: cells[...], to: width)
  }

  /// The range with as many cells after it as fit.
  private static func extend(
    _ range: Range<Int>, in cells: ArraySlice<Cell>, to limit: Int
  ) -> Range<Int> {
    var end = range.upperBound
    var taken = width(of: cells[range])
    while end < cells.endIndex, taken + cells[end].width <= limit {
      taken += cells[end].width
      end += 1
    }
    return range.lowerBound..<end
  }
}

private func trimmingEnd(_ line: String) -> String {
  guard let last = line.lastIndex(where: { $0 != " " }) else { return "" }
  return String(line[...last])
}

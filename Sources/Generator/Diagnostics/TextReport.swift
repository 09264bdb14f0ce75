/// The style of text for a terminal.
package enum TextStyle: Sendable {
  case plain
  case colored
}

extension Sequence<Diagnostic> {
  /// Returns the diagnostics for people: for each a line, the code it is about, its JSON pointer if it has one, and its
  /// notes likewise.
  ///
  /// They keep their order. `source` returns a file's bytes, or nil to leave its code out.
  package func text(style: TextStyle = .plain, source: (String) -> [UInt8]?) -> String {
    var files: [String: SourceFile] = [:]
    var text = ""
    func append(_ lines: [String], _ location: SourceLocation?) {
      text += lines.map { $0 + "\n" }.joined()
      guard let location else { return }
      if files[location.file] == nil, let bytes = source(location.file) {
        files[location.file] = SourceFile(name: location.file, bytes: bytes)
      }
      guard let file = files[location.file], let frame = CodeFrame(at: location, in: file)
      else { return }
      text += frame.lines(in: style).map { $0 + "\n" }.joined()
    }
    for diagnostic in self {
      append([diagnostic.headline(in: style)], diagnostic.location)
      if let pointer = diagnostic.pointerLine(in: style) { text += pointer + "\n" }
      for note in diagnostic.notes { append([note.headline(in: style)], note.location) }
    }
    return text
  }

  /// Returns the diagnostics for build systems: `path:line:column: error: …`, a line for each diagnostic and note.
  package var buildLines: [String] {
    flatMap { diagnostic in
      [diagnostic.headline(in: .plain)] + diagnostic.notes.map { $0.headline(in: .plain) }
    }
  }
}

extension Diagnostic {
  fileprivate func headline(in style: TextStyle) -> String {
    let color =
      switch severity {
      case .error: Ink.red
      case .warning: Ink.yellow
      case .note: Ink.cyan
      }
    return start(at: location, severity.rawValue, in: color, style: style)
      + Ink.bold.dress(onOneLine(message), style) + Ink.dim.dress(" [\(id)]", style)
  }

  /// Returns `at #/paths/~1pets/get`; nil without a pointer or when it is the whole document.
  fileprivate func pointerLine(in style: TextStyle) -> String? {
    guard let pointer, !pointer.isEmpty else { return nil }
    return Ink.dim.dress("      at #\(onOneLine(pointer))", style)
  }
}

extension Diagnostic.Note {
  fileprivate func headline(in style: TextStyle) -> String {
    start(at: location, "note", in: .cyan, style: style) + onOneLine(message)
  }
}

extension CodeFrame {
  fileprivate func lines(in style: TextStyle) -> [String] {
    if style == .plain { return lines }
    let gutter = String(repeating: " ", count: number.count)
    return [
      Ink.dim.dress("\(number) |", style) + " \(text)",
      Ink.dim.dress("\(gutter) |", style) + " \(indent)" + Ink.green.dress(mark, style),
    ]
  }
}

private func start(
  at location: SourceLocation?, _ word: String, in color: Ink, style: TextStyle
) -> String {
  let head = location.map { Ink.bold.dress(onOneLine($0.description) + ":", style) + " " } ?? ""
  return head + color.dress("\(word):", style) + " "
}

/// A way of writing on a terminal; the value is its ANSI parameter.
private enum Ink: String {
  case bold = "1"
  case dim = "2"
  case red = "1;31"
  case green = "1;32"
  case yellow = "1;33"
  case cyan = "1;36"

  func dress(_ text: String, _ style: TextStyle) -> String {
    switch style {
    case .plain: text
    case .colored: "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
  }
}

/// Returns a string on one line, for messages: control characters are written as Swift would escape them.
private func onOneLine(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
  return text.unicodeScalars.reduce(into: "") { line, scalar in
    switch scalar.value {
    case 0x09: line += "\\t"
    case 0x0A: line += "\\n"
    case 0x0D: line += "\\r"
    case _ where scalar.movesText:
      line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: line.unicodeScalars.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Indicates one that would move the cursor of a terminal or turn the text around.
  fileprivate var movesText: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

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

extension CodeFrame.Cell {
  /// Replaces tabs by four spaces, and what moves text: a spec must not control a terminal.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: self.init(text: "    ", width: 4)
    case _ where scalar.movesText:
      self.init(text: "\u{FFFD}", width: 1)
    default: self.init(text: String(scalar), width: displayWidth(of: scalar))
    }
  }
}

/// Returns the columns a character takes in a terminal: 2 for East Asian wide ones and emoji, 0 for marks
/// that join the character before.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.value {
  case 0x200B...0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xFEFF: return 0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
    0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: return scalar.properties.isEmojiPresentation ? 2 : 1
  }
}

import SDKGenDiagnostics

/// Text that templates make line by line. A line is broken when it is whole: only then is it known what stands on it.
struct CodeWriter {
  private(set) var text = ""
  private let layout: Layout
  /// The comments and attributes of the current line. They stand above it, wherever their holes are in it.
  private var above: [HolePiece] = []
  /// The current line up to its last piece of code.
  private var row: [Code] = []
  /// The current line behind that.
  private var end = ""
  private var hasHole = false
  /// How many bytes of the text were searched for members: one that goes on behind them is left alone already.
  private var searched = 1

  init(_ layout: Layout) { self.layout = layout }

  /// Adds text of a template without line breaks.
  mutating func add(literal: String) {
    if end.isEmpty, case .conformances? = row.last, literal.utf8.first == UInt8(ascii: "{") {
      // Templates of users may have no space.
      end = " "
    }
    end += literal
  }

  /// Ends the line, and adds whole lines.
  mutating func add(lines: String) {
    endLine()
    text += lines
  }

  mutating func add(_ piece: HolePiece) {
    hasHole = true
    switch piece {
    case .text(let text): end += text
    case .comment, .attributes: if !piece.isEmpty { above.append(piece) }
    case .code(let code):
      // Nor here.
      if end.utf8.last == UInt8(ascii: ":") || end.utf8.last == UInt8(ascii: "=") { end += " " }
      row += [.text(end), code]
      end = ""
    }
  }

  /// Adds a line that no line break ends.
  mutating func finish() { text += takeLine() ?? "" }

  private mutating func endLine() {
    guard let line = takeLine() else { return }
    text += line
    text += "\n"
  }

  /// Returns the current line, with those above it, and begins another; nil where nothing but empty holes stands on it.
  private mutating func takeLine() -> String? {
    defer { (row, above, end, hasHole) = ([], [], "", false) }
    if !hasHole { return end }
    let isBlank = row.allSatisfy(\.isBlank) && end.allBytes { $0 == 0x20 }
    if row.isEmpty, above.isEmpty { return isBlank ? nil : end }
    let indent = (row.first?.flat ?? end).utf8.prefix { $0 == 0x20 }.count
    let margin = String(repeating: " ", count: indent)
    var lines = above.flatMap { $0.lines(width: layout.width - indent) }.map { margin + $0 }
    if !isBlank {
      let line =
        row.isEmpty ? end : layout.text(.row(row + [.text(end)]), indent: indent, column: 0)
      if row.contains(where: \.hasInterpolation), line.hasLine(longerThan: layout.width) {
        ignoreMember()
      }
      lines.append(line)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Tells the linter to leave the current member of a type alone. A path is one literal, however long, which it would
  /// break inside of interpolations; above a single case of a switch the comment would make it crash.
  private mutating func ignoreMember() {
    let comment = "  // swift-format-ignore\n"
    let searched = searched
    let start = text.withUTF8 { bytes in
      var start = bytes.count - 3
      while start >= searched, !bytes.beginsMember(at: start) { start -= 1 }
      return start
    }
    if start >= searched {
      let index = text.utf8.index(text.startIndex, offsetBy: start)
      if !text[..<index].hasSuffix(comment) { text.insert(contentsOf: comment, at: index) }
    }
    self.searched = max(1, text.utf8.count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a line with a declaration in a type begins there.
  fileprivate func beginsMember(at start: Int) -> Bool {
    self[start - 1] == 0x0A && self[start] == 0x20 && self[start + 1] == 0x20
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self[start + 2] | 0x20)
  }
}

extension Code {
  fileprivate var isBlank: Bool {
    if case .text(let text) = self { text.allBytes { $0 == 0x20 } } else { isEmpty }
  }
}

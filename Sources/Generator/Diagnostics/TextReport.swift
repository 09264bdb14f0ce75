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
    case 0x00...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: line.unicodeScalars.append(scalar)
    }
  }
}

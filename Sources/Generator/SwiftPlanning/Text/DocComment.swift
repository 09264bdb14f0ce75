/// The lines of a documentation comment, each with its line break; nothing for no text.
struct DocComment: Sendable {
  private var paragraphs: [String] = []
  private var parameters: [(name: String, about: String)] = []

  init(_ paragraphs: String?..., parameters: [(name: String, about: String)] = []) {
    self.paragraphs = paragraphs.compactMap { $0 }.map(Self.cleaned).filter { !$0.isEmpty }
    self.parameters = parameters.map { ($0.name, Self.cleaned($0.about)) }
      .filter { !$0.about.isEmpty }
  }

  func text(indent: Int, layout: Layout) -> String {
    if paragraphs.isEmpty && parameters.isEmpty { return "" }
    let margin = layout.spaces(indent) + "///"
    let width = layout.width - indent - 4
    var lines: [String] = []
    for paragraph in paragraphs {
      if !lines.isEmpty { lines.append("") }
      lines += paragraph.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { Self.wrapped(String($0), width: width) }
    }
    if !lines.isEmpty && !parameters.isEmpty { lines.append("") }
    lines += parameterLines(width: width)
    return lines.map { $0.isEmpty ? margin + "\n" : margin + " " + $0 + "\n" }.joined()
  }

  /// A text for a comment of one line, which nothing in it ends.
  static func line(_ text: String) -> String {
    cleaned(text).split(separator: "\n").map { String($0).trimmed }.joined(separator: " ")
  }

  /// As Xcode shows them: one in a line of its own, several as a list.
  private func parameterLines(width: Int) -> [String] {
    let isOne = parameters.count == 1
    let head = isOne ? "- Parameter " : "  - "
    let inner = isOne ? "  " : "    "
    let items = parameters.flatMap { parameter in
      let lines = "\(parameter.name): \(parameter.about)"
        .split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { Self.wrapped(String($0), width: width - head.utf8.count) }
      return lines.enumerated().map { index, line in
        index == 0 ? head + line : line.isEmpty ? "" : inner + line
      }
    }
    return (parameters.count > 1 ? ["- Parameters:"] : []) + items
  }

  /// Without control characters, which could end a comment early, without those that turn the text
  /// after them about, and without blank ends.
  private static func cleaned(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previousWasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previousWasReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}": scalars.append("\n")
      case "\t": scalars.append(" ")
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: scalars.append(scalar)
      }
      previousWasReturn = scalar == "\r"
    }
    return String(scalars).trimmed
  }

  private static func wrapped(_ line: String, width: Int) -> [String] {
    guard line.utf8.count > width, line.count > width else { return [line.trimmedEnd] }
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " " + word
    }
    return lines + [current]
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  fileprivate var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    return String(text).trimmedEnd
  }
}

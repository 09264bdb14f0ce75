import SDKGenDiagnostics

/// The lines of a documentation comment, each with its line break; nothing for no text.
struct DocComment: Sendable {
  private var paragraphs: [String] = []
  private var parameters: [(name: String, about: String)] = []
  private var returning: String?
  private var throwing: String?
  private var code: String?

  /// `code` stands on the last line, however long it is.
  init(
    _ paragraphs: String?..., code: String? = nil, parameters: [(name: String, about: String)] = [],
    returns returning: String? = nil, throws throwing: String? = nil
  ) {
    self.returning = returning.map { Self.cleaned($0) }
    self.throwing = throwing
    self.code = code.map { "`\(Self.line($0))`" }
    var index = 0
    while index < paragraphs.count {
      let paragraph = paragraphs[index]
      index += 1
      guard let paragraph else { continue }
      let text = Self.cleaned(paragraph)
      if !text.isEmpty { self.paragraphs.append(text) }
    }
    if parameters.isEmpty { return }
    for (name, about) in parameters {
      let about = Self.cleaned(about)
      if !about.isEmpty { self.parameters.append((name, about)) }
    }
  }

  func text(indent: Int, layout: Layout) -> String {
    if paragraphs.isEmpty, parameters.isEmpty, returning == nil, throwing == nil, code == nil {
      return ""
    }
    let margin = layout.spaces(indent) + "///"
    let width = layout.width - indent - 4
    var lines: [String] = []
    for paragraph in paragraphs {
      if !lines.isEmpty { lines.append("") }
      lines += markdownLines(of: paragraph, width: width)
    }
    if !parameters.isEmpty || returning != nil || throwing != nil || code != nil {
      let fields =
        parameterLines(width: width) + fieldLines("- Returns: ", returning, width: width)
        + fieldLines("- Throws: ", throwing, width: width) + [code].compactMap { $0 }
      if !lines.isEmpty && !fields.isEmpty { lines.append("") }
      lines += fields
    }
    var text = ""
    var index = 0
    while index < lines.count {
      text += margin
      if !lines[index].isEmpty {
        text += " "
        text += lines[index]
      }
      text += "\n"
      index += 1
    }
    return text
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
      let text = "\(parameter.name): \(parameter.about)"
      return Self.item(text, head: head, inner: inner, width: width)
    }
    return (parameters.count > 1 ? ["- Parameters:"] : []) + items
  }

  private func fieldLines(_ head: String, _ text: String?, width: Int) -> [String] {
    text.map { Self.item($0, head: head, inner: "  ", width: width) } ?? []
  }

  /// Returns the lines of an item of a list, of which all but the first are indented.
  private static func item(
    _ text: String, head: String, inner: String, width: Int
  ) -> [String] {
    markdownLines(of: text, width: width - head.utf8.count).enumerated().map { index, line in
      index == 0 ? head + line : line.isEmpty ? "" : inner + line
    }
  }

  /// Without control characters, which could end a comment early, without those that turn the text
  /// after them about, and without blank ends.
  private static func cleaned(_ text: String) -> String {
    if text.isPlainText || !text.mayHaveControls { return text.trimmed }
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
}

extension String {
  /// Indicates that it may have control characters, ends of lines but line feeds, or characters that turn the text after
  /// them about. Texts have others beyond ASCII, quotation marks above all.
  fileprivate var mayHaveControls: Bool {
    var text = self
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      let count = bytes.count
      var offset = 0
      while offset < count {
        let byte = start[offset]
        offset += 1
        if byte >= 0x20, byte < 0x7F || byte == 0x0A { continue }
        if byte < 0x80, byte != 0x0A { return true }
        // U+0085; U+2028 to U+202E and U+2066 to U+2069.
        if byte == 0xC2, offset < count, start[offset] == 0x85 { return true }
        if byte == 0xE2, offset + 1 < count,
          start[offset] == 0x80 && start[offset + 1] >= 0xA8
            || start[offset] == 0x81 && start[offset + 1] >= 0xA6
        {
          return true
        }
      }
      return false
    }
  }

  fileprivate var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  fileprivate var trimmed: String {
    if hasPlainEnds { return self }
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    return String(text).trimmedEnd
  }
}

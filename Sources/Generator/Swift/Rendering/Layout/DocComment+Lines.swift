import SDKGenDiagnostics

extension DocComment {
  /// Returns the lines of a comment that may be as wide as this, without their indentation.
  func lines(width: Int) -> [String] {
    let ignored =
      ignoredRules.isEmpty
      ? [] : ["// swift-format-ignore: " + ignoredRules.joined(separator: ", ")]
    if isWithoutText { return ignored }
    let width = width - "/// ".utf8.count
    var lines: [String] = []
    for paragraph in paragraphs {
      if !lines.isEmpty { lines.append("") }
      lines += markdownLines(of: paragraph, width: width)
    }
    let fields =
      parameterLines(width: width) + fieldLines("- Returns: ", returning, width: width)
      + fieldLines("- Throws: ", throwing, width: width) + [code].compactMap { $0 }
    if !lines.isEmpty && !fields.isEmpty { lines.append("") }
    return ignored + (lines + fields).map { $0.isEmpty ? "///" : "/// " + $0 }
  }

  /// As Xcode shows them: one in a line of its own, several as a list.
  private func parameterLines(width: Int) -> [String] {
    let isOne = parameters.count == 1
    let head = isOne ? "- Parameter " : "  - "
    let inner = isOne ? "  " : "    "
    let items = parameters.flatMap { parameter in
      let text = "\(parameter.name): \(parameter.about)"
      return item(text, head: head, inner: inner, width: width)
    }
    return (parameters.count > 1 ? ["- Parameters:"] : []) + items
  }

  private func fieldLines(_ head: String, _ text: String?, width: Int) -> [String] {
    text.map { item($0, head: head, inner: "  ", width: width) } ?? []
  }

  /// Returns the lines of an item of a list, of which all but the first are indented.
  private func item(_ text: String, head: String, inner: String, width: Int) -> [String] {
    markdownLines(of: text, width: width - head.utf8.count).enumerated().map { index, line in
      index == 0 ? head + line : line.isEmpty ? "" : inner + line
    }
  }
}

/// Returns the lines of a CommonMark text as a comment has them: paragraphs and items of lists are filled anew,
/// items keep their indents, code and tables their lines, and one blank line stands where there are several.
private func markdownLines(of text: String, width: Int) -> [String] {
  if text.utf8.count <= width, !text.isEmpty, text.hasPlainEnds, !text.hasByte(0x0A) {
    return [text]
  }
  var lines: [String] = []
  var fence: String?
  var isTable = false
  /// The paragraph or item that is being read.
  var paragraph: MarkdownLine?
  func endParagraph() {
    if let open = paragraph { lines += open.wrapped(width: width) }
    paragraph = nil
  }
  let source = text.lines.map { MarkdownLine($0) }
  for index in source.indices {
    let line = source[index]
    if let open = fence {
      lines.append(line.text)
      if line.content.hasPrefix(open) { fence = nil }
      continue
    }
    let next = index + 1 < source.count ? source[index + 1] : nil
    isTable = !line.content.isEmpty && (isTable || next?.isTableRule == true || line.isTableRule)
    if line.content.isEmpty {
      endParagraph()
      if lines.last?.isEmpty == false { lines.append("") }
    } else if let open = line.fence {
      endParagraph()
      fence = open
      lines.append(line.text)
    } else if isTable {
      endParagraph()
      lines.append(line.text)
    } else if paragraph?.isContinued(by: line) == true {
      paragraph?.append(line)
    } else {
      endParagraph()
      paragraph = line
    }
  }
  endParagraph()
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

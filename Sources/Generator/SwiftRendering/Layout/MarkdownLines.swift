import SDKGenDiagnostics

/// Returns the lines of a CommonMark text as a comment has them: paragraphs and items of lists are filled anew,
/// items keep their indents, code and tables their lines, and one blank line stands where there are several.
func markdownLines(of text: String, width: Int) -> [String] {
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

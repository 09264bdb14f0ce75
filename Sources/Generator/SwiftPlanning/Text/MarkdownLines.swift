/// Returns the lines of a CommonMark text, long ones wrapped: items of lists keep their indents, code and
/// tables their lines, and one blank line stands where there are several.
func markdownLines(of text: String, width: Int) -> [String] {
  var lines: [String] = []
  var fence: String?
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let line = MarkdownLine(line)
    if let open = fence {
      lines.append(line.text)
      if line.content.hasPrefix(open) { fence = nil }
    } else if line.content.isEmpty {
      if lines.last?.isEmpty == false { lines.append("") }
    } else if let open = line.fence {
      fence = open
      lines.append(line.text)
    } else {
      lines += line.wrapped(width: width)
    }
  }
  while lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

/// A line of CommonMark, without blanks at its end.
private struct MarkdownLine {
  let text: String
  /// The text behind the blanks it begins with.
  let content: Substring

  init(_ line: Substring) {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    text = String(line)
    content = text[...].drop { $0 == " " }
  }

  private var indent: Int { text.utf8.count - content.utf8.count }

  /// The beginning that a fence of code must have to end it; nil for other lines.
  var fence: String? {
    ["```", "~~~"].first { content.hasPrefix($0) }.map { mark in
      String(content.prefix { $0 == mark.first })
    }
  }

  /// `- ` and `12. ` are marks of items, whose further lines stand below their text.
  private var markLength: Int {
    if let first = content.first, "-*+".contains(first), content.dropFirst().first == " " {
      return 2
    }
    let digits = content.prefix { $0.isASCII && $0.isNumber }
    let rest = content.dropFirst(digits.count)
    guard 1...9 ~= digits.count, let end = rest.first, ".)".contains(end),
      rest.dropFirst().first == " "
    else { return 0 }
    return digits.count + 2
  }

  func wrapped(width: Int) -> [String] {
    guard text.utf8.count > width, text.count > width, content.first != "|" else { return [text] }
    let mark = markLength
    let first = String(repeating: " ", count: indent) + content.prefix(mark)
    let others = String(repeating: " ", count: indent + mark)
    // Four blanks make code of a line that belongs to no item.
    guard indent + mark < width / 2, mark > 0 || indent < 4 else { return [text] }
    var lines: [String] = []
    var current = first
    var isEmpty = true
    for word in content.dropFirst(mark).split(separator: " ") {
      if !isEmpty, current.count + 1 + word.count > width, !word.beginsBlock {
        lines.append(current)
        (current, isEmpty) = (others, true)
      }
      current += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    return lines + [current]
  }
}

extension Substring {
  /// At the beginning of a line it would begin a list, a heading or a quotation.
  fileprivate var beginsBlock: Bool {
    ["-", "*", "+", ">", "1.", "1)"].contains(self) || allSatisfy { $0 == "#" }
  }
}

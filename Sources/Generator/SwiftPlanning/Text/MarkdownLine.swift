/// A line of CommonMark, or several that are one paragraph, without blanks at its end.
struct MarkdownLine {
  private(set) var text: String
  /// Indicates that it is no paragraph: headings, quotations, rows of tables, rules and the targets of links.
  private let isBlock: Bool
  /// Indicates that what follows begins at a new line too.
  private var isBroken: Bool

  init(_ line: Substring) {
    var end = line
    while let last = end.last, last.isWhitespace { end.removeLast() }
    text = String(end)
    isBroken = line.hasSuffix("  ") || end.hasSuffix("\\")
    isBlock = end.drop { $0 == " " }.isBlock
  }

  /// The text behind the blanks it begins with.
  var content: Substring { text[...].drop { $0 == " " } }

  private var indent: Int { text.utf8.count - content.utf8.count }

  /// The beginning that a fence of code must have to end it; nil for other lines.
  var fence: String? {
    ["```", "~~~"].first { content.hasPrefix($0) }.map { mark in
      String(content.prefix { $0 == mark.first })
    }
  }

  /// `--- | :---:`, below the head of a table.
  var isTableRule: Bool {
    content.contains("|") && content.contains("-")
      && content.allSatisfy { "|-: ".contains($0) }
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

  // MARK: Paragraphs

  /// Returns whether another line is part of the same paragraph.
  func isContinued(by line: MarkdownLine) -> Bool {
    !isBroken && !isBlock && !line.isBlock && line.markLength == 0
      && (indent < 4 || markLength > 0)
  }

  mutating func append(_ line: MarkdownLine) {
    text += " "
    text += line.content
    isBroken = line.isBroken
  }

  func wrapped(width: Int) -> [String] {
    guard text.utf8.count > width, text.count > width, content.first != "|" else { return [text] }
    let mark = markLength
    let content = content
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
  fileprivate var isBlock: Bool {
    switch first {
    case "#", ">", "|", "<", nil: true
    case "[": contains("]: ")
    case "=", "-", "*", "_": allSatisfy { $0 == first || $0 == " " }
    default: false
    }
  }

  /// At the beginning of a line it would begin a list, a heading, a quotation, a rule or code.
  fileprivate var beginsBlock: Bool {
    if ["+", "1.", "1)"].contains(self) { return true }
    if hasPrefix(">") || hasPrefix("```") || hasPrefix("~~~") { return true }
    guard let first, "#-=*_".contains(first) else { return false }
    return allSatisfy { $0 == first }
  }
}

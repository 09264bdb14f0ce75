import SDKGenDiagnostics

/// A line of CommonMark, or several that are one paragraph, without blanks at its end.
struct MarkdownLine {
  private(set) var text: String
  /// The number of blanks it begins with.
  private let indent: Int
  /// Indicates that it is no paragraph: headings, quotations, rows of tables, rules and the targets of links.
  private let isBlock: Bool
  /// Indicates that what follows begins at a new line too.
  private var isBroken: Bool

  init(_ line: Substring) {
    var end = line
    while let last = end.utf8.last, last <= 0x20 || last >= 0x7F, let last = end.last,
      last.isWhitespace
    { end.removeLast() }
    text = String(end)
    // All but the last one end in what was left out.
    isBroken =
      line.utf8.last == UInt8(ascii: " ") && line.hasSuffix("  ")
      || text.utf8.last == UInt8(ascii: "\\")
    var indent = 0
    if text.utf8.first == UInt8(ascii: " ") {
      for byte in text.utf8 {
        guard byte == UInt8(ascii: " ") else { break }
        indent += 1
      }
    }
    self.indent = indent
    isBlock = text[text.utf8.index(text.startIndex, offsetBy: indent)...].isBlock
  }

  /// The text behind the blanks it begins with.
  var content: Substring { text[text.utf8.index(text.startIndex, offsetBy: indent)...] }

  /// The beginning that a fence of code must have to end it; nil for other lines.
  var fence: String? {
    guard let first = content.utf8.first,
      first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
    else { return nil }
    return ["```", "~~~"].first { content.hasPrefix($0) }.map { mark in
      String(content.prefix { $0 == mark.first })
    }
  }

  /// `--- | :---:`, below the head of a table.
  var isTableRule: Bool {
    let (bar, dash, colon, blank) = (UInt8(0x7C), UInt8(0x2D), UInt8(0x3A), UInt8(0x20))
    guard let last = text.utf8.last, last == bar || last == dash || last == colon else {
      return false
    }
    return text.hasByte(bar) && text.hasByte(dash)
      && text.allBytes { $0 == dash || $0 == bar || $0 == blank || $0 == colon }
  }

  /// `- ` and `12. ` are marks of items, whose further lines stand below their text.
  private var markLength: Int {
    let content = content
    guard let first = content.utf8.first else { return 0 }
    if first == 0x2D || first == 0x2A || first == 0x2B {
      return content.dropFirst().first == " " ? 2 : 0
    }
    guard first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") else { return 0 }
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
    let isASCII = text.isASCII
    let content = content
    guard text.utf8.count > width, isASCII || text.count > width, content.first != "|" else {
      return [text]
    }
    let mark = markLength
    let first = String(repeating: " ", count: indent) + content.prefix(mark)
    let others = String(repeating: " ", count: indent + mark)
    // Four blanks make code of a line that belongs to no item.
    guard indent + mark < width / 2, mark > 0 || indent < 4 else { return [text] }
    let words = String(content.dropFirst(mark)).split(at: UInt8(ascii: " ")).filter { !$0.isEmpty }
    var lines: [String] = []
    var line = ""
    var length = indent + mark
    for word in words {
      let wordLength = isASCII ? word.utf8.count : word.count
      if line.isEmpty {
        line = first
      } else if length + 1 + wordLength > width, !word.beginsBlock {
        lines.append(line)
        (line, length) = (others, indent + mark)
      } else {
        line += " "
        length += 1
      }
      line += word
      length += wordLength
    }
    return lines + [line]
  }
}

extension StringProtocol {
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
    guard let byte = utf8.first, marks.contains(byte) else { return false }
    if ["+", "1.", "1)"].contains(self) { return true }
    if hasPrefix(">") || hasPrefix("```") || hasPrefix("~~~") { return true }
    guard let first, "#-=*_".contains(first) else { return false }
    return allSatisfy { $0 == first }
  }
}

/// The first bytes of what begins a block.
private let marks = Set("+1>`~#-=*_".utf8)

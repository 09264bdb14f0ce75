internal import SDKGenAPIModel
internal import SDKGenDiagnostics

/// Converts the HTML in a description to CommonMark: paragraphs, lists, links, code and emphasis.
/// Text that is CommonMark already, code above all, is unchanged but for links that lead nowhere.
func markdown(_ description: String) -> String { withoutDeadLinks(withoutHTML(description)) }

private func withoutHTML(_ description: String) -> String {
  // `<` and `&`
  if !description.hasByte(0x3C), !description.hasByte(0x26) { return description }
  var writer = MarkdownWriter()
  for token in HTMLScanner.tokens(of: description) { writer.write(token) }
  return writer.finish()
}

private struct MarkdownWriter {
  /// An inline tag that waits for its end.
  private struct Open {
    var tag: HTMLToken.Tag
    var text = ""
  }

  /// Emphasis in emphasis beyond this is left out: nobody means it.
  private static let maximumOpen = 32

  private var done = ""
  private var open: [Open] = []
  /// The open lists, each with the number of its next item; nil: bullets.
  private var lists: [Int?] = []
  /// The number of open block tags: lines of their text begin without blanks.
  private var blocks = 0

  mutating func write(_ token: HTMLToken) {
    switch token {
    case .text(let text): write(text: text)
    case .verbatim(let code): append(String(code))
    case .code(let code): append(span(code))
    case .block(let code):
      endParagraph()
      append(fenced(code))
      endParagraph()
    case .tag(let tag): write(tag)
    }
  }

  /// Closes the text: an open tag is text.
  mutating func finish() -> String {
    while let inline = open.popLast() { append(String(inline.tag.raw) + inline.text) }
    return trimmed(done) ?? ""
  }

  private mutating func write(_ tag: HTMLToken.Tag) {
    switch tag.name {
    case "p", "div", "hr": block(tag)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      block(tag)
      if !tag.isClosing {
        append(String(repeating: "#", count: Int(tag.name.suffix(1)) ?? 1) + " ")
      }
    case "ul", "ol": list(tag)
    case "li": item(tag)
    // Two blanks keep the break where paragraphs are filled anew.
    case "br": append("  \n")
    case "span": break
    default:
      if tag.isClosing {
        close(tag)
      } else if open.count < Self.maximumOpen {
        open.append(Open(tag: tag))
      }
    }
  }

  // MARK: Blocks

  private mutating func block(_ tag: HTMLToken.Tag) {
    if tag.name != "hr" { blocks = max(0, blocks + (tag.isClosing ? -1 : 1)) }
    // The first paragraph of an item stands on its line.
    if !tag.isClosing, !lists.isEmpty, done.hasSuffix(" ") { return }
    endParagraph()
  }

  private mutating func list(_ tag: HTMLToken.Tag) {
    if tag.isClosing {
      if lists.popLast() != nil { blocks = max(0, blocks - 1) }
    } else {
      lists.append(tag.name == "ol" ? 1 : nil)
      blocks += 1
    }
    if lists.isEmpty || lists.count == 1 && !tag.isClosing { endParagraph() }
  }

  private mutating func item(_ tag: HTMLToken.Tag) {
    guard !tag.isClosing, let number = lists.last else { return }
    endLine()
    append(indentation(lists.count - 1) + (number.map { "\($0). " } ?? "- "))
    if let number { lists[lists.count - 1] = number + 1 }
  }

  private func indentation(_ depth: Int) -> String {
    lists.prefix(min(depth, Self.maximumOpen)).map { $0 == nil ? "  " : "   " }.joined()
  }

  private mutating func endLine() {
    while done.last?.isWhitespace == true { done.removeLast() }
    if !done.isEmpty {
      done += lists.isEmpty || done.hasSuffix(":") && lists.count == 1 ? "\n\n" : "\n"
    }
  }

  private mutating func endParagraph() {
    guard open.isEmpty else { return append(" ") }
    while done.last?.isWhitespace == true { done.removeLast() }
    if !done.isEmpty { done += "\n\n" }
  }

  // MARK: Text

  private mutating func append(_ text: String) {
    if open.isEmpty { done += text } else { open[open.count - 1].text += text }
  }

  private mutating func write(text: Substring) {
    var text = decoded(text)
    if blocks > 0 {
      if text.hasByte(0x0A) { text = withoutIndents(text) }
      if done.last?.isWhitespace ?? true, open.isEmpty {
        text = String(text.drop { $0.isWhitespace })
      }
    }
    append(text)
  }

  /// Makes one line of several.
  private func withoutIndents(_ text: String) -> String {
    // CommonMark would take HTML's indentation for code.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index == 0 ? String(line) : String(line.drop { $0 == " " || $0 == "\t" })
    }.joined(separator: " ")
  }

  /// Decodes entities, escaping characters that would begin markup.
  private func decoded(_ text: Substring) -> String {
    let written = String(text)
    if !written.hasByte(0x26) { return written }
    var result = ""
    var rest = text
    while let index = rest.firstIndex(of: "&") {
      result += rest[..<index]
      guard let entity = entity(at: rest[index...]) else {
        result.append("&")
        rest = rest[rest.index(after: index)...]
        continue
      }
      result += ["<", ">", "*", "_", "`", "#"].contains(entity.character) ? "\\" : ""
      result.append(entity.character)
      rest = rest[entity.end...]
    }
    return result + rest
  }

  // MARK: Inside lines

  private mutating func close(_ tag: HTMLToken.Tag) {
    guard let index = open.lastIndex(where: { $0.tag.name == tag.name }) else { return }
    // Tags that are open inside are text.
    while open.count > index + 1, let inner = open.popLast() {
      append(String(inner.tag.raw) + inner.text)
    }
    guard let inline = open.popLast() else { return }
    guard let text = trimmed(inline.text) else { return append(inline.text) }
    let before = inline.text.prefix { $0.isWhitespace }.isEmpty ? "" : " "
    let after = inline.text.last?.isWhitespace == true ? " " : ""
    append(before + marked(text, inline.tag) + after)
  }

  private func marked(_ text: String, _ tag: HTMLToken.Tag) -> String {
    switch tag.name {
    case "b", "strong": return text.contains("**") ? text : "**\(text)**"
    case "i", "em": return text.contains("*") ? text : "*\(text)*"
    default:
      guard let link = tag.link, !link.isEmpty else { return text }
      if link == text, link.contains("://") { return "<\(link)>" }
      let isPlain = !link.contains { $0.isWhitespace || $0 == "(" || $0 == ")" }
      return "[\(text)](\(isPlain ? link : "<\(link)>"))"
    }
  }

  /// Wraps code, which a span has on one line.
  private func span(_ code: String) -> String {
    let text = code.split(whereSeparator: \.isNewline).joined(separator: " ")
    return text.allSatisfy(\.isWhitespace) ? text : codeSpan(text)
  }

  private func fenced(_ code: String) -> String {
    let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let lines = code.drop { $0.isNewline }
    return "\(fence)\n\(lines)\(lines.last?.isNewline == true ? "" : "\n")\(fence)"
  }
}

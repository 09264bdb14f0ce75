/// A part of a template that is ready to be filled. It names a hole by the scope in which its value stands, and by its
/// position among the holes of that value: scope 0 is the declaration, 1 an element of one of its lists, and so on.
enum TemplatePart: Sendable {
  /// What must hold for a section to be written.
  enum Condition: Sendable { case text, noText, flag, noFlag, emptyList }

  /// Text without line breaks.
  case literal(String)
  /// The end of a line, with whole lines that follow.
  case lineEnd(String)
  case text(scope: Int, hole: Int)
  case section(scope: Int, hole: Int, Condition, [TemplatePart])
  case list(scope: Int, hole: Int, [TemplatePart])
}

extension [TemplatePart] {
  func render(_ value: HoleValues, _ layout: Layout) -> String {
    var writer = CodeWriter(layout)
    var scopes = [value]
    render(&scopes, into: &writer)
    writer.finish()
    return writer.text
  }

  private func render(_ scopes: inout [HoleValues], into writer: inout CodeWriter) {
    for part in self {
      switch part {
      case .literal(let literal): writer.add(literal: literal)
      case .lineEnd(let lines): writer.add(lines: lines)
      case .text(let scope, let hole): writer.add(scopes[scope].piece(hole))
      case .section(let scope, let hole, let condition, let parts):
        if condition.holds(for: hole, of: scopes[scope]) { parts.render(&scopes, into: &writer) }
      case .list(let scope, let hole, let parts):
        for element in scopes[scope].list(hole) {
          scopes.append(element)
          parts.render(&scopes, into: &writer)
          scopes.removeLast()
        }
      }
    }
  }
}

extension TemplatePart.Condition {
  fileprivate func holds(for hole: Int, of value: HoleValues) -> Bool {
    switch self {
    case .text: !value.piece(hole).isEmpty
    case .noText: value.piece(hole).isEmpty
    case .flag: value.flag(hole)
    case .noFlag: !value.flag(hole)
    case .emptyList: value.list(hole).isEmpty
    }
  }
}

extension TemplatePart {
  static func literals(_ text: String) -> [TemplatePart] {
    guard let first = text.utf8.firstIndex(of: 0x0A), let last = text.utf8.lastIndex(of: 0x0A)
    else {
      return [.literal(text)]
    }
    let (start, end) = (text[..<first], text[text.utf8.index(after: last)...])
    let lines = first == last ? "" : text[text.utf8.index(after: first)...last]
    return (start.isEmpty ? [] : [.literal(String(start))]) + [.lineEnd(String(lines))]
      + (end.isEmpty ? [] : [.literal(String(end))])
  }
}

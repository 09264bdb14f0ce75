import SDKGenDiagnostics
import SDKGenSwiftModel

/// The room that text has on a line.
struct Layout: Sendable {
  /// One less than a line may be long: the linter counts some lines, those with interpolations, as longer.
  var width: Int

  /// `depth`: the number of declarations around the text.
  init(depth: Int = 0) {
    width = SwiftFile.lineWidth(depth: depth) - 1
  }

  init(width: Int) { self.width = width }

  /// The length of a line that the formatter takes for one that fits.
  var limit: Int { width + 1 }

  func fits(_ text: String, at column: Int, trailing: Int = 0) -> Bool {
    if column + text.utf8.count + trailing <= width { return true }
    // The formatter counts characters, of which there are fewer than bytes in other scripts.
    guard text.utf8.count < 4 * width, !text.isASCII else { return false }
    return column + text.count + trailing <= width
  }

  /// Returns the code as it stands in an indented line, at its beginning or at a column further right, with
  /// so many characters after it.
  func text(_ code: Code, indent: Int, column: Int? = nil, trailing: Int = 0) -> String {
    let flat = code.flat
    let column = column ?? indent
    if fits(flat, at: column, trailing: trailing), !flat.hasByte(0x0A) { return flat }
    let inner = indent + 2
    switch code {
    case .text(let text): return text
    case .call(let open, let items, let close, let together):
      guard !items.isEmpty else { return flat }
      let ending = trailing + close.utf8.count
      return open + "\n"
        + lines(items, indent: inner, trailing: ending, together: together) + close
    case .array(let open, let items):
      let comma = items.count > 1 ? "," : ""
      return open + "[\n" + lines(items, indent: inner, trailing: 1, together: 0) + comma + "\n"
        + spaces(indent) + "]"
    case .tuple(let items):
      return "(\n" + lines(items, indent: inner, trailing: 0, together: 0) + "\n"
        + spaces(indent) + ")"
    case .labelled(let label, let value):
      return label + ":\n" + spaces(inner)
        + self.text(value, indent: inner, trailing: trailing)
    case .wrapped(let open, let inside, let close):
      return open
        + self.text(
          inside, indent: indent, column: column + open.utf8.count,
          trailing: trailing + close.utf8.count) + close
    }
  }

  /// Returns the items on one line if they fit there, else as many a line as fit.
  private func lines(_ items: [Code], indent: Int, trailing: Int, together: Int) -> String {
    let joined = items.map(\.flat).joined(separator: ", ")
    if fits(joined, at: indent, trailing: trailing) { return spaces(indent) + joined }
    let first = items.prefix(together).map(\.flat).joined(separator: ", ")
    let sharesLine = together > 0 && fits(first, at: indent, trailing: 1)
    let others = items.dropFirst(sharesLine ? together : 0).map {
      text($0, indent: indent, trailing: trailing)
    }
    return filled((sharesLine ? [first] : []) + others, indent: indent, trailing: trailing)
  }

  /// Returns as many items a line as fit; one that is broken itself shares no line.
  func filled(_ items: [String], indent: Int, trailing: Int) -> String {
    let margin = spaces(indent)
    var text = ""
    // The bytes of the row that is being filled; nil: nothing may follow on it.
    var length: Int?
    var index = 0
    while index < items.count {
      let item = items[index]
      let isBroken = item.hasByte(0x0A)
      if let filled = length, !isBroken,
        indent + filled + item.utf8.count + 2 + max(trailing, 1) <= width
      {
        text += ", "
        length = filled + 2 + item.utf8.count
      } else {
        if index > 0 { text += ",\n" }
        text += margin
        length = isBroken ? nil : item.utf8.count
      }
      text += item
      index += 1
    }
    return text
  }

  /// Returns a declaration with its parameters on its line, or on lines of their own, as many as fit on each.
  ///
  /// So many characters as `before` says stand on the line between its indentation and the head.
  func declaration(
    _ head: String, parameters: [String], tail: String, indent: Int, before: Int = 0
  ) -> String {
    let joined = parameters.joined(separator: ", ")
    let flat = head + "(" + joined + ")" + tail
    if fits(flat, at: indent + before) { return flat }
    return head + "(" + brokenParameters(parameters, indent: indent) + ")" + tail
  }

  /// Returns a function of one statement, on one line if it fits there.
  func function(
    _ head: String, parameters: [String], result: String = "", body: Code
  ) -> String {
    let flat = "  \(head)(\(parameters.joined(separator: ", ")))\(result) { \(body.flat) }"
    if fits(flat, at: 0) { return flat }
    let open = declaration(head, parameters: parameters, tail: result + " {", indent: 2)
    return "  " + open + "\n    " + text(body, indent: 4) + "\n  }"
  }

  /// Returns a computed property of one statement, on one line if it fits there.
  func variable(_ head: String, value: Code) -> String {
    let flat = "  \(head) { \(value.flat) }"
    return fits(flat, at: 0)
      ? flat : "  \(head) {\n    " + text(value, indent: 4) + "\n  }"
  }

  /// Returns parameters between parentheses that do not fit on the line of their declaration.
  func brokenParameters(_ parameters: [String], indent: Int) -> String {
    "\n" + filled(parameters, indent: indent + 2, trailing: 0) + "\n" + spaces(indent)
  }

  /// Returns statements one below the other, of which the first stands in an indented line already.
  func statements(_ lines: [String], indent: Int) -> String {
    lines.joined(separator: "\n" + spaces(indent))
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

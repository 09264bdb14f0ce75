/// A piece of Swift that may be broken over lines: two spaces, 100 columns, as `swift format` prints it.
indirect enum Code {
  case text(String)
  /// `open item, item close`. A call's first `together` items share a line when it is broken.
  case call(open: String, [Code], close: String, together: Int)
  /// `[item, item]`; a broken one of several ends with a comma.
  case array(open: String, [Code])
  /// `(item, item)`
  case tuple([Code])
  /// `label: value`; the value moves to a line of its own when it must.
  case labelled(String, Code)
  /// One piece between two texts, which stay on its first and last line.
  case wrapped(open: String, Code, close: String)

  static func call(_ open: String, _ items: [Code], together: Int = 0) -> Code {
    .call(open: open + "(", items, close: ")", together: together)
  }

  /// On one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .call(let open, let items, let close, _):
      open + items.map(\.flat).joined(separator: ", ") + close
    case .array(let open, let items):
      open + "[" + items.map(\.flat).joined(separator: ", ") + "]"
    case .tuple(let items): "(" + items.map(\.flat).joined(separator: ", ") + ")"
    case .labelled(let label, let code): label + ": " + code.flat
    case .wrapped(let open, let code, let close): open + code.flat + close
    }
  }
}

/// Where text is laid out: the width is less inside a namespace, whose lines are indented later.
///
/// 99 rather than 100: the linter counts some lines of 100, those with interpolations, as too long.
struct Layout: Sendable {
  var width = 99

  /// `code` as it stands at `column` of a line indented by `indent`, with `trailing` characters after it.
  func text(_ code: Code, indent: Int, column: Int, trailing: Int = 0) -> String {
    let flat = code.flat
    if column + flat.utf8.count + trailing <= width, !flat.utf8.contains(0x0A) { return flat }
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
        + self.text(value, indent: inner, column: inner, trailing: trailing)
    case .wrapped(let open, let inside, let close):
      return open
        + self.text(
          inside, indent: indent, column: column + open.utf8.count,
          trailing: trailing + close.utf8.count) + close
    }
  }

  /// The items on one line if they fit there, else as many a line as fit.
  private func lines(_ items: [Code], indent: Int, trailing: Int, together: Int) -> String {
    let joined = items.map(\.flat).joined(separator: ", ")
    if indent + joined.utf8.count + trailing <= width { return spaces(indent) + joined }
    let first = items.prefix(together).map(\.flat).joined(separator: ", ")
    let sharesLine = together > 0 && indent + first.utf8.count + 1 <= width
    let others = items.dropFirst(sharesLine ? together : 0).map {
      text($0, indent: indent, column: indent, trailing: trailing)
    }
    return filled((sharesLine ? [first] : []) + others, indent: indent, trailing: trailing)
  }

  /// As many items a line as fit; one that is broken itself shares no line.
  func filled(_ items: [String], indent: Int, trailing: Int) -> String {
    var rows: [String] = []
    for item in items {
      if let last = rows.last, !last.utf8.contains(0x0A), !item.utf8.contains(0x0A),
        indent + last.utf8.count + item.utf8.count + 2 + max(trailing, 1) <= width
      {
        rows[rows.count - 1] = last + ", " + item
      } else {
        rows.append(item)
      }
    }
    return rows.map { spaces(indent) + $0 }.joined(separator: ",\n")
  }

  /// The parameters of a declaration that begins with `head` and ends with `tail`:
  /// on its line, or on lines of their own, as many as fit on each.
  ///
  /// `before` is what stands on the line between its indentation and the head.
  func declaration(
    _ head: String, _ parameters: [String], tail: String, indent: Int, before: Int = 0
  ) -> String {
    let joined = parameters.joined(separator: ", ")
    let flat = head + "(" + joined + ")" + tail
    if indent + before + flat.utf8.count <= width { return flat }
    return head + "(" + brokenParameters(parameters, indent: indent) + ")" + tail
  }

  /// Parameters between parentheses that do not fit on the line of their declaration.
  func brokenParameters(_ parameters: [String], indent: Int) -> String {
    "\n" + filled(parameters, indent: indent + 2, trailing: 0) + "\n" + spaces(indent)
  }

  func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

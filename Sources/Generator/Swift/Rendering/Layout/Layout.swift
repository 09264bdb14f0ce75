import SDKGenDiagnostics

/// Breaks code over lines as `swift format` does: two spaces, 100 columns.
struct Layout: Sendable {
  /// How long a line may be. One less than the linter allows, which counts some, those with interpolations, as longer.
  let width: Int

  /// Returns whether code stands on one line there.
  private func fits(_ code: Code, at column: Int, trailing: Int) -> Bool {
    let room = width - column - trailing
    let (bytes, isLine) = code.extent(limit: room)
    if isLine || bytes <= room { return isLine }
    // The formatter counts characters, of which there are fewer than bytes in other scripts.
    return code.extent(limit: 4 * width).isLine && !code.pieces(\.isASCII)
      && code.flat.count <= room
  }

  /// Returns code that begins at a column of a line with this indentation, and has so many characters behind it.
  func text(_ code: Code, indent: Int, column: Int, trailing: Int = 0) -> String {
    var trailing = trailing
    // The formatter joins these lines wherever they fit.
    if case .below = code { trailing -= 1 }
    if fits(code, at: column, trailing: trailing) { return code.flat }
    let (margin, inner) = (spaces(indent), spaces(indent + 2))
    switch code {
    case .text, .interpolated: return code.flat
    case .list(let head, let kind, let items):
      return items.isEmpty
        ? code.flat : head + list(kind, items, indent: indent, trailing: trailing)
    case .labelled(let label, let value):
      return label + ":\n" + inner + line(value, indent: indent + 2, trailing: trailing)
    case .row(let parts): return row(parts, indent: indent, column: column, trailing: trailing)
    case .below(let statements): return below(statements, indent: indent, trailing: -1)
    case .block(let head, let statements, _):
      let open = self.open(head, indent: indent, column: column)
      return open + below(statements, indent: indent) + "\n" + margin + "}"
    case .closure(let head, let signature, let statements, _):
      let opening = " {" + signature
      return text(head, indent: indent, column: column, trailing: opening.utf8.count) + opening
        + below(statements, indent: indent) + "\n" + margin + "}"
    case .either(let condition, let first, let second):
      return ["if \(condition) {", "  " + first, "} else {", "  " + second, "}"]
        .joined(separator: "\n" + margin)
    case .lines(let statements):
      return statements.indices.map { index in
        line(
          statements[index], indent: indent, trailing: index + 1 < statements.count ? 0 : trailing)
      }.joined(separator: "\n" + margin)
    case .conformances(let protocols):
      return ":\n" + inner + protocols.joined(separator: ",\n" + inner) + "\n" + margin
    case .cases(let names): return cases(names, indent: indent)
    case .commented(let comment, let code):
      let lines = comment.lines(width: width - indent)
      return (lines + [line(code, indent: indent, trailing: trailing)]).joined(
        separator: "\n" + margin)
    case .unbroken(let statement): return "// swift-format-ignore\n" + margin + statement
    }
  }

  /// Returns the head of a declaration with its brace, which stands below one that is broken other than in parentheses.
  private func open(_ head: Code, indent: Int, column: Int) -> String {
    let margin = "\n" + spaces(indent)
    let broken = text(head, indent: indent, column: column, trailing: 2)
    if broken.hasBytes(of: margin + ")") || fits(.text(broken), at: column, trailing: 1) {
      return broken + " {"
    }
    return text(head, indent: indent, column: column) + margin + "{"
  }

  private func below(_ statements: [Code], indent: Int, trailing: Int = 0) -> String {
    let margin = "\n" + spaces(indent + 2)
    return statements.map { margin + line($0, indent: indent + 2, trailing: trailing) }.joined()
  }

  /// Returns code that begins its line.
  private func line(_ code: Code, indent: Int, trailing: Int = 0) -> String {
    text(code, indent: indent, column: indent, trailing: trailing)
  }

  /// Returns pieces that follow each other on a line, of which some may be broken.
  private func row(_ parts: [Code], indent: Int, column: Int, trailing: Int) -> String {
    var text = ""
    var column = column
    for (index, part) in parts.enumerated() {
      var piece: String
      if case .below(let statements) = part, text.hasByte(0x0A) {
        piece = below(statements, indent: indent)
      } else {
        piece = self.text(
          part, indent: indent, column: column,
          trailing: room(for: parts[(index + 1)...], trailing: trailing))
      }
      if piece.utf8.first == 0x0A {
        while text.utf8.last == 0x20 { text.removeLast() }
      } else if text.utf8.last == 0x0A {
        piece = String(piece.drop { $0 == " " })
      }
      text += piece
      column = piece.utf8.count(since: 0x0A) ?? column + piece.utf8.count
    }
    return text
  }

  /// Returns how many characters of these pieces must stand on the line that they follow.
  private func room(for parts: ArraySlice<Code>, trailing: Int) -> Int {
    var length = 0
    for index in parts.indices {
      if case .below = parts[index] {
        let blanks = parts[..<index].last?.flat.utf8.reversed().prefix { $0 == 0x20 }.count
        return length - (blanks ?? 0)
      }
      let (bytes, isLine) = parts[index].extent(limit: width - length)
      length += bytes
      if !isLine { return length }
    }
    return length + trailing
  }

  private func list(
    _ kind: Code.ListKind, _ items: [Code], indent: Int, trailing: Int
  ) -> String {
    let (margin, inner) = (spaces(indent), indent + 2)
    switch kind {
    case .arguments, .argumentsBelow:
      return "(\n" + rows(items, indent: inner, trailing: trailing + 1) + ")"
    case .parameters, .innerParameters:
      let lines = "\n" + filled(items, indent: inner, trailing: 0) + "\n" + margin
      return kind == .parameters ? "(" + lines + ")" : lines
    case .patterns: return String(filled(items, indent: inner, trailing: trailing).dropFirst(inner))
    case .parameterTypes:
      let lines = items.map { spaces(inner) + line($0, indent: inner, trailing: 1) }
      return "(\n" + lines.joined(separator: ",\n") + "\n" + margin + ")"
    case .elements:
      let comma = items.count > 1 ? "," : ""
      return "[\n" + rows(items, indent: inner, trailing: 1) + comma + "\n" + margin + "]"
    case .tuple: return "(\n" + rows(items, indent: inner, trailing: 0) + "\n" + margin + ")"
    }
  }

  private func cases(_ names: [String], indent: Int) -> String {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, fits(.text(name), at: indent + last.utf8.count + 2, trailing: 0) {
        lines[lines.count - 1] = last + ", " + name
      } else {
        lines.append("case " + name)
      }
    }
    return lines.joined(separator: "\n" + spaces(indent))
  }

  /// Returns the items on one line if they fit there, else as many a line as fit.
  private func rows(_ items: [Code], indent: Int, trailing: Int) -> String {
    let joined = Code.list(head: "", .innerParameters, items)
    return fits(joined, at: indent, trailing: trailing)
      ? spaces(indent) + joined.flat : filled(items, indent: indent, trailing: trailing)
  }

  /// Returns as many items a line as fit; one that is broken itself shares no line.
  private func filled(_ items: [Code], indent: Int, trailing: Int) -> String {
    let margin = spaces(indent)
    var text = ""
    // The bytes of the row that is being filled; nil: nothing may follow on it.
    var length: Int?
    for (index, item) in items.enumerated() {
      let item = line(item, indent: indent, trailing: trailing)
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
    }
    return text
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension Layout {
  /// The layout of text that so many declarations are to be put around.
  init(depth: Int) { width = Self.lineWidth(depth: depth) - 1 }

  /// Returns how long a line may be, by default of `swift format`, in declarations that are so many levels deep in
  /// others.
  static func lineWidth(depth: Int) -> Int { max(40, 100 - 2 * depth) }
}

extension String.UTF8View {
  /// Returns the number of bytes behind the last of a value; nil where there is none.
  fileprivate func count(since byte: UInt8) -> Int? {
    lastIndex(of: byte).map { distance(from: $0, to: endIndex) - 1 }
  }
}

import SDKGenDiagnostics

/// A piece of Swift that does not say how it is broken over lines.
indirect enum Code: Equatable, Sendable {
  /// What a list is, which decides how it is broken.
  enum ListKind: Equatable, Sendable {
    /// Of a call: the parenthesis closes on the last line.
    case arguments
    /// Of a declaration: the parenthesis closes on a line of its own.
    case parameters
    /// Of the type of a function: each stands on a line of its own.
    case parameterTypes
    /// Of a declaration, without the parentheses, which a template has.
    case innerParameters
    /// Of a call whose arguments never stand on the line of its head.
    case argumentsBelow
    case elements, tuple
    /// The patterns of a case.
    case patterns

    fileprivate var brackets: (open: String, close: String) {
      switch self {
      case .arguments, .parameters, .parameterTypes, .tuple: ("(", ")")
      case .argumentsBelow: ("(\n", ")")
      case .elements: ("[", "]")
      case .innerParameters, .patterns: ("", "")
      }
    }
  }

  case text(String)
  /// `head(item, item)`, `head[item, item]`
  case list(head: String, ListKind, [Code])
  /// `label: value`; the value moves to a line of its own when it must.
  case labelled(String, Code)
  /// Pieces that follow each other on a line.
  case row([Code])
  /// Statements behind something such as a case: one that fits stands on its line, others below.
  case below([Code])
  /// `head { statement }`. Several statements, and one that does not fit, stand on lines of their own.
  case block(head: Code, [Code], isBroken: Bool)
  /// The same where a closure stands behind its call: `head { value in statement }`.
  case closure(head: Code, signature: String, [Code], isBroken: Bool)
  /// `if condition { value } else { value }`
  case either(condition: String, String, String)
  /// Statements one below the other.
  case lines([Code])
  /// `: Protocol, Protocol`, between the name of a type and its brace.
  case conformances([String])
  /// Names of cases, as many a line as fit: `case open, closed`.
  case cases([String])
  /// A declaration below its comment.
  case commented(DocComment, Code)
  /// A statement that cannot be broken: the linter is told so where it does not fit.
  case unbroken(String)
  /// A literal with interpolations. It cannot be broken either, though the formatter would, inside of these.
  case interpolated(String)
}

extension Code: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = .text(text) }
}

extension Code {
  static func call(_ head: String, _ arguments: [Code]) -> Code {
    .list(head: head, .arguments, arguments)
  }

  static func array(_ elements: [Code]) -> Code { .array("", elements) }

  /// `head[element, element]`
  static func array(_ head: String, _ elements: [Code]) -> Code {
    .list(head: head, .elements, elements)
  }

  static func tuple(_ items: [Code]) -> Code { .list(head: "", .tuple, items) }

  /// A function up to its brace.
  static func function(
    _ head: String, _ parameters: [Code], result: String = ""
  ) -> Code {
    .row([.list(head: head, .parameters, parameters), .text(result)])
  }

  static func block(
    _ head: Code, _ statements: [Code], isBroken: Bool = false
  ) -> Code {
    .block(head: head, statements, isBroken: isBroken)
  }

  static func closure(
    _ head: Code, signature: String = "", _ statements: [Code], isBroken: Bool = false
  ) -> Code {
    .closure(head: head, signature: signature, statements, isBroken: isBroken)
  }

  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .row(let parts), .below(let parts), .lines(let parts): parts.allSatisfy(\.isEmpty)
    case .conformances(let protocols): protocols.isEmpty
    case .cases(let names): names.isEmpty
    case .list(let head, let kind, let items):
      head.isEmpty && items.isEmpty && kind.brackets.open.isEmpty
    case .labelled, .block, .closure, .either, .commented, .unbroken, .interpolated: false
    }
  }

  /// Indicates that a literal with interpolations is a part of it.
  var hasInterpolation: Bool {
    switch self {
    case .interpolated: true
    case .list(_, _, let parts), .row(let parts), .below(let parts), .lines(let parts):
      parts.contains(where: \.hasInterpolation)
    case .text, .labelled, .block, .closure, .either, .conformances, .cases, .commented, .unbroken:
      false
    }
  }

  /// The text on one line; what never stands on one has line breaks.
  var flat: String {
    if case .text(let text) = self { return text }
    var text = ""
    _ = pieces { piece in
      text += piece
      return true
    }
    return text
  }

  /// Returns how many bytes stand before the first line break, and whether it is all one line; more than a limit are not
  /// counted to the end.
  func extent(limit: Int) -> (bytes: Int, isLine: Bool) {
    var bytes = 0
    let isLine = pieces { piece in
      let end = piece.offset(of: 0x0A)
      bytes += end ?? piece.utf8.count
      return end == nil && bytes <= limit
    }
    return (bytes, isLine)
  }

  /// Calls a function with the pieces of `flat` while it returns true; returns whether it did for all.
  func pieces(_ use: (String) -> Bool) -> Bool {
    switch self {
    case .text(let text), .unbroken(let text), .interpolated(let text): return use(text)
    case .list(let head, let kind, let items):
      let (open, close) = kind.brackets
      return use(head) && use(open) && Self.pieces(items, separator: ", ", use) && use(close)
    case .labelled(let label, let value): return use(label) && use(": ") && value.pieces(use)
    case .row(let parts): return Self.pieces(parts, separator: "", use)
    case .below(let parts), .lines(let parts): return Self.pieces(parts, separator: "\n", use)
    case .block(let head, let statements, let isBroken):
      return head.pieces(use) && Self.braces(statements, isBroken: isBroken, use)
    case .closure(let head, let signature, let statements, let isBroken):
      return head.pieces(use)
        && Self.braces(statements, behind: signature, isBroken: isBroken, use)
    case .either(let condition, let first, let second):
      return use("if \(condition) { \(first) } else { \(second) }")
    case .conformances(let protocols):
      return protocols.isEmpty || use(": " + protocols.joined(separator: ", "))
    case .cases(let names): return use("case " + names.joined(separator: ", "))
    case .commented(let comment, let code):
      return (comment.isEmpty || use("\n")) && code.pieces(use)
    }
  }

  private static func braces(
    _ statements: [Code], behind signature: String = "", isBroken: Bool, _ use: (String) -> Bool
  ) -> Bool {
    let space = isBroken || statements.count != 1 ? "\n" : " "
    return use(" {" + signature + space) && pieces(statements, separator: space, use)
      && use(space + "}")
  }

  private static func pieces(
    _ parts: [Code], separator: String, _ use: (String) -> Bool
  ) -> Bool {
    var index = 0
    while index < parts.count {
      if index > 0, !separator.isEmpty, !use(separator) { return false }
      if !parts[index].pieces(use) { return false }
      index += 1
    }
    return true
  }
}

internal import SDKGenDiagnostics

/// The comment of a declaration: Markdown, of which nothing ends the comment early.
struct DocComment: Equatable, Sendable {
  struct Parameter: Equatable, Sendable {
    var name: String
    var about: String
  }

  /// The rules that the linter is told to leave aside: `AlwaysUseLowerCamelCase`.
  var ignoredRules: [String] = []
  private(set) var paragraphs: [String] = []
  private(set) var parameters: [Parameter] = []
  private(set) var returning: String?
  private(set) var throwing: String?
  /// The last line, however long it is.
  private(set) var code: String?

  init(
    _ paragraphs: String?..., code: String? = nil, parameters: [(name: String, about: String)] = [],
    returns returning: String? = nil, throws throwing: String? = nil
  ) {
    self.returning = returning.map(Self.cleaned)
    self.throwing = throwing
    self.code = code.map { "`\(Self.line($0))`" }
    self.paragraphs = paragraphs.compactMap { $0.map(Self.cleaned) }.filter { !$0.isEmpty }
    self.parameters = parameters.map { Parameter(name: $0.name, about: Self.cleaned($0.about)) }
      .filter { !$0.about.isEmpty }
  }

  var isEmpty: Bool { ignoredRules.isEmpty && isWithoutText }

  var isWithoutText: Bool {
    paragraphs.isEmpty && parameters.isEmpty && returning == nil && throwing == nil && code == nil
  }

  /// Returns the comment with the linter's rules that these names break: the wire decides their spelling.
  func excusing(_ names: [SwiftIdentifier]) -> DocComment {
    var comment = self
    let broken = names.filter { !$0.isLowerCamelCase }
    comment.ignoredRules =
      (broken.contains(where: \.isASCII) ? ["AlwaysUseLowerCamelCase"] : [])
      + (broken.contains { !$0.isASCII } ? ["IdentifiersMustBeASCII"] : [])
    return comment
  }

  /// A text for a comment of one line, which nothing in it ends.
  static func line(_ text: String) -> String {
    cleaned(text).split(separator: "\n").map { String($0).trimmed }.joined(separator: " ")
  }

  /// Without control characters, which could end a comment early, without those that turn the text
  /// after them about, and without blank ends.
  private static func cleaned(_ text: String) -> String {
    if text.isPlainText { return text.trimmed }
    var scalars = String.UnicodeScalarView()
    var previousWasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previousWasReturn: break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}": scalars.append("\n")
      case "\t": scalars.append(" ")
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: scalars.append(scalar)
      }
      previousWasReturn = scalar == "\r"
    }
    return String(scalars).trimmed
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  fileprivate var trimmed: String {
    if hasPlainEnds { return self }
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    return String(text).trimmedEnd
  }

  /// The first paragraph of Markdown, or all of it where that would end within a block of code.
  package var firstParagraph: String {
    var paragraph: [Substring] = []
    for line in lines {
      if !line.allSatisfy(\.isWhitespace) {
        paragraph.append(line)
      } else if !paragraph.isEmpty {
        break
      }
    }
    let text = paragraph.joined(separator: "\n")
    // Half a code block would swallow what follows.
    return text.contains("```") ? self : text
  }
}

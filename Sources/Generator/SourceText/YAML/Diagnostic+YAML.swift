internal import SDKGenDiagnostics

/// Text that is not YAML.
extension DiagnosticRule {
  static let yamlSyntax = error(
    "yaml-syntax",
    "The text is not YAML here; the message states what was expected. Often a line before it is "
      + "indented too little or too much, or a string with ': ' or '#' in it needs quotes.")
  static let tabIndentation = error(
    "tab-indentation",
    "YAML is indented with spaces; a tab has no width there. Most editors can replace tabs.")
  static let secondDocument = error(
    "second-document",
    "A line '---' begins a new document, and a file has one API. Split it into two files, or "
      + "remove the line.")
}

extension Diagnostic {
  static func yamlSyntax(
    _ message: String, at location: SourceLocation?, notes: [Note] = []
  ) -> Self {
    Self(.yamlSyntax, at: location, message, notes: notes)
  }

  /// `found` is nil at the end of the file.
  static func yamlExpected(
    _ thing: String, found: String?, hint: String = "", at location: SourceLocation,
    notes: [Note] = []
  ) -> Self {
    let but = found.map { "but found \($0)" } ?? "but the file ends here"
    let remedy = hint.isEmpty ? "" : "; \(hint)"
    return yamlSyntax("expected \(thing) \(but)\(remedy)", at: location, notes: notes)
  }

  static func keyWithoutColon(_ text: String, at location: SourceLocation) -> Self {
    yamlSyntax(
      "expected ':' and a blank after the key '\(text)'; indent a string of several lines more than its key",
      at: location)
  }

  static func openQuote(
    _ quote: String, found: String, opening: SourceLocation, at location: SourceLocation
  ) -> Self {
    yamlSyntax(
      "expected \(quote) but \(found)", at: location,
      notes: [.init("the string begins here", at: opening)])
  }

  static func tabIndentation(at location: SourceLocation) -> Self {
    Self(.tabIndentation, at: location, "a tab indents this line; YAML is indented with spaces")
  }

  static func yamlControlCharacter(_ character: UInt32, at location: SourceLocation) -> Self {
    let digits = String(character, radix: 16, uppercase: true)
    let width = character < 0x100 ? 2 : 4
    let escape = String(repeating: "0", count: max(0, width - digits.count)) + digits
    return Self(
      .controlCharacter, at: location,
      "the character \(codePoint(character)) is written '\\\(width == 2 ? "x" : "u")\(escape)', in double quotes"
    )
  }

  static func yamlInvalidEscape(_ letter: UInt8, at location: SourceLocation) -> Self {
    let shown = (0x21..<0x7F).contains(letter) ? String(Unicode.Scalar(letter)) : ""
    return Self(
      .invalidEscape, at: location,
      "YAML has no escape '\\\(shown)'; a backslash is written '\\\\', or the string in single quotes"
    )
  }

  static func yamlIncompleteEscape(
    _ escape: String, digits: Int, at location: SourceLocation
  ) -> Self {
    Self(.invalidEscape, at: location, "expected \(digits) hexadecimal digits after '\(escape)'")
  }

  static func yamlSurrogate(at location: SourceLocation) -> Self {
    Self(
      .loneSurrogate, at: location,
      "this escape is not a character by itself; YAML writes those beyond U+FFFF as '\\U' and eight digits"
    )
  }

  static func secondDocument(at location: SourceLocation) -> Self {
    Self(.secondDocument, at: location, "a second document begins here; a file has one")
  }

  static func noDocument(at location: SourceLocation) -> Self {
    Self(.emptyFile, at: location, "expected a value but the file contains only comments")
  }
}

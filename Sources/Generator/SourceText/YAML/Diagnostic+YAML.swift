internal import SDKGenDiagnostics

// Errors in the syntax of YAML.
extension Diagnostic {
  static func yamlSyntax(
    _ message: String, at location: SourceLocation?, notes: [Note] = []
  ) -> Self {
    Diagnostic("yaml-syntax", .error, at: location, message, notes: notes)
  }

  /// Something else than the `thing` that the grammar wants. `found` is nil at the end of the file.
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
      "expected ':' and a blank after the key '\(text)'; a text over several lines is indented more than its key",
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
    Diagnostic(
      "tab-indentation", .error, at: location,
      "a tab indents this line; YAML is indented with spaces")
  }

  static func yamlControlCharacter(_ character: UInt32, at location: SourceLocation) -> Self {
    let digits = String(character, radix: 16, uppercase: true)
    let width = character < 0x100 ? 2 : 4
    let escape = String(repeating: "0", count: max(0, width - digits.count)) + digits
    return Diagnostic(
      "control-character", .error, at: location,
      "the character \(codePoint(character)) is written '\\\(width == 2 ? "x" : "u")\(escape)', in double quotes"
    )
  }

  static func yamlInvalidEscape(_ letter: UInt8, at location: SourceLocation) -> Self {
    let shown = (0x21..<0x7F).contains(letter) ? String(Unicode.Scalar(letter)) : ""
    return Diagnostic(
      "invalid-escape", .error, at: location,
      "'\\\(shown)' is no escape of YAML; a backslash is written '\\\\', or the text in single quotes"
    )
  }

  static func yamlIncompleteEscape(
    _ escape: String, digits: Int, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "invalid-escape", .error, at: location,
      "expected \(digits) hexadecimal digits after '\(escape)'")
  }

  static func yamlSurrogate(at location: SourceLocation) -> Self {
    Diagnostic(
      "lone-surrogate", .error, at: location,
      "this escape is no character by itself; YAML writes those beyond U+FFFF as '\\U' and eight digits"
    )
  }

  static func secondDocument(at location: SourceLocation) -> Self {
    Diagnostic(
      "second-document", .error, at: location,
      "a second document begins here; a file holds one")
  }

  static func noDocument(at location: SourceLocation) -> Self {
    Diagnostic(
      "empty-file", .error, at: location, "expected a value but the file holds only comments")
  }

  static func integerRange(_ text: String, at location: SourceLocation) -> Self {
    Diagnostic("number-range", .error, at: location, "'\(text)' has more than 64 bits")
  }

  static func specialNumber(_ text: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "special-number", .warning, at: location,
      "'\(text)' is no number in JSON and read as a string; put it in quotes if that is meant")
  }
}

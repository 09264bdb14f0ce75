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
    let escape = character < 0x100 ? "x" + hex(character, width: 2) : "u" + hex(character, width: 4)
    return Self(
      .controlCharacter, at: location,
      "the character \(codePoint(character)) is written '\\\(escape)', in double quotes")
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

/// Mistakes in the keys, anchors, merges and tags of YAML.
extension DiagnosticRule {
  static let keyNotText = error(
    "key-not-text",
    "In YAML a key may be empty, a list or an object; in JSON it is a string. Put a string that "
      + "begins with '[' or '{', such as a placeholder, in quotes.")
  static let unknownAnchor = error(
    "unknown-anchor",
    "An alias ('*name') repeats the value marked with '&name' before it in the same file, and "
      + "there is no such value. Put a string that begins with '*' in quotes.")
  static let aliasInItself = error(
    "alias-in-itself",
    "A value is marked with '&name' and contains '*name', so it would never end. Models refer to "
      + "each other by name instead.")
  static let aliasExpansion = error(
    "alias-expansion",
    "Aliases that repeat values with aliases in them grow fast: ten lines can amount to a billion "
      + "values. Reading stops at a million.")
  static let badMerge = error(
    "bad-merge",
    "'<<' adds the members of its value to the object it is in, so the value is an object or a "
      + "list of objects, commonly aliases.")
  static let unknownTag = warning(
    "unknown-tag",
    "A tag ('!name') determines the type of a value. The tags of YAML itself ('!!str') are read; "
      + "those of other programs are ignored.")
  static let tagMismatch = error(
    "tag-mismatch",
    "The tag of a value requires a number, a Boolean or null, and its text is none of them.")
  static let specialNumber = warning(
    "special-number",
    "'.inf' and '.nan' are numbers in YAML, and JSON, which APIs use, has none for them. They are "
      + "read as strings, and so are numbers that are larger than a Double, such as the hash "
      + "600e27371700, and hexadecimal ones of more than 64 bits.")
}

extension Diagnostic {
  static func emptyKey(at location: SourceLocation) -> Self {
    Self(.keyNotText, at: location, "expected a key before ':'; an empty one is written '\"\"'")
  }

  static func complexKey(_ kind: Node.Kind, at location: SourceLocation) -> Self {
    Self(
      .keyNotText, at: location,
      "expected a string as the key but found \(kind); put a string that begins with a bracket in quotes"
    )
  }

  static func unknownAnchor(
    _ name: String, meant: String?, at location: SourceLocation
  ) -> Self {
    let hint =
      meant.map { "did you mean '*\($0)'?" } ?? "put a string that begins with '*' in quotes"
    return Self(
      .unknownAnchor, at: location, "there is no '&\(shortened(name))' before this; \(hint)")
  }

  static func aliasInItself(
    _ name: String, anchor: SourceLocation, at location: SourceLocation
  ) -> Self {
    Self(
      .aliasInItself, at: location,
      "'*\(shortened(name))' is inside the value it repeats, which would never end",
      notes: [.init("'&\(shortened(name))' is here", at: anchor)])
  }

  static func tooManyCopies(_ limit: Int, at location: SourceLocation) -> Self {
    Self(
      .aliasExpansion, at: location,
      "aliases ('*') repeat more than \(limit) values; use fewer of them")
  }

  static func mergeOfOther(_ kind: Node.Kind, at location: SourceLocation) -> Self {
    Self(
      .badMerge, at: location,
      "expected an object, or a list of objects, to merge after '<<' but found \(kind)")
  }

  static func unknownTag(_ tag: String, at location: SourceLocation) -> Self {
    Self(.unknownTag, at: location, "the tag '\(tag)' has no meaning here; it is ignored")
  }

  static func otherThanTag(_ text: String, tag: String, at location: SourceLocation) -> Self {
    Self(
      .tagMismatch, at: location, "'\(text)' does not match its tag '\(tag)'; correct one of them")
  }

  static func specialNumber(_ text: String, at location: SourceLocation) -> Self {
    Self(
      .specialNumber, at: location,
      "'\(text)' is no number that JSON can have, and is read as a string; put it in quotes if that is intended"
    )
  }
}

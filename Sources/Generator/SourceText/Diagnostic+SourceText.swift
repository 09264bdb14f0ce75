package import SDKGenDiagnostics

/// Text that is not JSON.
extension DiagnosticRule {
  static let jsonSyntax = error(
    "json-syntax", "The text is not JSON here; the message states what was expected.")
  static let trailingComma = error(
    "trailing-comma", "JSON allows no comma after the last member or element.")
  static let jsonComment = error(
    "json-comment",
    "JSON has no comments. Keys that begin with 'x-' are free and may contain remarks; 'about' "
      + "becomes documentation.")
  static let singleQuotes = error("single-quotes", "Strings and keys are written in double quotes.")
  static let unquotedKey = error("unquoted-key", "A key is written in double quotes.")
  static let duplicateKey = error(
    "duplicate-key",
    "An object has the same key twice. Other readers silently keep one of them, so half of what "
      + "was written is lost; remove or rename one.")
  static let textAfterEnd = error(
    "text-after-end",
    "The file continues after the end of its value. Often a brace is closed too early.")
  static let nestingDepth = error(
    "nesting-depth",
    "Arrays and objects are nested more than 512 levels deep. No API description is; the file is "
      + "probably damaged.")
  static let tooManyMistakes = error(
    "too-many-mistakes",
    "The reader stopped, because more mistakes would hide the first ones. Correct those and run "
      + "it again.")
  static let markup = error(
    "markup",
    "The file is a web page or XML. Often the page that shows a document was saved, or an error "
      + "page, and not the document itself.")
}

extension Diagnostic {
  /// Text other than the `thing` the grammar requires. `found` is nil at the end of the file.
  static func expected(_ thing: String, _ found: String?, at location: SourceLocation) -> Self {
    let but = found.map { "but found \($0)" } ?? "but the file ends here"
    let hint =
      found.map { ["'“'", "'”'", "'‘'", "'’'"].contains($0) } == true
      ? "; strings take straight quotes '\"'" : ""
    return Self(.jsonSyntax, at: location, "expected \(thing) \(but)\(hint)")
  }

  static func unknownWord(_ word: String, meant: String?, at location: SourceLocation) -> Self {
    let hint = meant.map { "did you mean '\($0)'?" } ?? "put a string in double quotes"
    return Self(.jsonSyntax, at: location, "expected a value but found '\(word)'; \(hint)")
  }

  static func markup(at location: SourceLocation) -> Self {
    Self(
      .markup, at: location,
      "this is a web page or XML, neither JSON nor YAML; save the document itself")
  }

  static func trailingComma(at location: SourceLocation) -> Self {
    Self(.trailingComma, at: location, "nothing follows this ','; remove it")
  }

  static func comment(at location: SourceLocation) -> Self {
    Self(.jsonComment, at: location, "JSON has no comments; remove it")
  }

  static func singleQuotes(at location: SourceLocation) -> Self {
    Self(.singleQuotes, at: location, "strings take double quotes '\"', not single ones")
  }

  static func unquotedKey(_ key: String, at location: SourceLocation) -> Self {
    Self(
      .unquotedKey, at: location,
      "expected a key in double quotes but found '\(key)'; write '\"\(key)\"'")
  }

  static func duplicateKey(
    _ key: String, before: SourceLocation, at location: SourceLocation
  ) -> Self {
    Self(
      .duplicateKey, at: location, "the key '\(key)' is already in this object",
      notes: [.init("'\(key)' is first here", at: before)])
  }

  static func textAfterEnd(_ found: String?, at location: SourceLocation) -> Self {
    Self(
      .textAfterEnd, at: location,
      "expected the end of the file but found \(found ?? "more"); a file has one JSON value")
  }

  static func tooDeep(_ limit: Int, at location: SourceLocation) -> Self {
    Self(
      .nestingDepth, at: location, "arrays and objects are nested more than \(limit) levels deep")
  }

  static func tooManyMistakes(_ limit: Int, at location: SourceLocation?) -> Self {
    Self(
      .tooManyMistakes, at: location, "stopped reading after \(limit) mistakes; correct those first"
    )
  }
}

/// Mistakes in the strings and numbers of JSON and YAML.
extension DiagnosticRule {
  static let controlCharacter = error(
    "control-character",
    "A string contains a tab or another control character, which must be escaped.")
  static let invalidEscape = error(
    "invalid-escape",
    "A backslash in a string begins an escape, and there are only a few. A backslash itself is "
      + "written twice.")
  static let loneSurrogate = error(
    "lone-surrogate",
    "A character beyond U+FFFF is written as two '\\u' escapes; one of them is missing.")
  static let invalidNumber = error(
    "invalid-number",
    "A number is not written as in JSON: no leading zero, no '+', digits on both sides of the "
      + "decimal point.")
  static let numberRange = error("number-range", "The number is larger than a Double can be.")
}

extension Diagnostic {
  static func unterminatedString(
    _ opening: SourceLocation, atLineEnd: Bool, at location: SourceLocation
  ) -> Self {
    Self(
      .jsonSyntax, at: location,
      atLineEnd
        ? "expected '\"' before the end of the line; a line break in a string is written '\\n'"
        : "expected '\"' but the file ends here",
      notes: [.init("the string begins here", at: opening)])
  }

  static func controlCharacter(_ byte: UInt8, at location: SourceLocation) -> Self {
    let escape =
      switch byte {
      case 0x08: "\\b"
      case 0x09: "\\t"
      case 0x0C: "\\f"
      default: "\\u\(hex(byte, width: 4))"
      }
    let name = byte == 0x09 ? "a tab" : "the control character U+\(hex(byte, width: 4))"
    return Self(.controlCharacter, at: location, "\(name) in a string is written '\(escape)'")
  }

  static func invalidEscape(_ letter: UInt8, at location: SourceLocation) -> Self {
    let shown = (0x21..<0x7F).contains(letter) ? String(Unicode.Scalar(letter)) : ""
    return Self(
      .invalidEscape, at: location, "JSON has no escape '\\\(shown)'; a backslash is written '\\\\'"
    )
  }

  static func invalidUnicodeEscape(at location: SourceLocation) -> Self {
    Self(.invalidEscape, at: location, "expected four hexadecimal digits after '\\u'")
  }

  static func loneSurrogate(isHigh: Bool, at location: SourceLocation) -> Self {
    Self(
      .loneSurrogate, at: location,
      isHigh
        ? "the first half of a surrogate pair is alone; the second, '\\uDC00' to '\\uDFFF', must follow it"
        : "the second half of a surrogate pair is alone; the first, '\\uD800' to '\\uDBFF', must precede it"
    )
  }

  static func invalidNumber(
    _ text: String, because reason: String, at location: SourceLocation
  ) -> Self {
    Self(.invalidNumber, at: location, "'\(text)' is not a JSON number; \(reason)")
  }

  static func numberRange(_ text: String, at location: SourceLocation) -> Self {
    Self(.numberRange, at: location, "'\(text)' is out of the range of a Double")
  }
}

/// Files that cannot be read as text.
extension DiagnosticRule {
  static let emptyFile = error(
    "empty-file",
    "The file is empty, or has nothing but white space in it. A spec is one JSON object; 'sdkgen "
      + "init' writes one to start from.")
  static let fileTooLarge = error(
    "file-too-large",
    "The file is larger than sdkgen reads. Check that it is a spec: API descriptions of that size "
      + "are unusual.")
  static let notUTF8 = error(
    "not-utf8",
    "JSON is UTF-8. The message contains the byte that is not, and the encoding it is likely to "
      + "be. Save the file as UTF-8; a byte order mark is allowed.")
}

extension Diagnostic {
  static func emptyFile(isBlank: Bool, at location: SourceLocation) -> Self {
    Self(
      .emptyFile, at: location,
      isBlank
        ? "expected a value but the file contains only white space"
        : "expected a value but the file is empty")
  }

  private static func tooLarge(_ limit: Int, at location: SourceLocation) -> Self {
    Self(.fileTooLarge, at: location, "the file has more than \(limit) bytes")
  }

  /// The diagnostic for a file that is too large, or UTF-16 or UTF-32.
  static func otherEncoding(of bytes: UnsafeRawBufferPointer, in file: SourceFile) -> Self? {
    let start = file.location(of: 0..<0)
    if bytes.count > Tape.maximumSize { return tooLarge(Tape.maximumSize, at: start) }
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
    ]
    if let found = marks.first(where: { bytes.starts(with: $0.mark) }) {
      return otherEncoding(found.name, at: start)
    }
    // Without a mark, ASCII text in UTF-16 has a NUL in every other byte.
    if bytes.count >= 4, bytes[0] == 0 ? bytes[1] != 0 && bytes[2] == 0 : bytes[1] == 0 {
      return otherEncoding("UTF-16", at: start)
    }
    return nil
  }

  private static func otherEncoding(_ name: String, at location: SourceLocation) -> Self {
    Self(.notUTF8, at: location, "the file is \(name); save it as UTF-8")
  }

  /// The byte at `position` begins no UTF-8 character.
  static func notUTF8(
    in bytes: UnsafeRawBufferPointer, position: Int, at location: SourceLocation
  ) -> Self {
    let byte = bytes[position]
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    let guess =
      switch (byte, next) {
      case (0xA0..., 0x00...0x7F): "is it Latin-1? save it as UTF-8"
      case (0x80...0x9F, 0x00...0x7F): "is it Windows-1252? save it as UTF-8"
      default: "save it as UTF-8"
      }
    return Self(
      .notUTF8, at: location,
      "the file is not UTF-8: no character begins with the byte 0x\(hex(byte, width: 2)); \(guess)")
  }
}

/// The rules about the text of a file.
package let sourceTextRules: [DiagnosticRule] = [
  .emptyFile, .fileTooLarge, .notUTF8, .jsonSyntax, .trailingComma, .jsonComment, .singleQuotes,
  .unquotedKey, .duplicateKey, .textAfterEnd, .nestingDepth, .tooManyMistakes, .markup,
  .controlCharacter, .invalidEscape, .loneSurrogate, .invalidNumber, .numberRange, .yamlSyntax,
  .tabIndentation, .secondDocument, .keyNotText, .unknownAnchor, .aliasInItself, .aliasExpansion,
  .badMerge, .unknownTag, .tagMismatch, .specialNumber,
]

/// The rules about overlays.
package let overlayRules: [DiagnosticRule] = [.overlayRemovesNothing]

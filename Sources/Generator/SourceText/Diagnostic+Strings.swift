internal import SDKGenDiagnostics

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

internal import SDKGenDiagnostics

// Errors in the strings and numbers of JSON.
extension Diagnostic {
  static func unterminatedString(
    _ opening: SourceLocation, atLineEnd: Bool, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "json-syntax", .error, at: location,
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
    return Diagnostic(
      "control-character", .error, at: location, "\(name) in a string is written '\(escape)'")
  }

  static func invalidEscape(_ letter: UInt8, at location: SourceLocation) -> Self {
    let shown = (0x21..<0x7F).contains(letter) ? String(Unicode.Scalar(letter)) : ""
    return Diagnostic(
      "invalid-escape", .error, at: location,
      "'\\\(shown)' is no escape of JSON; a backslash is written '\\\\'")
  }

  static func invalidUnicodeEscape(at location: SourceLocation) -> Self {
    Diagnostic(
      "invalid-escape", .error, at: location, "expected four hexadecimal digits after '\\u'")
  }

  static func loneSurrogate(isHigh: Bool, at location: SourceLocation) -> Self {
    Diagnostic(
      "lone-surrogate", .error, at: location,
      isHigh
        ? "the first half of a surrogate pair stands alone; the second, '\\uDC00' to '\\uDFFF', follows it"
        : "the second half of a surrogate pair stands alone; the first, '\\uD800' to '\\uDBFF', precedes it"
    )
  }

  static func invalidNumber(_ text: String, _ reason: String, at location: SourceLocation) -> Self {
    Diagnostic("invalid-number", .error, at: location, "'\(text)' is no JSON number; \(reason)")
  }

  static func numberRange(_ text: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "number-range", .error, at: location, "'\(text)' is beyond the range of a Double")
  }
}

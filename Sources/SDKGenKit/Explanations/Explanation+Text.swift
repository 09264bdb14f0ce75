extension Explanation {
  /// What can be wrong with a file as JSON.
  static let texts = [
    Explanation(
      "empty-file",
      """
      The file has nothing in it, or only blanks. A spec is one JSON object; 'sdkgen init' \
      writes one to start from.
      """),
    Explanation(
      "file-too-large",
      """
      The file is larger than the reader takes. Documents of that size are rarely meant; \
      check that it is a spec.
      """),
    Explanation(
      "not-utf8",
      """
      JSON is UTF-8. The message says which byte is not, and what encoding it looks like. \
      Save the file as UTF-8; a byte order mark is allowed.
      """),
    Explanation(
      "json-syntax",
      "The text is not JSON at this place; the message says what was expected there."),
    Explanation("trailing-comma", "JSON allows no comma after the last member or element."),
    Explanation(
      "json-comment",
      """
      JSON has no comments. Keys that begin with 'x-' are free and may hold remarks; \
      'about' becomes documentation.
      """),
    Explanation("single-quotes", "Texts and keys stand in double quotes."),
    Explanation("unquoted-key", "A key stands in double quotes."),
    Explanation(
      "duplicate-key",
      """
      An object has the same key twice. Other readers keep one of them in silence, so that \
      half of what was written is lost; remove or rename one.
      """),
    Explanation(
      "text-after-end",
      "Something follows the value that is the document. Often a brace closes too early."),
    Explanation(
      "nesting-depth",
      """
      Arrays and objects nest deeper than 512 levels, which no API description does; the \
      file is probably damaged.
      """),
    Explanation(
      "too-many-mistakes",
      """
      The reader stopped, as more mistakes would hide the first ones. Correct those and \
      run it again.
      """),
    Explanation(
      "control-character",
      "A tab or another control character stands in a text; JSON wants it escaped."),
    Explanation(
      "invalid-escape",
      """
      A backslash in a text begins an escape, and JSON has only a few. A backslash itself \
      is written twice.
      """),
    Explanation(
      "lone-surrogate",
      "A character beyond U+FFFF is written as two '\\u' escapes; one of them is missing."),
    Explanation(
      "invalid-number",
      """
      A number is not written as JSON writes them: no leading zero, no '+', digits on both \
      sides of the point.
      """),
    Explanation("number-range", "The number is larger than a Double can be."),
  ]
}

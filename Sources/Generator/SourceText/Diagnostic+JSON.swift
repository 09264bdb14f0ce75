internal import SDKGenDiagnostics

// Errors in the syntax of JSON.
extension Diagnostic {
  /// Something else than the `thing` that the grammar wants. `found` is nil at the end of the file.
  static func expected(_ thing: String, _ found: String?, at location: SourceLocation) -> Self {
    let but = found.map { "but found \($0)" } ?? "but the file ends here"
    let hint =
      found.map { ["'“'", "'”'", "'‘'", "'’'"].contains($0) } == true
      ? "; strings take straight quotes '\"'" : ""
    return Diagnostic("json-syntax", .error, at: location, "expected \(thing) \(but)\(hint)")
  }

  /// A bare word instead of a value.
  static func unknownWord(_ word: String, meant: String?, at location: SourceLocation) -> Self {
    let hint = meant.map { "did you mean '\($0)'?" } ?? "a text stands in double quotes"
    return Diagnostic(
      "json-syntax", .error, at: location, "expected a value but found '\(word)'; \(hint)")
  }

  static func trailingComma(at location: SourceLocation) -> Self {
    Diagnostic(
      "trailing-comma", .error, at: location, "nothing follows this ','; remove it")
  }

  static func comment(at location: SourceLocation) -> Self {
    Diagnostic(
      "json-comment", .error, at: location, "JSON has no comments; remove it")
  }

  static func singleQuotes(at location: SourceLocation) -> Self {
    Diagnostic(
      "single-quotes", .error, at: location, "strings take double quotes '\"', not single ones")
  }

  static func unquotedKey(_ key: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "unquoted-key", .error, at: location,
      "expected a key in double quotes but found '\(key)'; write '\"\(key)\"'")
  }

  static func duplicateKey(
    _ key: String, before: SourceLocation, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "duplicate-key", .error, at: location, "the key '\(key)' is already in this object",
      notes: [.init("'\(key)' is first here", at: before)])
  }

  static func textAfterEnd(_ found: String?, at location: SourceLocation) -> Self {
    Diagnostic(
      "text-after-end", .error, at: location,
      "expected the end of the file but found \(found ?? "more"); a file holds one JSON value")
  }

  static func tooDeep(_ limit: Int, at location: SourceLocation) -> Self {
    Diagnostic(
      "nesting-depth", .error, at: location, "arrays and objects nest deeper than \(limit) levels")
  }

  static func tooManyMistakes(_ limit: Int, at location: SourceLocation?) -> Self {
    Diagnostic(
      "too-many-mistakes", .error, at: location,
      "stopped reading after \(limit) mistakes; correct those first")
  }
}

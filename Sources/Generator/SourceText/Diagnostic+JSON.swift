internal import SDKGenDiagnostics

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

  /// A bare word in place of a value.
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

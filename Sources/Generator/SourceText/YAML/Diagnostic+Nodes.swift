internal import SDKGenDiagnostics

// Errors of keys, anchors, merges and tags.
extension Diagnostic {
  static func emptyKey(at location: SourceLocation) -> Self {
    Diagnostic(
      "key-not-text", .error, at: location,
      "expected a key before ':'; an empty one is written '\"\"'")
  }

  static func complexKey(_ kind: Node.Kind, at location: SourceLocation) -> Self {
    Diagnostic(
      "key-not-text", .error, at: location,
      "expected a text as the key but found \(kind); a text that begins with a bracket stands in quotes"
    )
  }

  static func unknownAnchor(
    _ name: String, meant: String?, at location: SourceLocation
  ) -> Self {
    let hint =
      meant.map { "did you mean '*\($0)'?" } ?? "a text that begins with '*' stands in quotes"
    return Diagnostic(
      "unknown-anchor", .error, at: location,
      "nothing before this is named '&\(shortened(name))'; \(hint)")
  }

  static func aliasInItself(
    _ name: String, anchor: SourceLocation, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      "alias-in-itself", .error, at: location,
      "'*\(shortened(name))' stands in what it repeats, which would have no end",
      notes: [.init("'&\(shortened(name))' is here", at: anchor)])
  }

  static func tooManyCopies(_ limit: Int, at location: SourceLocation) -> Self {
    Diagnostic(
      "alias-expansion", .error, at: location,
      "what aliases ('*') repeat is more than \(limit) values; write less of it through them")
  }

  static func mergeOfOther(_ kind: Node.Kind, at location: SourceLocation) -> Self {
    Diagnostic(
      "bad-merge", .error, at: location,
      "expected an object, or a list of objects, to merge after '<<' but found \(kind)")
  }

  static func unknownTag(_ tag: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "unknown-tag", .warning, at: location,
      "the tag '\(tag)' means nothing here; the value is read without it")
  }

  static func otherThanTag(_ text: String, tag: String, at location: SourceLocation) -> Self {
    Diagnostic(
      "tag-mismatch", .error, at: location,
      "'\(text)' is not what its tag '\(tag)' says; correct one of them")
  }
}

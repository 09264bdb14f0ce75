import SDKGenDiagnostics
import SDKGenSourceText

/// What can be wrong with the shape of a spec.
extension Diagnostic {
  /// A key that nothing reads.
  static func unknownKey(_ member: Node.Member, in subject: String, known: [String]) -> Self {
    let near = suggestion(for: member.key, among: known)
    let isField = near.isEmpty && known.contains("$fields")
    let hint = isField ? "; a field of that name stands in '$fields'" : near
    return Diagnostic(
      .unknownKey, at: member.keyLocation, "\(subject) has no key '\(member.key)'\(hint)")
  }

  /// A key that must be there.
  static func missingKey(_ key: String, in subject: String, at location: SourceLocation) -> Self {
    Diagnostic(.missingKey, at: location, "\(subject) needs a member '\(key)'")
  }

  /// None of several keys of which one must be there.
  static func missingOneOf(
    _ keys: [String], in subject: String, at location: SourceLocation
  ) -> Self {
    Diagnostic(.missingKey, at: location, "\(subject) needs a member \(listed(keys))")
  }

  /// A value of another JSON kind.
  static func wrongKind(_ what: String, expected: String, found: Node) -> Self {
    let kind = found.bool.map { "\($0)" } ?? "\(found.kind)"
    return Diagnostic(
      .wrongKind, at: found.location, "\(what) must be \(expected), not \(kind)")
  }

  /// Two keys that say the same thing in different ways.
  static func conflictingKeys(_ first: Node.Member, _ second: Node.Member) -> Self {
    Diagnostic(
      .conflictingKeys, at: second.keyLocation,
      "'\(first.key)' and '\(second.key)' cannot stand together; keep one",
      notes: [Note("'\(first.key)' stands here", at: first.keyLocation)])
  }

  /// A key that belongs elsewhere.
  static func misplacedKey(_ key: String, in subject: String, at location: SourceLocation) -> Self {
    Diagnostic(.misplacedKey, at: location, "'\(key)' means nothing for \(subject); remove it")
  }

  /// A text with nothing in it.
  static func emptyText(_ what: String, at location: SourceLocation) -> Self {
    Diagnostic(.emptyText, at: location, "\(what) must not be empty")
  }

  /// A list with nothing in it.
  static func emptyList(_ what: String, hint: String, at location: SourceLocation) -> Self {
    Diagnostic(.emptyList, at: location, "\(what) must not be empty; \(hint)")
  }

  /// A number that is not whole, too small or too large.
  static func outOfRange(
    _ what: String, _ text: String, _ range: ClosedRange<Int>, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      .outOfRange, at: location,
      "\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(text)")
  }

  /// A word that is none of the few there are.
  static func unknownChoice(
    _ word: String, _ what: String, _ choices: [String], at location: SourceLocation
  ) -> Self {
    let hint = nearest(to: word, in: choices).map { "did you mean '\($0)'?" }
    return Diagnostic(
      .unknownChoice, at: location,
      "\(what) cannot be '\(word)'; \(hint ?? "use \(listed(choices))")")
  }

  /// The same name twice where each may stand once.
  static func duplicateName(
    _ name: String, in what: String, first: SourceLocation, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      .duplicateName, at: location, "'\(name)' stands twice in \(what); remove one",
      notes: [Note("'\(name)' stands here first", at: first)])
  }

  /// An API's name from which no Swift name can be made.
  static func nameWithoutLetter(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(.badName, at: location, "'\(name)' has no letter; an API's name needs one")
  }

  /// A `swift` name that Swift does not read as one.
  static func badSwiftName(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badSwiftName, at: location,
      "'\(name)' is no Swift name; use letters, digits and '_', beginning with a letter")
  }
}

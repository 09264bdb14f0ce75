import SDKGenAPIModel
import SDKGenDiagnostics

/// What can be wrong with a type expression.
extension Diagnostic {
  /// Something that no type has at this point.
  static func typeSyntax(expected: String, found: String?, at location: SourceLocation) -> Self {
    let found = found.map { "'\($0)'" } ?? "the end"
    return Diagnostic(.typeSyntax, at: location, "expected \(expected), found \(found)")
  }

  /// A text in a type without its closing quote.
  static func unclosedText(at location: SourceLocation) -> Self {
    Diagnostic(.typeSyntax, at: location, "the text is not closed; it needs a '\"' after it")
  }

  /// Angle brackets after something other than `Nullable`.
  static func notGeneric(_ name: String, at location: SourceLocation) -> Self {
    let hint =
      switch name {
      case "Array": "; write '[T]'"
      case "Dictionary": "; write '[String: T]'"
      case "Optional": "; write 'T?'"
      default: "; only 'Nullable' does"
      }
    return Diagnostic(
      .typeSyntax, at: location, "'\(name)' takes no type in angle brackets\(hint)")
  }

  /// `[[[…]]]`
  static func typeTooDeep(at location: SourceLocation) -> Self {
    Diagnostic(
      .typeTooDeep, at: location,
      "types nest at most \(TypeReference.maximumDepth) deep, for the compiler's sake; declare a model for the inner ones"
    )
  }

  /// `T??`
  static func doubleOptional(at location: SourceLocation) -> Self {
    Diagnostic(.doubleOptional, at: location, "the type is optional already; remove this '?'")
  }

  /// `Nullable<T?>`
  static func optionalInNullable(at location: SourceLocation) -> Self {
    Diagnostic(
      .doubleOptional, at: location,
      "the type in 'Nullable' cannot be optional; write 'Nullable<T>?'")
  }

  /// A type expression names a model the spec does not declare.
  static func unknownType(
    _ name: String, known: Vocabulary, at location: SourceLocation
  ) -> Self {
    let habits = [
      "integer": "Int", "number": "Double", "boolean": "Bool", "object": "JSON", "any": "JSON",
      "text": "String", "datetime": "Date", "date-time": "Date", "timestamp": "UnixTime",
      "binary": "Bytes", "null": "Void", "none": "Void", "long": "Int64",
    ]
    let hint =
      habits[name.lowercased()].map { "; did you mean '\($0)'?" }
      ?? known.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(.unknownType, at: location, "no type is named '\(name)'\(hint)")
  }

  /// Arguments that a type does not take.
  static func wrongArguments(_ name: String, usage: String, at location: SourceLocation) -> Self {
    Diagnostic(.wrongArguments, at: location, "'\(name)' \(usage)")
  }

  /// A letter without a meaning in a date pattern.
  static func badPatternLetter(
    _ letter: Character, allowed: String, at location: SourceLocation
  ) -> Self {
    let letters = listed(allowed.map { String($0) }, "and")
    return Diagnostic(
      .badPattern, at: location,
      "'\(letter)' means nothing in this pattern; its letters are \(letters), other text stands in single quotes"
    )
  }

  /// A run of letters that is too short or too long: `MMM`.
  static func badPatternLength(
    _ run: String, allowed: [String], at location: SourceLocation
  ) -> Self {
    Diagnostic(.badPattern, at: location, "'\(run)' has no meaning; use \(listed(allowed))")
  }

  /// A pattern from which no date can be made.
  static func incompletePattern(missing: String, at location: SourceLocation) -> Self {
    Diagnostic(.badPattern, at: location, "the pattern needs '\(missing)'")
  }

  /// A single quote without its partner.
  static func unclosedPatternText(at location: SourceLocation) -> Self {
    Diagnostic(.badPattern, at: location, "the text in the pattern is not closed; it needs a \"'\"")
  }

  /// A time zone the system does not know.
  static func unknownZone(_ name: String, nearest: String?, at location: SourceLocation) -> Self {
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "use one such as 'Asia/Seoul'"
    return Diagnostic(.unknownZone, at: location, "no time zone is named '\(name)'; \(hint)")
  }

  /// `File`, `Bytes` or `Void` in a wrong place.
  static func misplacedType(_ name: String, only place: String, at location: SourceLocation) -> Self
  {
    Diagnostic(.misplacedType, at: location, "'\(name)' can stand only \(place)")
  }

  /// `Nullable` somewhere else than in an optional field.
  static func misplacedNullable(at location: SourceLocation) -> Self {
    Diagnostic(
      .misplacedNullable, at: location,
      "'Nullable' can stand only in a model's field, as 'Nullable<T>?'")
  }

  /// A `?` where a value must be.
  static func writesNullNeedsOptional(at location: SourceLocation) -> Self {
    Diagnostic(
      .misplacedNullable, at: location,
      "'writesNull' is for a field that may be nil; add '?' to its type")
  }

  static func misplacedOptional(_ what: String, at location: SourceLocation) -> Self {
    Diagnostic(.misplacedOptional, at: location, "\(what) cannot be optional; remove the '?'")
  }

  /// `[Int: T]`
  static func dictionaryKey(at location: SourceLocation) -> Self {
    Diagnostic(.dictionaryKey, at: location, "the keys of a dictionary must be 'String'")
  }

  /// A `dates` that is no `Date`.
  static func notADate(at location: SourceLocation) -> Self {
    Diagnostic(
      .notADate, at: location,
      "'dates' must be 'Date', 'UnixTime' or 'Date' with a pattern and a time zone")
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics

/// Mistakes in type expressions.
extension DiagnosticRule {
  static let typeSyntax = error(
    "type-syntax",
    "The type expression cannot be read; the message states what was expected. Types look like "
      + "Swift's: 'Int?', '[Post]', '[String: Int]'.")
  static let typeTooDeep = error(
    "type-too-deep",
    "The compiler's effort for '[[[…]]]' doubles with each bracket, so the depth of types is "
      + "limited. Declare a model for the inner ones.")
  static let doubleOptional = error("double-optional", "A type is optional once or not at all.")
  static let unknownType = error(
    "unknown-type",
    "No built-in type and no model of this spec or its imports has this name. Upper and lower "
      + "case matter.")
  static let wrongArguments = error(
    "wrong-arguments",
    "The type does not take these arguments in parentheses. Correct ones are 'UnixTime(ms)' and "
      + "'Date(\"yyyy-MM-dd\", \"Asia/Seoul\")'.")
  static let badPattern = error(
    "bad-pattern",
    "A date pattern has letters without a meaning or lacks a part. Its letters are y M d H m s S; "
      + "other text is written in single quotes.")
  static let unknownZone = error(
    "unknown-zone", "Time zones have the names of the IANA database: 'Asia/Seoul', 'UTC'.")
  static let misplacedType = error(
    "misplaced-type",
    "'Bytes', 'File' and 'Void' have a meaning only in responses and multipart bodies.")
  static let misplacedNullable = error(
    "misplaced-nullable",
    "Only a field can tell null from absent, so 'Nullable' is allowed there, as 'Nullable<T>?', "
      + "and for a JSON body that may be null, as 'Nullable<T>'.")
  static let misplacedOptional = error(
    "misplaced-optional",
    "A value that is always required, such as a path parameter, cannot be optional.")
  static let dictionaryKey = error(
    "dictionary-key",
    "The keys of a JSON object are strings, so the keys of a dictionary are 'String'.")
  static let notADate = error(
    "not-a-date",
    "'dates' determines the meaning of 'Date' in this file, so it must be a date type.")
}

extension Diagnostic {
  static func typeSyntax(expected: String, found: String?, at location: SourceLocation) -> Self {
    let found = found.map { "'\($0)'" } ?? "the end"
    return Self(.typeSyntax, at: location, "expected \(expected), found \(found)")
  }

  /// A type as other languages write it: `Post[]`, `?Int`.
  static func foreignType(_ remedy: String, at location: SourceLocation) -> Self {
    Self(.typeSyntax, at: location, "types are written as in Swift; \(remedy)")
  }

  static func unclosedText(at location: SourceLocation) -> Self {
    Self(.typeSyntax, at: location, "the string is not closed; it needs a '\"' after it")
  }

  /// Angle brackets after something other than `Nullable`.
  static func notGeneric(_ name: String, at location: SourceLocation) -> Self {
    let hint =
      switch name {
      case "Array": "write '[T]'"
      case "Dictionary": "write '[String: T]'"
      case "Optional": "write 'T?'"
      default: "only 'Nullable' does"
      }
    return Self(.typeSyntax, at: location, "'\(name)' takes no type in angle brackets; \(hint)")
  }

  /// `[[[…]]]`
  static func typeTooDeep(at location: SourceLocation) -> Self {
    Self(
      .typeTooDeep, at: location,
      "types are nested at most \(TypeReference.maximumDepth) deep; declare a model for the inner ones"
    )
  }

  /// `T??`
  static func doubleOptional(at location: SourceLocation) -> Self {
    Self(.doubleOptional, at: location, "the type is already optional; remove this '?'")
  }

  /// `Nullable<T?>`
  static func optionalInNullable(at location: SourceLocation) -> Self {
    Self(
      .doubleOptional, at: location,
      "the type in 'Nullable' cannot be optional; write 'Nullable<T>?'")
  }

  static func unknownType(
    _ name: String, known: Vocabulary, at location: SourceLocation
  ) -> Self {
    let hint = suggestion(habits[name.lowercased()] ?? known.nearest(to: name))
    return Self(.unknownType, at: location, "no type is named '\(name)'\(hint)")
  }

  static func wrongArguments(_ name: String, usage: String, at location: SourceLocation) -> Self {
    Self(.wrongArguments, at: location, "'\(name)' \(usage)")
  }

  static func badPatternLetter(
    _ letter: Character, allowed: String, at location: SourceLocation
  ) -> Self {
    let letters = allowed.map { String($0) }.quoted.joined(last: "and")
    return Self(
      .badPattern, at: location,
      "'\(letter)' has no meaning in this pattern; its letters are \(letters), and other text is written in single quotes"
    )
  }

  /// A run of letters that is too short or too long: `MMM`.
  static func badPatternLength(
    _ run: String, allowed: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .badPattern, at: location, "'\(run)' has no meaning; use \(allowed.quoted.joined(last: "or"))"
    )
  }

  static func incompletePattern(missing: String, at location: SourceLocation) -> Self {
    Self(.badPattern, at: location, "the pattern needs '\(missing)'")
  }

  static func unclosedPatternText(at location: SourceLocation) -> Self {
    Self(.badPattern, at: location, "the text in the pattern is not closed; it needs a \"'\"")
  }

  static func unknownZone(_ name: String, nearest: String?, at location: SourceLocation) -> Self {
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "use one such as 'Asia/Seoul'"
    return Self(.unknownZone, at: location, "no time zone is named '\(name)'; \(hint)")
  }

  /// `File`, `Bytes` or `Void` where it is not allowed.
  static func misplacedType(_ name: String, only place: String, at location: SourceLocation) -> Self
  {
    Self(.misplacedType, at: location, "'\(name)' is allowed only \(place)")
  }

  /// `Nullable` somewhere else than in an optional field.
  static func misplacedNullable(at location: SourceLocation) -> Self {
    Self(
      .misplacedNullable, at: location,
      "'Nullable' is allowed only in a model's field, as 'Nullable<T>?', and in 'body', as 'Nullable<T>'"
    )
  }

  static func needsOptional(
    _ key: String, _ what: String, at location: SourceLocation
  ) -> Self {
    Self(
      .misplacedNullable, at: location,
      "'\(key)' is for \(what) that may be nil; add '?' to its type")
  }

  static func misplacedOptional(_ what: String, at location: SourceLocation) -> Self {
    Self(.misplacedOptional, at: location, "\(what) cannot be optional; remove the '?'")
  }

  /// `[Int: T]`
  static func dictionaryKey(at location: SourceLocation) -> Self {
    Self(.dictionaryKey, at: location, "the keys of a dictionary must be 'String'")
  }

  /// A `dates` that is not a date type.
  static func notADate(at location: SourceLocation) -> Self {
    Self(
      .notADate, at: location,
      "'dates' must be 'Date', 'UnixTime' or 'Date' with a pattern and a time zone")
  }
}

/// The built-in types by what other languages call them.
private let habits = [
  "integer": "Int", "number": "Double", "boolean": "Bool", "object": "JSON", "any": "JSON",
  "text": "String", "datetime": "Date", "date-time": "Date", "timestamp": "UnixTime",
  "binary": "Bytes", "null": "Void", "none": "Void", "long": "Int64",
]

/// Returns the built-in type that differs from a name in case only, or that other languages call so; nil where there is
/// none.
func builtInTypeName(meantBy name: String) -> String? {
  let lower = name.lowercased()
  return habits[lower] ?? BuiltInType.all.lazy.map(\.name).first { $0.lowercased() == lower }
}

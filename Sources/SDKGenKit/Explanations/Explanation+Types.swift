extension Explanation {
  /// What can be wrong with a type.
  static let types = [
    Explanation(
      "type-syntax",
      """
      The type expression cannot be read; the message says what was expected. Types look \
      like Swift's: 'Int?', '[Post]', '[String: Int]'.
      """),
    Explanation(
      "type-too-deep",
      """
      What the compiler needs for '[[[…]]]' doubles with each bracket, so types nest only so deep. \
      Declare a model for the inner ones.
      """),
    Explanation("double-optional", "A type is optional once or not at all."),
    Explanation(
      "unknown-type",
      """
      No model of this spec or its imports and no built-in type has this name. Names of \
      models are written exactly as declared.
      """),
    Explanation(
      "wrong-arguments",
      """
      The arguments in parentheses are not those this type takes, as in 'UnixTime(ms)' or \
      'Date(\"yyyy-MM-dd\", \"Asia/Seoul\")'.
      """),
    Explanation(
      "bad-pattern",
      """
      A date pattern has letters without a meaning or lacks a part. Its letters are y M d \
      H m s S; other text stands in single quotes.
      """),
    Explanation(
      "unknown-zone",
      "Time zones are named as in the IANA database: 'Asia/Seoul', 'UTC'."),
    Explanation(
      "misplaced-type",
      "'Bytes', 'File' and 'Void' mean something only in responses and multipart bodies."),
    Explanation(
      "misplaced-nullable",
      """
      Only a field can tell null from absent, so 'Nullable' stands only there, as \
      'Nullable<T>?'.
      """),
    Explanation(
      "misplaced-optional",
      "A value that must always be there, such as a path's parameter, cannot be optional."),
    Explanation(
      "dictionary-key",
      """
      The members of a JSON object have texts for names, so the keys of a dictionary are \
      'String'.
      """),
    Explanation(
      "not-a-date",
      "'dates' says what 'Date' means in this file, so it must be a form of date."),
  ]
}

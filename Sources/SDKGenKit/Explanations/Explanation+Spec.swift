extension Explanation {
  /// What can be wrong with the shape of a spec.
  static let spec = [
    Explanation(
      "unknown-key",
      """
      Nothing reads this key, so what it says would be lost. Keys that begin with 'x-' are \
      free.
      """),
    Explanation("missing-key", "A key that must be there is not."),
    Explanation(
      "wrong-kind",
      """
      The value is of another kind than this key takes: a number where a text must be, for \
      example.
      """),
    Explanation(
      "conflicting-keys",
      "Two keys say the same thing in different ways, or exclude each other."),
    Explanation("misplaced-key", "The key exists and means nothing here."),
    Explanation("empty-text", "A text that must say something is empty."),
    Explanation("empty-list", "A list or object that must hold something is empty."),
    Explanation("out-of-range", "A number is not whole, or too small or too large."),
    Explanation("unknown-choice", "The word is none of the few that this key takes."),
    Explanation("duplicate-name", "A name stands twice in a list where each may stand once."),
    Explanation("bad-name", "An API's name needs a letter, because its client is named after it."),
    Explanation(
      "bad-swift-name",
      "The name given with 'swift' is not one that Swift allows at this place."),
  ]
}

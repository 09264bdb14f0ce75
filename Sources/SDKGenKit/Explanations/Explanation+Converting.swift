extension Explanation {
  /// What 'sdkgen convert' can have to say.
  static let converting = [
    Explanation(
      "left-out",
      "The native format has no words for this part of a document, and what was written goes without it."
    ),
    Explanation(
      "already-native",
      "The file is what 'sdkgen convert' would make of it: a spec of the native format."),
    Explanation(
      "not-convertible",
      "The document says something that the rules of the native format exclude. What was written says it "
        + "all the same, and has to be changed by hand before it can be generated from."),
    Explanation(
      "file-exists",
      "A converted spec is there to be changed, so 'sdkgen convert' never overwrites a file."),
  ]
}

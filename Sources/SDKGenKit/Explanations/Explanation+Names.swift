extension Explanation {
  /// What can be wrong with Swift names.
  static let names = [
    Explanation(
      "name-clash",
      """
      Two names on the wire become the same Swift name, such as 'user_id' and 'userId'. \
      Give one another name with 'swift'; sdkgen does not number them, as the numbers \
      would move when the spec changes.
      """),
    Explanation(
      "resolved-clash",
      """
      Two names on the wire become the same Swift name, and one was given another. Only a \
      document that its user cannot change is treated so.
      """),
    Explanation(
      "renamed-name",
      "The name is one that Swift or the generated code needs for itself."),
    Explanation(
      "renamed-model",
      """
      Everybody who imports Swift, Foundation or SDKRuntime means something else by this \
      name, so the API's name stands in front.
      """),
    Explanation(
      "imported-model-name",
      """
      The model belongs to another file, which would name it differently; only there can \
      it be given a name.
      """),
    Explanation(
      "model-named-like-api",
      """
      A type that has its module's name hides the module: 'Shop.Item' is then looked up in \
      the type.
      """),
  ]
}

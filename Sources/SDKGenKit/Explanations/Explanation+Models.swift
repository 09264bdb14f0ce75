extension Explanation {
  /// What can be wrong with a model.
  static let models = [
    Explanation(
      "bad-model-name",
      """
      A model's name must be readable inside a type expression, so some characters are \
      out.
      """),
    Explanation(
      "built-in-name",
      "A model cannot take the name of a built-in type; uses of it would be ambiguous."),
    Explanation("duplicate-model", "Two files of one target declare a model of the same name."),
    Explanation(
      "inline-model",
      """
      There are no models without a name: an object where a type may stand is the long \
      form of a field. Declare the model and name it.
      """),
    Explanation(
      "field-misplaced",
      "Enums and unions have no fields; keys without '$' beside them have no place."),
    Explanation("alias-cycle", "An alias leads back to itself, so it stands for nothing."),
    Explanation(
      "alias-too-deep",
      """
      Aliases of aliases of aliases, more in a row than the compiler bears. Name what they lead to.
      """),
    Explanation(
      "extends-too-deep",
      """
      A model has all fields of all models above it, so a long chain of '$extends' makes more than \
      any compiler bears.
      """),
    Explanation("extends-cycle", "A model extends itself, so its fields never end."),
    Explanation("not-a-structure", "'$extends' takes over fields, which only a structure has."),
    Explanation(
      "infinite-model",
      """
      Each value of the model would need another one inside, without end. Make a field on \
      the way optional, or an array.
      """),
    Explanation("bad-enum-value", "The values of an enum are all texts or all whole numbers."),
    Explanation(
      "union-needs-tag",
      "Named members are told apart by the text in a field; '$tag' says in which."),
    Explanation(
      "union-member",
      """
      The tag of a union stands among the fields of its member, so a member must be a \
      structure unless '$content' puts it in a field of its own.
      """),
    Explanation("bad-lossy", "'$lossy' names fields of this model that are arrays."),
    Explanation(
      "bad-identity",
      """
      '$identity' names a required field of this model whose type is a scalar, or is \
      false.
      """),
    Explanation("wrong-value", "A default, example or constant is not a value of its type."),
    Explanation(
      "default-not-supported",
      """
      Swift has no literal for a value of this type. Make the field optional and decide in \
      your code.
      """),
  ]
}

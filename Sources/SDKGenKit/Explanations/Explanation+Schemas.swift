extension Explanation {
  /// What can be wrong with the schemas of an OpenAPI document, and what of them Swift does not say.
  static let schemas = [
    Explanation(
      "openapi-schema-wrong-kind",
      "The value of a schema's keyword is of another kind than it takes. It is left out."),
    Explanation(
      "openapi-unknown-type",
      """
      The types of schemas are string, number, integer, boolean, array, object and, from \
      OpenAPI 3.1, null. A schema of another type is read as any JSON.
      """),
    Explanation(
      "openapi-unknown-schema",
      "A '$ref' leads to nothing. What stands there is read as any JSON."),
    Explanation(
      "openapi-unknown-keyword",
      """
      No version of the standard has this keyword, so what it says is lost. Extensions begin \
      with 'x-'.
      """),
    Explanation("openapi-false-schema", "No value fits the schema 'false'; any JSON is read."),
    Explanation(
      "openapi-reference-siblings",
      """
      In OpenAPI 3.0 only a description and the like count beside '$ref'. From 3.1 on \
      everything counts.
      """),
    Explanation(
      "openapi-dynamic-reference",
      """
      '$recursiveRef' and '$dynamicRef' mean a schema that depends on who refers; they are \
      read as a reference to the nearest schema around them that offers itself.
      """),
    Explanation(
      "openapi-too-deep",
      """
      Schemas stand in schemas, or arrays in arrays, deeper than any reader or compiler follows. The \
      rest is any JSON.
      """),
    Explanation(
      "openapi-too-many-combinations",
      """
      Schemas that lead back to themselves are combined by 'allOf', and each way in which they hold \
      together is a type of its own; there can be exponentially many. The rest is any JSON.
      """),
    Explanation(
      "openapi-incompatible",
      """
      Schemas combined by 'allOf' allow nothing in common, so no value could fit both. The \
      later one counts.
      """),
    Explanation(
      "openapi-required",
      """
      'required' names what none of the combined schemas has as a property. Nothing is made of \
      it.
      """),
    Explanation(
      "openapi-enum-values",
      "Only strings, whole numbers and Booleans make constants in Swift."),
    Explanation(
      "openapi-value-kind",
      "A value of 'enum' or 'const' is not of the type that the schema states."),
    Explanation(
      "openapi-default", "A default that is not of its schema's type is left out."),
    Explanation(
      "openapi-discriminator",
      """
      The discriminator cannot tell all members apart: a member need not have the property, or \
      two share a value. They are told apart by what they hold.
      """),
    Explanation(
      "openapi-mapping",
      "A value in a discriminator's mapping leads to no member of the union. It is left out."),
    Explanation(
      "openapi-several-unions",
      """
      A value must fit one of several 'oneOf' or 'anyOf' at once. It is read as one object \
      that has the properties of all alternatives.
      """),
    Explanation(
      "openapi-tuple",
      """
      Swift's arrays have elements of one type. Where elements differ by position they are any \
      JSON.
      """),
    Explanation(
      "openapi-alias-cycle",
      "Schemas that are nothing but references to each other, or arrays of themselves, say nothing."
    ),
    Explanation(
      "openapi-union-cycle",
      """
      A union that is a member of itself would be read for ever. That member is left out: it \
      allows nothing that the others do not.
      """),
    Explanation(
      "openapi-nullable",
      """
      OpenAPI 3.1 writes 'type: [string, null]' instead of 'nullable'. Servers that say \
      'nullable' do send null, so it is honoured.
      """),
    Explanation(
      "openapi-constraint",
      """
      Lengths, ranges and patterns are checked by the server. Generated code neither checks nor \
      promises them.
      """),
    Explanation(
      "openapi-condition",
      """
      Rules such as 'if' and 'then' constrain values in ways that types do not say. Properties \
      that only stand there are optional.
      """),
    Explanation(
      "openapi-schema-id",
      """
      A '$id' gives a schema a URI of its own. References are read as paths of files and as \
      pointers and anchors in them; name the place of the schema instead of its '$id'.
      """),
  ]
}

import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// Mistakes in the keywords and references of schemas, and schemas that are too deep.
extension DiagnosticRule {
  static let schemaWrongKind = warning(
    "openapi-schema-wrong-kind",
    "The value of a schema's keyword has another type than the keyword takes. It is left out.")
  static let unknownType = warning(
    "openapi-unknown-type",
    "The types of schemas are string, number, integer, boolean, array, object and, from OpenAPI "
      + "3.1, null. Another type is read as the one that is most likely meant, if there is one, "
      + "and as any JSON otherwise. So is 'object' where the example or the format is none of an "
      + "object.")
  static let format = note(
    "openapi-format",
    "A format that sdkgen does not know changes nothing: the value is a plain string or number. "
      + "This one differs from a known one only in case or punctuation.")
  static let unknownSchema = warning(
    "openapi-unknown-schema",
    "A '$ref' points to nothing. A value of this schema is read as any JSON.")
  static let unknownKeyword = warning(
    "openapi-unknown-keyword",
    "No version of the standard has this keyword, so it is ignored. Extensions begin with 'x-'.")
  static let falseSchema = warning(
    "openapi-false-schema", "No value fits the schema 'false'; any JSON is read.")
  static let referenceSiblings = warning(
    "openapi-reference-siblings",
    "In OpenAPI 3.0 only a description and the like are allowed next to '$ref'. From 3.1 on, "
      + "every keyword is.")
  static let propertiesReference = warning(
    "openapi-properties-reference",
    "A '$ref' stands for a schema, not for the list of its properties; in 'properties' it would "
      + "be a property of that name. It is read as what it means all the same.")
  static let emptyEnum = warning(
    "openapi-empty-enum",
    "An empty 'enum' allows no value at all, which nobody means. It is ignored.")
  static let dynamicReference = warning(
    "openapi-dynamic-reference",
    "'$recursiveRef' and '$dynamicRef' mean a schema with an anchor for them: the nearest one around "
      + "them, or one in the '$defs' of a schema around them or of one that refers to this one. "
      + "Without an anchor they mean nothing else than '$ref'.")
  static let tooDeep = warning(
    "openapi-too-deep",
    "Schemas are nested in schemas, or arrays in arrays, deeper than any reader or compiler can "
      + "handle. The rest is any JSON.")
  static let tooManyCombinations = warning(
    "openapi-too-many-combinations",
    "Recursive schemas are combined by 'allOf', and each combination is a type of its own; there "
      + "can be exponentially many. The rest is any JSON.")
  static let nullable = warning(
    "openapi-nullable",
    "OpenAPI 3.1 replaced 'nullable' with 'type: [string, null]'. Servers whose documents still "
      + "use 'nullable' do send null, so it is honoured.")
  static let constraint = note(
    "openapi-constraint",
    "Lengths, ranges and patterns are checked by the server. Generated code neither checks nor "
      + "promises them.")
  static let condition = note(
    "openapi-condition",
    "Conditions such as 'if' and 'then' constrain values in ways that types cannot represent. "
      + "Properties that only they declare are optional.")
  static let schemaID = note(
    "openapi-schema-id",
    "A '$id' gives a schema a URI of its own, by which references in the same file may call it. "
      + "Those in other files are read as paths of files, and as pointers and anchors in them.")
  static let anyOf = note(
    "openapi-any-of",
    "A value may fit several members of an 'anyOf' at once. Members that have names and are told "
      + "apart by what they require are a choice: a value is read as the one that fits best, and "
      + "what only another one declares is left out. Members without names are merged into one "
      + "object instead.")
}

extension Diagnostic {
  /// `type: 5`
  static func openAPIWrongKind(
    _ what: String, expected: String, found: Element, effect: String = "it is left out"
  ) -> Self {
    about(
      .schemaWrongKind, at: found,
      "\(what) must be \(expected), not \(found.node.kind.description); \(effect)")
  }

  /// `required: true` in a property
  static func openAPIRequiredProperty(_ required: Element, _ property: Element) -> Self {
    let tokens = property.pointer.tokens.dropLast(2)
    let owner = tokens.dropLast().last == "schemas" ? "'\(tokens.last ?? "")'" : "its object"
    return aboutValue(
      .schemaWrongKind, at: required,
      "'required' must be an array, not a Boolean; list '\(property.name)' in 'required' of \(owner)"
    )
  }

  /// `format: datetime`
  static func openAPIFormat(_ name: String, _ near: String, at element: Element) -> Self {
    aboutValue(
      .format, at: element,
      "the format '\(name)' is not known and changes nothing\(suggestion(near))")
  }

  /// `type: any`
  static func openAPIUnknownType(_ name: String, _ element: Element, readAs meant: String?) -> Self
  {
    about(
      .unknownType, at: element,
      "no type is named '\(name)'; read as \(meant.map { "'\($0)'" } ?? "any JSON")")
  }

  /// `type: object` beside something that no object has
  static func openAPINoObject(_ other: String, _ element: Element) -> Self {
    about(
      .unknownType, at: element["type"] ?? element,
      "no object has the \(other); 'type: object' is ignored")
  }

  /// `properties: { $ref: … }`
  static func openAPIPropertiesReference(_ reference: Reference, in element: Element) -> Self {
    about(
      .propertiesReference, at: element,
      "'properties' cannot be a reference; read as the properties at '\(reference.text)', use 'allOf'"
    )
  }

  /// `enum: []`
  static func openAPIEmptyEnum(_ element: Element) -> Self {
    about(.emptyEnum, at: element, "the list of values is empty; it is ignored")
  }

  /// `$ref` to nothing.
  static func openAPIUnknownSchema(
    _ reference: SchemaReference, _ element: Element, among known: Vocabulary, in section: String
  ) -> Self {
    let name = reference.target.last
    let isComponent =
      reference.target.text.hasPrefix("/components/schemas/") && reference.target.tokens.count == 3
    let what =
      isComponent ? "no schema is named '\(name)'" : "'\(reference.text)' points to nothing"
    // Of `#/components/schema/Pet` or `#/definitions/Pet`, the name is right.
    let isElsewhere = !isComponent && known.contains(name)
    let meant = isElsewhere ? "#/\(section)/\(name)" : known.nearest(to: name)
    return Self(
      .unknownSchema, at: reference.location,
      "\(what); read as any JSON\(suggestion(isComponent || isElsewhere ? meant : nil))",
      pointer: element.pointer.text)
  }

  /// A keyword that no version of the standard has.
  static func openAPIUnknownKeyword(
    _ keyword: String, at location: SourceLocation, _ element: Element
  ) -> Self {
    let hint =
      nearest(to: keyword, in: keywords).map { "did you mean '\($0)'?" }
      ?? "extensions begin with 'x-'"
    return Self(
      .unknownKeyword, at: location, "a schema has no keyword '\(keyword)'; \(hint)",
      pointer: element.pointer.appending(keyword).text)
  }

  private static let keywords = [
    "type", "format", "properties", "required", "items", "enum", "const", "allOf", "anyOf", "oneOf",
    "not", "additionalProperties", "patternProperties", "description", "title", "default",
    "example", "examples", "nullable", "readOnly", "writeOnly", "deprecated", "discriminator",
    "minimum", "maximum", "pattern", "minLength", "maxLength", "minItems", "maxItems",
  ]

  /// The schema `false`.
  static func openAPIFalseSchema(_ element: Element) -> Self {
    about(.falseSchema, at: element, "no value fits the schema 'false'; read as any JSON")
  }

  /// Keywords beside a `$ref` in OpenAPI 3.0.
  static func openAPIReferenceSiblings(_ element: Element) -> Self {
    about(
      .referenceSiblings, at: element,
      "OpenAPI 3.0 ignores keywords next to '$ref'; put both into 'allOf' to combine them")
  }

  /// `$recursiveRef`, `$dynamicRef`
  static func openAPIDynamicReference(
    _ keyword: String, in text: String, at element: Element, target: String?
  ) -> Self {
    about(
      .dynamicReference, at: element,
      target.map {
        "'\(keyword): \(text)' is read as a reference to '#\($0)'; write '$ref' instead"
      } ?? "'\(keyword): \(text)' points to no enclosing schema; read as any JSON; write '$ref'")
  }

  static func openAPITooManyMerged(_ element: Element, limit: Int) -> Self {
    about(
      .tooManyCombinations, at: element,
      "schemas are combined here in more than \(limit) ways; this one and further ones are read as "
        + "any JSON; give the common part of recursive schemas a name")
  }

  static func openAPITypeTooDeep(_ element: Element) -> Self {
    about(
      .tooDeep, at: element,
      "arrays and dictionaries are nested more than \(TypeReference.maximumDepth) deep here, which is "
        + "too much for the compiler; their contents are read as any JSON")
  }

  static func openAPIAliasesTooDeep(_ model: Model) -> Self {
    Self(
      .tooDeep, at: model.location,
      "more than \(Aliases.maximumChain) types that are nothing but arrays or dictionaries of each other "
        + "follow '\(model.id.rawValue)'; it is read as any JSON", pointer: model.provenance)
  }

  static func openAPITooDeep(_ element: Element) -> Self {
    about(
      .tooDeep, at: element,
      "schemas are nested more than \(Nesting.maximum) deep here; the rest is read as any JSON")
  }
}

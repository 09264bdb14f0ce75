import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

/// What can be wrong with schemas, and what of them does not reach Swift.
extension Diagnostic {
  /// A warning, unless nothing is lost, at the key that names the element where it has one.
  static func schema(
    _ id: SchemaDiagnosticID, _ element: Element, _ message: String,
    severity: Severity = .warning, notes: [Note] = []
  ) -> Self {
    Diagnostic(
      id.rawValue, severity, at: element.keyLocation ?? element.location, message, notes: notes,
      pointer: element.pointer.text)
  }

  /// `type: 5`
  static func openAPIWrongKind(_ what: String, expected: String, found: Element) -> Self {
    schema(
      .wrongKind, found,
      "\(what) must be \(expected), not \(found.node.kind.description); it is left out")
  }

  /// `type: any`
  static func openAPIUnknownType(_ name: String, _ element: Element) -> Self {
    let habits = [
      "int": "integer", "long": "integer", "float": "number", "double": "number",
      "bool": "boolean", "date": "string", "datetime": "string", "file": "string", "map": "object",
      "list": "array", "text": "string", "uuid": "string",
    ]
    let meant = habits[name.lowercased()] ?? nearest(to: name, in: Kinds.names)
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    return schema(
      .unknownType, element, "no type is named '\(name)'; read as any JSON\(hint)")
  }

  /// `$ref` to nothing.
  static func openAPIUnknownSchema(
    _ reference: SchemaReference, _ element: Element, among known: Vocabulary
  ) -> Self {
    let name = reference.target.last
    let isComponent =
      reference.target.text.hasPrefix("/components/schemas/") && reference.target.tokens.count == 3
    let what = isComponent ? "no schema is named '\(name)'" : "'\(reference.text)' leads to nothing"
    let hint =
      isComponent ? known.nearest(to: name).map { "; did you mean '\($0)'?" } ?? "" : ""
    return Diagnostic(
      SchemaDiagnosticID.unknownSchema.rawValue, .warning, at: reference.location,
      "\(what); read as any JSON\(hint)", pointer: element.pointer.text)
  }

  /// A keyword that no version of the standard has.
  static func openAPIUnknownKeyword(
    _ keyword: String, at location: SourceLocation, _ element: Element
  ) -> Self {
    let hint =
      nearest(to: keyword, in: keywords).map { "; did you mean '\($0)'?" }
      ?? "; keywords of your own begin with 'x-'"
    return Diagnostic(
      SchemaDiagnosticID.unknownKeyword.rawValue, .warning, at: location,
      "a schema has no keyword '\(keyword)'\(hint)",
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
    schema(.falseSchema, element, "no value fits the schema 'false'; read as any JSON")
  }

  /// Keywords beside a `$ref` in OpenAPI 3.0.
  static func openAPIReferenceSiblings(_ element: Element) -> Self {
    schema(
      .siblings, element,
      "OpenAPI 3.0 ignores what stands beside '$ref'; put both into 'allOf' to combine them")
  }

  /// `$recursiveRef`, `$dynamicRef`
  static func openAPIDynamicReference(
    _ keyword: String, _ text: String, _ element: Element, target: String?
  ) -> Self {
    guard let target else {
      return schema(
        .dynamicReference, element,
        "'\(keyword): \(text)' leads to no schema around it; read as any JSON; write '$ref'")
    }
    return schema(
      .dynamicReference, element,
      "'\(keyword): \(text)' is read as a reference to '#\(target)'; write '$ref' to say so")
  }

  static func openAPITooManyMerged(_ element: Element, limit: Int) -> Self {
    schema(
      .tooManyMerged, element,
      "schemas hold together here in more than \(limit) ways; this one and "
        + "further ones are read as any JSON; name what recursive schemas have in common")
  }

  static func openAPITypeTooDeep(_ element: Element) -> Self {
    schema(
      .tooDeep, element,
      "arrays and dictionaries nest more than \(TypeReference.maximumDepth) deep here, which is too much "
        + "for the compiler; what they hold is read as any JSON")
  }

  static func openAPIAliasesTooDeep(_ model: Model) -> Self {
    Diagnostic(
      SchemaDiagnosticID.tooDeep.rawValue, .warning, at: model.location,
      "more than \(maximumAliases) types that are nothing but arrays or dictionaries of each other "
        + "follow on '\(model.id.rawValue)'; it is read as any JSON",
      pointer: model.provenance)
  }

  static func openAPITooDeep(_ element: Element) -> Self {
    schema(
      .tooDeep, element,
      "schemas nest more than \(Nesting.maximum) deep here; the rest is read as any JSON"
    )
  }
}

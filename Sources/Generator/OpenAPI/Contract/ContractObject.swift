/// An object of a document of which a contract has the members that decide what is valid, and examples.
enum ContractObject: Sendable {
  case schema, parameter, header, example, mediaType, encoding, requestBody, response, link
  case securityScheme

  /// The content of a member.
  enum Content: Sendable {
    /// A value, as it is.
    case value
    case object(ContractObject)
    case list(ContractObject)
    /// An object whose keys are names.
    case map(ContractObject)
    case discriminator
  }

  /// The content of a member of this name; nil: a contract does without.
  func content(of name: String) -> Content? { Self.members[self]?[name] }

  private static let members: [Self: [String: Content]] = [
    .schema: values(
      "type", "nullable", "enum", "const", "format", "contentEncoding", "contentMediaType",
      "pattern", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
      "exclusiveMaximum", "multipleOf", "minItems", "maxItems", "uniqueItems", "minContains",
      "maxContains", "required", "dependentRequired", "minProperties", "maxProperties",
      "readOnly", "writeOnly", "default", "example", "examples", "xml"
    ).merging([
      "discriminator": .discriminator, "contentSchema": .object(.schema),
      "properties": .map(.schema), "patternProperties": .map(.schema),
      "dependentSchemas": .map(.schema), "additionalProperties": .object(.schema),
      "unevaluatedProperties": .object(.schema), "propertyNames": .object(.schema),
      "items": .object(.schema), "prefixItems": .list(.schema), "contains": .object(.schema),
      "unevaluatedItems": .object(.schema), "allOf": .list(.schema), "anyOf": .list(.schema),
      "oneOf": .list(.schema), "not": .object(.schema), "if": .object(.schema),
      "then": .object(.schema), "else": .object(.schema),
    ]) { $1 },
    .parameter: values(
      "name", "in", "required", "style", "explode", "allowReserved", "allowEmptyValue",
      "collectionFormat"
    ).merging(described) { $1 },
    .header: values("required", "style", "explode").merging(described) { $1 },
    .example: values("value", "dataValue", "serializedValue"),
    .mediaType: described.merging([
      "itemSchema": .object(.schema), "encoding": .map(.encoding),
    ]) { $1 },
    .encoding: values(
      "contentType", "style", "explode", "allowReserved", "collectionFormat"
    ).merging([
      "headers": .map(.header)
    ]) { $1 },
    .requestBody: ["required": .value, "content": .map(.mediaType)],
    .response: [
      "headers": .map(.header), "content": .map(.mediaType), "links": .map(.link),
    ],
    .link: values("operationId", "operationRef", "parameters", "requestBody"),
    .securityScheme: values(
      "type", "name", "in", "scheme", "bearerFormat", "flows", "openIdConnectUrl"),
  ]

  private static let described: [String: Content] = [
    "schema": .object(.schema), "content": .map(.mediaType), "example": .value,
    "examples": .map(.example),
  ]

  private static func values(_ names: String...) -> [String: Content] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, .value) })
  }
}

/// The members of a document by what they hold.
enum DocumentParts {
  /// Members that hold data, not parts of the document.
  static let values: Set = ["example", "default", "enum", "const", "value", "dataValue"]

  /// Members from which nothing is generated.
  static let unread: Set = ["externalDocs", "links", "callbacks"]

  /// Members whose keys are names without a meaning.
  static let maps = Set(additionalOperations).union([
    "properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "schemas",
    "parameters", "responses", "headers", "requestBodies", "securitySchemes", "links", "callbacks",
    "pathItems", "paths", "webhooks", "content", "encoding", "variables", "mediaTypes",
  ])

  /// The operations of a path by any method, also as OpenAPI's own extension has them before 3.2.
  static let additionalOperations = ["additionalOperations", oaiOperations]
  static let oaiOperations = "x-oai-additionalOperations"

  /// Returns whether a member is an extension, of whose value nothing is known.
  static func isExtension(_ name: String) -> Bool {
    name.hasPrefix("x-") && name != oaiOperations
  }
}

/// What the keys of an object are: keywords, or names of the document's own.
enum SchemaKeys {
  case object, names

  /// Returns what the keys below a member are; nil for data, which refers to nothing.
  func below(_ name: String) -> Self? {
    if self == .names { return .object }
    if DocumentParts.values.contains(name) || DocumentParts.isExtension(name) { return nil }
    return DocumentParts.maps.contains(name) ? .names : .object
  }
}

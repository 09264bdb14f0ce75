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

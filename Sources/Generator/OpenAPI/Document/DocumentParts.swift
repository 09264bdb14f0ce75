/// The members of a document by what they hold.
enum DocumentParts {
  /// Members that hold data, not parts of the document.
  static let values: Set = ["example", "default", "enum", "const", "value"]

  /// Members from which nothing is generated.
  static let unread: Set = ["externalDocs", "links", "callbacks"]

  /// Members whose keys are names without a meaning.
  static let maps: Set = [
    "properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "schemas",
    "parameters", "responses", "headers", "requestBodies", "securitySchemes", "links", "callbacks",
    "pathItems", "paths", "webhooks", "content", "encoding", "variables",
  ]
}

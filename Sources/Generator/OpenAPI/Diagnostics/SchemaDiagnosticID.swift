import SDKGenDiagnostics

/// The ids of what is said of schemas, one case each; a test asks for a document for each.
enum SchemaDiagnosticID: String, CaseIterable {
  case wrongKind = "openapi-schema-wrong-kind"
  case unknownType = "openapi-unknown-type"
  case unknownSchema = "openapi-unknown-schema"
  case unknownKeyword = "openapi-unknown-keyword"
  case falseSchema = "openapi-false-schema"
  case siblings = "openapi-reference-siblings"
  case dynamicReference = "openapi-dynamic-reference"
  case tooDeep = "openapi-too-deep"
  case tooManyMerged = "openapi-too-many-combinations"
  case incompatible = "openapi-incompatible"
  case required = "openapi-required"
  case enumValues = "openapi-enum-values"
  case valueKind = "openapi-value-kind"
  case badDefault = "openapi-default"
  case discriminator = "openapi-discriminator"
  case mapping = "openapi-mapping"
  case severalUnions = "openapi-several-unions"
  case tuple = "openapi-tuple"
  case aliasCycle = "openapi-alias-cycle"
  case unionCycle = "openapi-union-cycle"
  case nullable = "openapi-nullable"
  case constraint = "openapi-constraint"
  case condition = "openapi-condition"
  case identifier = "openapi-schema-id"
}

extension Diagnostic {
  package static let allSchemaIDs = SchemaDiagnosticID.allCases.map(\.rawValue)
}

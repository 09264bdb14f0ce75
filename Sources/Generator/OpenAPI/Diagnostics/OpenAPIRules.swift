package import SDKGenDiagnostics

/// Every kind of diagnostic about documents and operations.
package let openAPIRules = rules(
  of: DocumentDiagnostic.self, ReferenceDiagnostic.self, SecurityDiagnostic.self,
  OperationDiagnostic.self, ParameterDiagnostic.self, BodyDiagnostic.self, SwaggerDiagnostic.self)

/// Every kind of diagnostic about schemas.
package let schemaRules = rules(of: SchemaDiagnostic.self, SchemaTypeDiagnostic.self)

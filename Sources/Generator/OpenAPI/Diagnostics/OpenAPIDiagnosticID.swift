package import SDKGenDiagnostics

/// The ids of what is said of documents and calls, one case each; a test asks for a document for each.
enum OpenAPIDiagnosticID: String, CaseIterable {
  // The document.
  case swagger2 = "openapi-swagger-2"
  case version = "openapi-version"
  case newerVersion = "openapi-newer-version"
  case remoteReference = "openapi-remote-reference"
  case missingFile = "openapi-missing-file"
  case unknownReference = "openapi-unknown-reference"
  case referenceCycle = "openapi-reference-cycle"
  case wrongKind = "openapi-wrong-kind"
  case unknownMember = "openapi-unknown-member"
  case missingMember = "openapi-missing-member"
  case new32 = "openapi-new-in-3-2"

  // Servers, credentials, groups.
  case serverURL = "openapi-server-url"
  case serverVariable = "openapi-server-variable"
  case furtherServers = "openapi-further-servers"
  case unknownScheme = "openapi-unknown-scheme"
  case unsupportedScheme = "openapi-unsupported-scheme"
  case noRequirement = "openapi-no-requirement"
  case tokenFlow = "openapi-token-flow"
  case furtherTags = "openapi-further-tags"
  case duplicateTag = "openapi-duplicate-tag"

  // Operations.
  case duplicateOperation = "openapi-duplicate-operation"
  case duplicateParameter = "openapi-duplicate-parameter"
  case pathSyntax = "openapi-path-syntax"
  case undeclaredPathParameter = "openapi-undeclared-path-parameter"
  case unusedPathParameter = "openapi-unused-path-parameter"
  case optionalPathParameter = "openapi-optional-path-parameter"
  case ignoredHeader = "openapi-ignored-header"
  case parameterPlace = "openapi-parameter-place"
  case parameterStyle = "openapi-parameter-style"
  case parameterContent = "openapi-parameter-content"
  case objectQuery = "openapi-object-query"
  case objectsInQuery = "openapi-objects-in-query"
  case notCalled = "openapi-not-called"

  // Bodies and responses.
  case emptyValue = "openapi-empty-value"
  case otherContent = "openapi-other-content"
  case rawContent = "openapi-raw-content"
  case bodyNotAllowed = "openapi-body-not-allowed"
  case bodyShape = "openapi-body-shape"
  case encoding = "openapi-encoding"
  case badStatus = "openapi-bad-status"
  case noResponse = "openapi-no-response"
  case redirect = "openapi-redirect"
  case exampleMismatch = "openapi-example-mismatch"
  case badPagination = "openapi-bad-pagination"
}

extension Diagnostic {
  package static let allOpenAPIIDs = OpenAPIDiagnosticID.allCases.map(\.rawValue)
}

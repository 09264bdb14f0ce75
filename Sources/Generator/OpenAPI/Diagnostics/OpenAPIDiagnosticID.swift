package import SDKGenDiagnostics

/// The ids of what is said of documents and calls, one case each; a test asks for a document for each.
enum OpenAPIDiagnosticID: String, CaseIterable {
  // The document.
  case swagger2 = "openapi-swagger-2"
  case version = "openapi-version"
  case newerVersion = "openapi-newer-version"
}

extension Diagnostic {
  package static let allOpenAPIIDs = OpenAPIDiagnosticID.allCases.map(\.rawValue)
}

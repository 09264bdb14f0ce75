package import SDKGenDiagnostics

/// What an id of a diagnostic means, for those who want to know more than its message says.
package struct Explanation: Equatable, Sendable {
  package var id: String
  package var text: String

  init(_ id: String, _ text: String) {
    self.id = id
    self.text = text
  }

  /// Every id there is.
  package static let all = ofSpecs + templates + files + converting

  /// Those that the contents of a spec alone can bring about.
  static let ofSpecs =
    texts + yamlTexts + spec + types + models + endpoints + servers + names + openAPI
    + openAPICalls + schemas
}

extension Diagnostic {
  /// Ids for each of which a spec of a few lines can be written, good or bad.
  package static let idsASpecCanProvoke = Explanation.ofSpecs.map(\.id).filter {
    // These take megabytes, or make them.
    ![
      "file-too-large", "too-many-mistakes", "alias-expansion", "openapi-too-many-combinations",
    ].contains($0)
  }
}

package import SDKGenDiagnostics
internal import SDKGenSwiftPlanning

/// What keeps a call from being added to a document.
let snippetRules: [DiagnosticRule] = [.noDocument, .operationElsewhere]

extension DiagnosticRule {
  static let noDocument = error(
    "no-document",
    "'sdkgen snippets --overlay' makes an overlay of an OpenAPI or Swagger document, and a spec in sdkgen's "
      + "own format is none. Without '--overlay' the calls are printed as Markdown.")
  static let operationElsewhere = note(
    "operation-elsewhere",
    "An overlay changes the operations of one document. Those of a path that leads to another file are left "
      + "out of it, and one that stands under several paths has the call of the first.")
}

extension Diagnostic {
  /// Indicates that it is about the result of `snippets`, not about the spec.
  package var isAboutSnippets: Bool { snippetRules.contains { $0.id == id } }

  static func noDocument(_ file: String, at location: SourceLocation) -> Self {
    Self(
      .noDocument, at: location,
      "'\(file)' is no OpenAPI document, so no overlay can add to it; leave out '--overlay' for Markdown"
    )
  }

  static func operationElsewhere(_ snippet: PlannedSnippets.Snippet) -> Self {
    Self(
      .operationElsewhere, at: snippet.location,
      "'\(snippet.requestLine)' stands in another file than the document, so the overlay leaves it out"
    )
  }

  static func operationTwice(
    _ snippet: PlannedSnippets.Snippet, _ first: PlannedSnippets.Snippet
  ) -> Self {
    Self(
      .operationElsewhere, at: snippet.location,
      "'\(snippet.requestLine)' and '\(first.requestLine)' are one operation of the document, which has the "
        + "call of the latter")
  }
}

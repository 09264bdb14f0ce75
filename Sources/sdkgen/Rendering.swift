internal import SDKGenDiagnostics

// Stand-ins until the renderers of SDKGenDiagnostics are there.

func renderText(_ diagnostics: [Diagnostic], _ sources: Sources, isColored: Bool) -> String {
  diagnostics.map { diagnostic in
    let place = diagnostic.location.map { "\($0): " } ?? ""
    return "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]\n"
  }.joined()
}

func renderJSON(_ diagnostics: [Diagnostic]) -> String {
  "[" + diagnostics.map { "{\"id\": \"\($0.id)\"}" }.joined(separator: ", ") + "]\n"
}

func renderSARIF(_ diagnostics: [Diagnostic]) -> String { renderJSON(diagnostics) }

package import SDKGenDiagnostics

extension [Diagnostic] {
  /// Returns the diagnostics with every warning turned into an error.
  package func strict() -> [Diagnostic] {
    map { diagnostic in
      var strict = diagnostic
      if strict.severity == .warning { strict.severity = .error }
      return strict
    }
  }

  package var hasErrors: Bool { contains { $0.severity == .error } }
}

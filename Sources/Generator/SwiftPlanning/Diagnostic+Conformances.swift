package import SDKGenDiagnostics

/// Mistakes in `conformances`.
enum ConformanceDiagnostic: DiagnosticKind {
  case unknown, impossible

  var rule: DiagnosticRule {
    switch self {
    case .unknown:
      .error(
        "unknown-conformance",
        "'conformances' refers to a type that this client does not have. Use the types' Swift names."
      )
    case .impossible:
      .error(
        "impossible-conformance",
        """
        'conformances' requests what the model cannot have: the type of one of its properties lacks it, \
        calls need what is taken away, or it is not a protocol.
        """)
    }
  }
}

/// Every kind of diagnostic of planning.
package let planningRules = rules(of: ConformanceDiagnostic.self)

extension Diagnostic {
  static func unknownConformance(
    _ name: String, nearest: String?, at location: SourceLocation?
  ) -> Self {
    Diagnostic(
      ConformanceDiagnostic.unknown, at: location,
      "no type of this client is named '\(name)'\(suggestion(nearest))")
  }

  static func impossibleConformance(_ reason: String, at location: SourceLocation?) -> Self {
    Diagnostic(ConformanceDiagnostic.impossible, at: location, reason)
  }
}

package import SDKGenDiagnostics

/// Mistakes in `conformances` and `protocols`.
enum ConformanceDiagnostic: DiagnosticKind {
  case unknown, impossible, costly, takenProtocol

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
    case .costly:
      .note(
        "costly-conformance",
        """
        Models are 'Hashable', and in a large document that is about a fifth of what they cost the compiler. \
        With "conformances": { "*": "-Hashable" } they go without; models that need it can be listed \
        by name, and what they hold follows.
        """)
    case .takenProtocol:
      .error(
        "taken-protocol-name",
        "'protocols' gives a protocol the name of another type of the client. Choose another form."
      )
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

  static func costlyConformance(models: Int) -> Self {
    Diagnostic(
      ConformanceDiagnostic.costly, at: nil,
      "\(models) models are 'Hashable', about a fifth of what they cost the compiler; "
        + "\"conformances\": { \"*\": \"-Hashable\" } in sdkgen.json leaves it out")
  }

  static func takenProtocolName(_ name: String, at location: SourceLocation?) -> Self {
    Diagnostic(
      ConformanceDiagnostic.takenProtocol, at: location,
      "a protocol cannot be named '\(name)', as another type of the client is; choose another form, such as '*Service'"
    )
  }

  static func impossibleConformance(_ reason: String, at location: SourceLocation?) -> Self {
    Diagnostic(ConformanceDiagnostic.impossible, at: location, reason)
  }
}

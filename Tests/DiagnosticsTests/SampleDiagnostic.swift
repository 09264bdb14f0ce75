import SDKGenDiagnostics

enum SampleDiagnostic: DiagnosticKind {
  case duplicateKey, notYet, here, everywhere, unknownType

  var rule: DiagnosticRule {
    switch self {
    case .duplicateKey: .error("duplicate-key", "A key is there twice: {k}.")
    case .notYet: .warning("not-yet", "Later.")
    case .here: .warning("openapi-x", "Here.")
    case .everywhere: .warning("openapi-y", "Everywhere.")
    case .unknownType: .error("unknown-type", "No type.")
    }
  }
}

import SDKGenDiagnostics

let sampleRules: [DiagnosticRule] = [.duplicateKey, .notYet, .here, .everywhere, .unknownType]

extension DiagnosticRule {
  static let duplicateKey = error("duplicate-key", "A key is there twice: {k}.")
  static let notYet = warning("not-yet", "Later.")
  static let here = warning("openapi-x", "Here.")
  static let everywhere = warning("openapi-y", "Everywhere.")
  static let unknownType = error("unknown-type", "No type.")
}

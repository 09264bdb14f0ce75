/// The kinds that several stages report.
package enum SharedDiagnostic: DiagnosticKind {
  case unknownKey, missingKey, wrongKind, badSwiftName

  package var rule: DiagnosticRule {
    switch self {
    case .unknownKey:
      .error(
        "unknown-key",
        """
        Nothing reads this key, so its value would be ignored. Keys that begin with 'x-' are free for \
        your own use.
        """)
    case .missingKey: .error("missing-key", "A required key is missing.")
    case .wrongKind:
      .error(
        "wrong-kind",
        "The value has the wrong JSON type for its key: a number instead of a string, for example.")
    case .badSwiftName:
      .error(
        "bad-swift-name",
        """
        A Swift name chosen with 'swift', '$swift' or 'rename' is not an identifier, or means something \
        else where it would be used.
        """)
    }
  }
}

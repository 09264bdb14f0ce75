import SDKGenDiagnostics

/// Parts of the format that are read, checked and resolved, and for which the runtime has nothing
/// so far. An entry taken out of this list is supported.
let notYet: [String] = ["stream", "oauth2", "file"]

/// Says so when a key is one of those.
func checkSupported(of key: String, at location: SourceLocation?) -> [Diagnostic] {
  guard let location, notYet.contains(key) else { return [] }
  return [.notYet(key, at: location)]
}

import SDKGenDiagnostics

/// What can be wrong with servers and schemes.
extension Diagnostic {
  static func badURL(_ url: String, _ why: String, at location: SourceLocation) -> Self {
    Diagnostic(.badURL, at: location, "'\(url)' cannot be used; \(why)")
  }

  static func unusedVariable(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Diagnostic(
      .unusedVariable, at: location,
      "the URL has no '{\(name)}'\(suggestion(for: name, among: known))")
  }

  static func unknownServer(_ name: String, known: [String], at location: SourceLocation) -> Self {
    let hint = known.isEmpty ? "; 'servers' names servers" : suggestion(for: name, among: known)
    return Diagnostic(.unknownServer, at: location, "no server is named '\(name)'\(hint)")
  }

  /// A constant by server that leaves one out.
  static func missingServer(_ names: [String], at location: SourceLocation) -> Self {
    Diagnostic(
      .missingServer, at: location, "the constant needs a value for \(listed(names, "and"))")
  }

  static func unknownScheme(_ name: String, known: [String], at location: SourceLocation) -> Self {
    let hint =
      known.isEmpty
      ? "; 'auth' at the top level names schemes" : suggestion(for: name, among: known)
    return Diagnostic(.unknownScheme, at: location, "no scheme is named '\(name)'\(hint)")
  }

  static func schemeNamedNone(at location: SourceLocation) -> Self {
    Diagnostic(
      .schemeName, at: location,
      "'none' means no scheme at all and cannot name one; choose another name")
  }
}

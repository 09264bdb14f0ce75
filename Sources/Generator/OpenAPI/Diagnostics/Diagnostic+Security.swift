internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// What can be wrong with servers and credentials.
extension Diagnostic {
  static func relativeServer(_ text: String, _ url: Element) -> Self {
    aboutValue(
      .serverURL, .note, url,
      "'\(text)' is relative to where the document was found; the client must be given a base URL")
  }

  static func serverURL(_ text: String, _ why: String, _ url: Element) -> Self {
    aboutValue(
      .serverURL, .warning, url, "'\(text)' cannot be a server: \(why); it is left out")
  }

  static func undeclaredVariable(_ name: String, _ url: Element) -> Self {
    aboutValue(
      .serverVariable, .warning, url,
      "the variable '\(name)' is not declared; the caller must give it")
  }

  static func unusedVariable(_ variable: Element) -> Self {
    about(
      .serverVariable, .warning, variable,
      "the URL has no '{\(variable.name)}'; the variable is left out")
  }

  static func unknownScheme(_ name: Element, known: [String]) -> Self {
    about(
      .unknownScheme, .warning, name,
      "no security scheme is named '\(name.name)'; the alternative is left out"
        + hint(name.name, known))
  }

  static func unreadableScheme(_ scheme: Element) -> Self {
    about(
      .unknownScheme, .warning, scheme,
      "the reference of '\(scheme.name)' leads to no security scheme; it is left out")
  }

  static func bearerFlows(_ scheme: Element, _ flows: Element?) -> Self {
    let names = (flows?.members ?? []).map { "'\($0.name)'" }.joined(separator: ", ")
    return about(
      .tokenFlow, .note, scheme,
      "tokens of \(names.isEmpty ? "a scheme without flows" : names) are not fetched; "
        + "the client is given a bearer token")
  }

  static func unsupportedScheme(_ scheme: Element, _ kind: Element?) -> Self {
    let kind = kind?.node.string ?? "of no type"
    return about(
      .unsupportedScheme, .note, scheme,
      "'\(scheme.name)' is \(kind), which is the transport's matter; the client sends nothing for it"
    )
  }

  static func badKeyScheme(_ scheme: Element) -> Self {
    about(
      .unsupportedScheme, .warning, scheme,
      "'\(scheme.name)' needs a 'name', and 'in' with query, header or cookie; it is left out")
  }

  static func noRequirement(_ schemes: Element?) -> Self {
    Diagnostic(
      OpenAPIDiagnosticID.noRequirement.rawValue, .note,
      at: schemes?.keyLocation ?? schemes?.location,
      "nothing says which calls need these; a credential goes with every call if one is given",
      pointer: schemes?.pointer.text)
  }
}

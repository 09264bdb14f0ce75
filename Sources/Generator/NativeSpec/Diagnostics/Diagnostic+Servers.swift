import SDKGenDiagnostics

/// Mistakes in servers and authentication schemes.
extension DiagnosticRule {
  static let badURL = error(
    "bad-url",
    "A server is an absolute URL with the scheme http or https, without query or fragment.")
  static let unusedVariable = error(
    "unused-variable", "The variables of a server are used in its URL, in braces.")
  static let unknownServer = error("unknown-server", "'server' refers to one of 'servers'.")
  static let missingServer = error(
    "missing-server", "A constant that differs by server needs a value for each of them.")
  static let missingHost = warning(
    "missing-host",
    "Callers choose one of 'servers', and with it where all calls go. An endpoint whose 'server' "
      + "has no address in the 'hosts' of the chosen one goes to the one of 'servers' with that "
      + "name, with the same credentials, and if there is none to the chosen one itself.")
  static let unknownScheme = error(
    "unknown-scheme", "'auth' refers to a scheme declared in 'auth' at the top level.")
  static let schemeName = error(
    "scheme-name", "A scheme cannot be named 'none': in 'auth', 'none' means no credentials.")
}

extension Diagnostic {
  static func badURL(_ url: String, because why: String, at location: SourceLocation) -> Self {
    Self(.badURL, at: location, "'\(url)' cannot be used; \(why)")
  }

  static func unusedVariable(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .unusedVariable, at: location,
      "the URL has no '{\(name)}'\(suggestion(for: name, among: known))")
  }

  static func unknownServer(_ name: String, known: [String], at location: SourceLocation) -> Self {
    let hint =
      name.contains("://")
      ? "; give the URL a name in 'servers', and write the name here"
      : known.isEmpty ? "; declare it in 'servers'" : suggestion(for: name, among: known)
    return Self(.unknownServer, at: location, "no server is named '\(name)'\(hint)")
  }

  /// A constant by server that leaves one out.
  static func missingServer(_ names: [String], at location: SourceLocation) -> Self {
    Self(.missingServer, at: location, "the constant needs a value for \(listed(names, "and"))")
  }

  /// A server that callers choose without a host of its own for some endpoints. `url`: where they go.
  static func missingHost(
    _ host: String, of server: String?, url: String, at location: SourceLocation
  ) -> Self {
    Self(
      .missingHost, at: location,
      "\(server.map { "'\($0)'" } ?? "the server") has no host '\(host)', so calls that name it go to '\(url)' with it; "
        + "state it in 'hosts'")
  }

  static func unknownScheme(_ name: String, known: [String], at location: SourceLocation) -> Self {
    let near = nearest(to: name, in: known).map { "did you mean '\($0)'?" }
    let hint =
      known.isEmpty
      ? "; declare it in 'auth' at the top level"
      : "; \(near ?? "use \(listed(known))")"
    return Self(.unknownScheme, at: location, "no scheme is named '\(name)'\(hint)")
  }

  static func schemeNamedNone(at location: SourceLocation) -> Self {
    Self(
      .schemeName, at: location,
      "'none' means that no scheme is used and cannot be the name of one; choose another name")
  }
}

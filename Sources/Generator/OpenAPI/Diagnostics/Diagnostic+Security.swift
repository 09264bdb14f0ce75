internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSourceText

/// Mistakes in servers and security schemes.
extension DiagnosticRule {
  static let serverURL = warning(
    "openapi-server-url",
    "The URL cannot be the base of requests. A relative one depends on where the document was "
      + "found, so the client must be given a base URL.")
  static let duplicateServer = warning(
    "openapi-duplicate-server",
    "The 'name' of a server tells it from the others of its list. Callers know the second by its "
      + "description or host.")
  static let serverVariable = warning(
    "openapi-server-variable",
    "The variables of a server and the braces in its URL do not match, or a default only stands "
      + "for a value.")
  static let additionalServers = note(
    "openapi-additional-servers",
    "An operation with several servers of its own is sent to the first. The others are constants "
      + "of the client's servers as well.")
  static let missingHost = warning(
    "openapi-missing-host",
    "Callers choose one of the document's servers. An operation with servers of its own follows "
      + "that choice if it lists one for each, of the same name or description or in the same "
      + "order. Otherwise it is sent to its own server whichever is chosen, with the same "
      + "credentials. An address of which callers must give a part is theirs to state in 'hosts'.")
  static let unknownScheme = warning(
    "openapi-unknown-scheme",
    "A requirement refers to a security scheme that 'components/securitySchemes' does not "
      + "declare, so it cannot be met. If no other alternative remains, the only scheme or the "
      + "one of nearly the same name takes its place, or whichever credential the client is "
      + "given. Mend the name, or declare the scheme in an overlay.")
  static let unsupportedScheme = note(
    "openapi-unsupported-scheme",
    "The transport handles client certificates and challenges such as HTTP Digest. The client "
      + "sends no credential for them. A misspelt scheme gets a warning.")
  static let noRequirement = note(
    "openapi-no-requirement",
    "The document declares security schemes, and neither the document nor an operation requires "
      + "one. A credential that the client is given goes with every request.")
  static let tokenFlow = note(
    "openapi-token-flow",
    "A program can fetch tokens by itself only in the flow 'clientCredentials'. For every other "
      + "flow the app logs in and gives the client a bearer token, or a credential that refreshes "
      + "it, such as that of an AuthorizationCodeFlow or a DeviceCodeFlow.")
}

extension Diagnostic {
  static func duplicateServer(_ name: Element, first: Element) -> Self {
    aboutValue(
      .duplicateServer, at: name, "another server of this list is named '\(name.text ?? "?")'",
      notes: [Note("that is here", at: first.location)])
  }

  static func relativeServer(_ text: String, _ url: Element) -> Self {
    let isHost = beginsWithHost(text)
    let scheme = text.hasPrefix("localhost") ? "http" : "https"
    return aboutValue(
      .serverURL, at: url,
      "'\(text)' is relative to where the document was found; the client must be given a base URL"
        + (isHost ? "; did you forget '\(scheme)://'?" : ""), severity: isHost ? nil : .note)
  }

  /// The server of an operation that is left out.
  static func hostWithoutScheme(_ text: String, _ url: Element) -> Self {
    aboutValue(
      .serverURL, at: url,
      "'\(text)' begins with a host and is no URL; calls go to the client's server; "
        + "did you forget '\(text.hasPrefix("localhost") ? "http" : "https")://'?")
  }

  /// The path of an operation's server, in which nothing is an argument.
  static func fixedVariables(_ path: String, _ url: Element) -> Self {
    aboutValue(
      .serverVariable, at: url,
      "the server is the path '\(path)'; its variables keep their defaults", severity: .note)
  }

  /// The server of an operation whose variables are not those of the client's server.
  static func fixedVariables(_ names: [String], _ server: Element) -> Self {
    about(
      .serverVariable, at: server,
      "callers choose the variables of the client's server; \(names.quoted.joined(separator: ", ")) of this one "
        + (names.count == 1 ? "keeps its default" : "keep their defaults"),
      severity: .note)
  }

  static func missingHost(_ server: Element, of choices: [String]) -> Self {
    let names = choices.quoted.joined(separator: ", ")
    return about(
      .missingHost, at: server,
      "calls go to this server with \(names) chosen, too; list a server for each here")
  }

  /// The server of an operation, of whose URL callers must give a part.
  static func openHost(_ server: Element, named name: String) -> Self {
    about(
      .missingHost, at: server,
      "callers must give a part of this URL; calls go to the client's server unless that has this one in its "
        + "'hosts', under the name \"\(name)\""
    )
  }

  /// Returns true for `api.example.com/v1` and `localhost:8080`.
  static func beginsWithHost(_ text: String) -> Bool {
    let host = text.prefix { $0 != "/" && $0 != ":" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last else {
      return host == "localhost"
    }
    return last.count > 1 && last.allSatisfy(\.isLetter)
  }

  static func serverURL(_ text: String, reason why: String, at url: Element) -> Self {
    aboutValue(.serverURL, at: url, "'\(text)' cannot be a server: \(why); it is left out")
  }

  static func undeclaredVariable(_ name: String, _ url: Element) -> Self {
    aboutValue(
      .serverVariable, at: url, "the variable '\(name)' is not declared; the caller must provide it"
    )
  }

  static func placeholder(_ name: String, _ value: Element) -> Self {
    aboutValue(
      .serverVariable, at: value, "this stands for a value of '\(name)'; the caller must provide it"
    )
  }

  static func emptyVariable(_ name: String, _ value: Element) -> Self {
    aboutValue(
      .serverVariable, at: value,
      "the URL is none without a value of '\(name)'; the caller must provide it")
  }

  static func unusedVariable(_ variable: Element) -> Self {
    about(
      .serverVariable, at: variable, "the URL has no '{\(variable.name)}'; the variable is left out"
    )
  }

  /// What becomes of a requirement's scheme that is not declared.
  enum SchemePlace {
    case taken(by: String)
    /// Whichever credential is given goes with the call.
    case anyCredential
    /// No scheme is declared at all.
    case empty
    /// The scheme, or the alternative that needs it, is left out.
    case left
  }

  static func unknownScheme(_ name: Element, known: [String], place: SchemePlace) -> Self {
    let hint = suggestionOrList(for: name.name, among: known)
    let effect =
      switch place {
      case .taken(let other): "'\(other)' takes its place"
      case .anyCredential: "whichever credential the client is given goes with the call\(hint)"
      case .empty: "calls go out without a credential"
      case .left: "the alternative is left out\(hint)"
      }
    return about(.unknownScheme, at: name, "no security scheme is named '\(name.name)'; \(effect)")
  }

  /// `isAdded`: a requirement names it by its URI, and the document has no component for it.
  static func unreadableScheme(_ scheme: Element, isAdded: Bool) -> Self {
    let what = isAdded ? "this" : "the reference of '\(scheme.name)'"
    return Self(
      .unknownScheme, at: scheme.keyLocation ?? scheme.location,
      "\(what) points to no security scheme; it is left out",
      pointer: isAdded ? nil : scheme.pointer.text)
  }

  static func bearerFlows(_ scheme: Element, _ flows: Element?) -> Self {
    let names = (flows?.members ?? []).map { "'\($0.name)'" }.joined(separator: ", ")
    return about(
      .tokenFlow, at: scheme,
      "tokens of \(names.isEmpty ? "a scheme without flows" : names) are not fetched; "
        + "the client is given a bearer token")
  }

  /// `known` are the kinds for which the client sends something; one that is nearly one of them is a mistake.
  static func unsupportedScheme(_ scheme: Element, _ key: String, _ kind: Element?, known: [String])
    -> Self
  {
    let written = kind?.node.string ?? ""
    if let kind, let near = nearest(to: written, in: known) {
      return aboutValue(
        .unsupportedScheme, at: kind,
        "'\(written)' is no kind of security scheme, so the client sends nothing for '\(scheme.name)'"
          + suggestion(near), severity: .warning)
    }
    guard kind != nil else {
      return about(
        .unsupportedScheme, at: scheme,
        "'\(scheme.name)' needs a '\(key)' (\(known.joined(separator: ", "))); the client sends nothing for it",
        severity: .warning)
    }
    return about(
      .unsupportedScheme, at: scheme,
      "'\(scheme.name)' is \(written), which the transport handles; the client sends nothing for it"
    )
  }

  static func badKeyScheme(_ scheme: Element) -> Self {
    about(
      .unsupportedScheme, at: scheme,
      "'\(scheme.name)' needs a 'name', and 'in' with query, header or cookie; it is left out",
      severity: .warning)
  }

  static func badKeyName(
    _ scheme: Element, _ name: String, in location: SecurityScheme.Location
  ) -> Self {
    about(
      .unsupportedScheme, at: scheme,
      "'\(name)' cannot be the name of a \(location.rawValue) that a client sends; "
        + "'\(scheme.name)' is left out", severity: .warning)
  }

  static func noRequirement(_ schemes: Element?) -> Self {
    Self(
      .noRequirement, at: schemes?.keyLocation ?? schemes?.location,
      "no operation requires any of these; a credential goes with every request if one is given",
      pointer: schemes?.pointer.text)
  }
}

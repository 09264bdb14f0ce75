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

  static func missingServer(_ names: [String], at location: SourceLocation) -> Self {
    Self(
      .missingServer, at: location,
      "the constant needs a value for \(names.quoted.joined(last: "and"))")
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
      : "; \(near ?? "use \(known.quoted.joined(last: "or"))")"
    return Self(.unknownScheme, at: location, "no scheme is named '\(name)'\(hint)")
  }

  static func schemeNamedNone(at location: SourceLocation) -> Self {
    Self(
      .schemeName, at: location,
      "'none' means that no scheme is used and cannot be the name of one; choose another name")
  }
}

/// Mistakes in the method, the path and the parameters of an endpoint.
extension DiagnosticRule {
  static let noMethod = error(
    "no-method", "An endpoint states its method and path together: '\"GET\": \"/posts\"'.")
  static let pathSlash = error(
    "path-slash", "A path begins with '/' and is appended to the server's URL.")
  static let pathBrace = error(
    "path-brace", "Parameters of a path are written in braces: '/posts/{id: Int}'.")
  static let pathQuery = error(
    "path-query", "A path contains neither '?' nor '#'; query parameters are declared in 'query'.")
  static let pathDots = error(
    "path-dots",
    "Servers and caches remove the path components '.' and '..', each in their own way, so they "
      + "are never sent.")
  static let misplacedConstant = error(
    "misplaced-constant",
    "A constant is always sent and is not an argument, so it can be used only where arguments are "
      + "sent by name.")
  static let unknownParameter = error(
    "unknown-parameter",
    "'paginate', 'path' and 'styles' refer to parameters of the query or the path, or to fields "
      + "of the form, and there is none of this name.")
}

extension Diagnostic {
  static func noMethod(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .noMethod, at: location, "'\(name)' needs a method and a path, such as \"GET\": \"/\(name)\"")
  }

  static func pathWithoutSlash(_ path: String, at location: SourceLocation) -> Self {
    let hint = path.contains("://") ? "the rest of the URL belongs in 'server'" : "write '/\(path)'"
    return Self(.pathSlash, at: location, "a path must begin with '/'; \(hint)")
  }

  static func unclosedBrace(at location: SourceLocation) -> Self {
    Self(.pathBrace, at: location, "this '{' is not closed; it needs a '}' after its name or type")
  }

  static func unopenedBrace(at location: SourceLocation) -> Self {
    Self(.pathBrace, at: location, "this '}' has no '{' before it")
  }

  /// `{+path}`, `{;size}`
  static func expressionInPath(
    _ text: String, _ remedy: String, at location: SourceLocation
  ) -> Self {
    Self(.pathBrace, at: location, "'{\(text)}' is not a name with a type; \(remedy)")
  }

  /// `/pets{?page}/all`
  static func queryInsidePath(at location: SourceLocation) -> Self {
    Self(
      .pathQuery, at: location,
      "parameters of the query stand at the end of the path, or in 'query'")
  }

  /// `/posts/:id`
  static func colonInPath(_ segment: String, at location: SourceLocation) -> Self {
    Self(
      .pathBrace, at: location,
      "a parameter is written '{\(segment.dropFirst())}'; a text that begins with ':' is '%3A\(segment.dropFirst())'"
    )
  }

  static func queryInPath(at location: SourceLocation) -> Self {
    Self(.pathQuery, at: location, "a path cannot contain '?'; declare the parameters in 'query'")
  }

  static func fragmentInPath(at location: SourceLocation) -> Self {
    Self(.pathQuery, at: location, "a path cannot contain '#'; fragments are never sent")
  }

  static func dotsInPath(_ dots: String, at location: SourceLocation) -> Self {
    Self(.pathDots, at: location, "a path cannot contain the component '\(dots)'; remove it")
  }

  static func constantHere(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .misplacedConstant, at: location,
      "'\(name)' cannot be a constant; write the value into the path instead")
  }

  /// A key of `path` that the path has no braces for.
  static func unknownHole(_ name: String, known: [String], at location: SourceLocation) -> Self {
    Self(
      .unknownParameter, at: location,
      "the path has no '{\(name)}'\(suggestion(for: name, among: known))")
  }

  static func unknownFormField(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .unknownParameter, at: location,
      "the form has no field '\(name)'\(suggestion(for: name, among: known))")
  }

  static func unknownParameter(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .unknownParameter, at: location,
      "'query' has no parameter '\(name)'\(suggestion(for: name, among: known))")
  }
}

/// Mistakes in what an endpoint sends.
extension DiagnosticRule {
  static let notText = error(
    "not-text",
    "Paths, queries, headers and forms carry text, and values of this type cannot be written as "
      + "text.")
  static let wrongStyle = error(
    "wrong-style",
    "A style determines how arrays and objects are written; scalars have none, and not every "
      + "style fits both.")
  static let badHeaderName = error(
    "bad-header-name",
    "HTTP allows letters, digits and a few other characters in a header's name, and some headers "
      + "belong to the transport.")
  static let badContentType = error(
    "bad-content-type", "A content type is two words with a slash between: 'image/png'.")
  static let bodyNotAllowed = error(
    "body-not-allowed", "Requests with this method have no body; servers and proxies may drop it.")
  static let badDuration = error(
    "bad-duration",
    "A duration is a number of seconds, or a number with a unit: '500ms', '30s', '5m', '1h', "
      + "'2d'; from a millisecond to ten years.")
  static let badCache = error(
    "bad-cache",
    "'cache' is 'off', 'http', a duration (a number is seconds), or an object with 'fresh' and "
      + "'stale'.")
  static let streamSet = error(
    "stream-set", "'set' is the Boolean field of the body that asks the server for a stream.")
  static let cacheMethod = warning(
    "cache-method", "Only responses to GET and QUERY are kept and served again.")
}

extension Diagnostic {
  /// An endpoint whose own `cache` has no effect.
  static func uncachedMethod(_ method: String, at location: SourceLocation) -> Self {
    Self(
      .cacheMethod, at: location,
      "'cache' has no effect on \(method), of which no response is kept; remove it")
  }

  static func notText(_ what: String, _ type: String, at location: SourceLocation) -> Self {
    Self(
      .notText, at: location, "\(what) cannot be of type '\(type)', which cannot be written as text"
    )
  }

  static func notOneText(_ what: String, _ type: String, at location: SourceLocation) -> Self {
    Self(.notText, at: location, "\(what) must be a scalar or an enum, not '\(type)'")
  }

  static func wrongStyle(_ message: String, at location: SourceLocation) -> Self {
    Self(.wrongStyle, at: location, message)
  }

  static func badHeaderName(_ name: String, at location: SourceLocation) -> Self {
    Self(
      .badHeaderName, at: location,
      "'\(name)' cannot be the name of a header; use letters, digits and '-'")
  }

  static func reservedHeader(_ name: String, at location: SourceLocation) -> Self {
    Self(.badHeaderName, at: location, "'\(name)' is set by the transport; remove it")
  }

  static func badContentType(_ text: String, at location: SourceLocation) -> Self {
    Self(
      .badContentType, at: location,
      "'\(text)' is not a content type; write one such as 'image/png'")
  }

  static func badPartsType(_ text: String, at location: SourceLocation) -> Self {
    Self(
      .badContentType, at: location,
      "'\(text)' has no parts; write a type such as 'multipart/related'")
  }

  static func bodyNotAllowed(_ key: String, method: String, at location: SourceLocation) -> Self {
    Self(
      .bodyNotAllowed, at: location,
      "a \(method) request has no body; remove '\(key)' or use another method")
  }

  static func badDuration(_ what: String, _ text: String, at location: SourceLocation) -> Self {
    Self(
      .badDuration, at: location,
      "\(what) cannot be '\(text)'; write seconds, or '500ms', '30s', '5m', '1h', '2d', from 1ms to 3650d"
    )
  }

  static func badCache(at location: SourceLocation) -> Self {
    Self(
      .badCache, at: location,
      "'cache' must be 'off', 'http', seconds or a duration such as '5m', or an object with 'fresh' and 'stale'"
    )
  }

  static func streamSet(_ name: String, hint: String, at location: SourceLocation) -> Self {
    Self(.streamSet, at: location, "'\(name)' is not a Boolean field of the body\(hint)")
  }
}

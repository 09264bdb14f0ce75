import SDKGenDiagnostics

/// What can be wrong with an endpoint.
extension Diagnostic {
  /// An endpoint that says nowhere where it is.
  static func noMethod(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .noMethod, at: location,
      "'\(name)' needs a method and a path, such as \"GET\": \"/\(name)\"")
  }

  static func pathWithoutSlash(_ path: String, at location: SourceLocation) -> Self {
    let hint = path.contains("://") ? "the rest of the URL belongs in 'server'" : "write '/\(path)'"
    return Diagnostic(.pathSlash, at: location, "a path must begin with '/'; \(hint)")
  }

  static func unclosedBrace(at location: SourceLocation) -> Self {
    Diagnostic(
      .pathBrace, at: location, "this '{' is not closed; it needs a '}' after its name or type")
  }

  static func unopenedBrace(at location: SourceLocation) -> Self {
    Diagnostic(.pathBrace, at: location, "this '}' has no '{' before it")
  }

  static func queryInPath(at location: SourceLocation) -> Self {
    Diagnostic(.pathQuery, at: location, "a path cannot hold '?'; put the parameters in 'query'")
  }

  static func fragmentInPath(at location: SourceLocation) -> Self {
    Diagnostic(.pathQuery, at: location, "a path cannot hold '#'; fragments are never sent")
  }

  static func dotsInPath(_ dots: String, at location: SourceLocation) -> Self {
    Diagnostic(.pathDots, at: location, "a path cannot hold the component '\(dots)'; remove it")
  }

  /// A type that cannot be written as text.
  static func notText(_ what: String, _ type: String, at location: SourceLocation) -> Self {
    Diagnostic(.notText, at: location, "\(what) cannot be '\(type)', which has no form as text")
  }

  /// An array or object where one scalar must be.
  static func notOneText(_ what: String, _ type: String, at location: SourceLocation) -> Self {
    Diagnostic(.notText, at: location, "\(what) must be a scalar or an enum, not '\(type)'")
  }

  /// A style that does not go with the type.
  static func wrongStyle(_ message: String, at location: SourceLocation) -> Self {
    Diagnostic(.wrongStyle, at: location, message)
  }

  static func badHeaderName(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badHeaderName, at: location,
      "'\(name)' cannot name a header; use letters, digits and '-'")
  }

  static func reservedHeader(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(.badHeaderName, at: location, "'\(name)' is set by the transport; remove it")
  }

  static func badContentType(_ text: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badContentType, at: location,
      "'\(text)' is no content type; write one such as 'image/png'")
  }

  static func bodyNotAllowed(_ key: String, method: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .bodyNotAllowed, at: location,
      "a \(method) request has no body; remove '\(key)' or use another method")
  }

  static func contentTypeWithoutBody(_ endpoint: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .misplacedKey, at: location,
      "'contentType' labels a 'body' or a 'form', and '\(endpoint)' has none")
  }

  static func responseNotAllowed(at location: SourceLocation) -> Self {
    Diagnostic(
      .responseNotAllowed, at: location,
      "the response to a HEAD request has no body; remove 'returns'")
  }

  static func unwrapNeedsReturns(at location: SourceLocation) -> Self {
    Diagnostic(
      .unwrapNeedsReturns, at: location,
      "'unwrap' needs 'returns' with a type that is read from JSON")
  }

  static func badResponsePath(_ path: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badResponsePath, at: location,
      "'\(path)' is no path into a response; write names with '.' between them")
  }

  static func badStatus(_ key: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badStatus, at: location,
      "'\(key)' is no status of an error; write '404', '4xx' or 'default'")
  }

  static func badSuccess(_ key: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badStatus, at: location,
      "'\(key)' is no status of a success; write '200', '2xx' or 'default'")
  }

  static func badDuration(_ what: String, _ text: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .badDuration, at: location,
      "\(what) cannot be '\(text)'; write seconds, or '500ms', '30s', '5m', '1h', '2d', from 1ms to 3650d"
    )
  }

  static func badCache(at location: SourceLocation) -> Self {
    Diagnostic(
      .badCache, at: location,
      "'cache' must be 'off', 'http', a duration such as '5m', or an object with 'fresh' and 'stale'"
    )
  }

  static func constantHere(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .misplacedConstant, at: location,
      "'\(name)' cannot be a constant; a path is text, and what never changes in it is written there"
    )
  }

  /// `path` names something that the path has no braces for.
  static func unknownHole(_ name: String, known: [String], at location: SourceLocation) -> Self {
    Diagnostic(
      .unknownParameter, at: location,
      "the path has no '{\(name)}'\(suggestion(for: name, among: known))")
  }

  /// A style for a field that the form's type does not have.
  static func unknownFormField(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Diagnostic(
      .unknownParameter, at: location,
      "the form has no field '\(name)'\(suggestion(for: name, among: known))")
  }

  /// Paging by a parameter the endpoint does not have.
  static func unknownParameter(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Diagnostic(
      .unknownParameter, at: location,
      "'query' has no parameter '\(name)'\(suggestion(for: name, among: known))")
  }

  static func pagingParameter(
    _ name: String, expected: String, at location: SourceLocation
  ) -> Self {
    Diagnostic(.pagingParameter, at: location, "'\(name)' must be \(expected) to page by it")
  }

  static func pagingItems(_ what: String, at location: SourceLocation) -> Self {
    Diagnostic(.pagingItems, at: location, "\(what); paging needs an array")
  }

  static func streamSet(_ name: String, hint: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .streamSet, at: location, "'\(name)' is no Boolean field of the body\(hint)")
  }

}

import SDKGenDiagnostics

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
  /// An endpoint without a method and a path.
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

  /// A style for a field that the form's type does not have.
  static func unknownFormField(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .unknownParameter, at: location,
      "the form has no field '\(name)'\(suggestion(for: name, among: known))")
  }

  /// Paging by a parameter the endpoint does not have.
  static func unknownParameter(
    _ name: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .unknownParameter, at: location,
      "'query' has no parameter '\(name)'\(suggestion(for: name, among: known))")
  }
}

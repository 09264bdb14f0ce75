import SDKGenDiagnostics

/// Mistakes in what an endpoint returns.
enum ResponseDiagnostic: DiagnosticKind {
  case responseNotAllowed, unwrapNeedsReturns, badResponsePath, badStatus, pagingParameter
  case pagingItems

  var rule: DiagnosticRule {
    switch self {
    case .responseNotAllowed:
      .error("response-not-allowed", "The response to a HEAD request never has a body.")
    case .unwrapNeedsReturns:
      .error(
        "unwrap-needs-returns",
        """
        'unwrap' is the path of a value inside the response, so 'returns' must state the type of that \
        value.
        """)
    case .badResponsePath:
      .error(
        "bad-response-path",
        "A path into a response consists of names with dots between them: 'response.body.items'.")
    case .badStatus:
      .error(
        "bad-status",
        """
        Errors are declared for a status, for a class of them, or for all others: '404', '4xx', 'default'; \
        responses by status for '200', '2xx' and 'default'.
        """)
    case .pagingParameter:
      .error(
        "paging-parameter",
        "The parameter that selects the page must have a type that can be counted or hold a cursor."
      )
    case .pagingItems:
      .error(
        "paging-items",
        "Paging yields items one by one, so the response, or 'items' in it, must be an array.")
    }
  }
}

extension Diagnostic {
  static func responseNotAllowed(at location: SourceLocation) -> Self {
    Diagnostic(
      ResponseDiagnostic.responseNotAllowed, at: location,
      "the response to a HEAD request has no body; remove 'returns'")
  }

  static func unwrapNeedsReturns(at location: SourceLocation) -> Self {
    Diagnostic(
      ResponseDiagnostic.unwrapNeedsReturns, at: location,
      "'unwrap' needs 'returns' with a type that is decoded from JSON")
  }

  static func badResponsePath(_ path: String, at location: SourceLocation) -> Self {
    Diagnostic(
      ResponseDiagnostic.badResponsePath, at: location,
      "'\(path)' is not a path into a response; write names with '.' between them")
  }

  static func badStatus(_ key: String, at location: SourceLocation) -> Self {
    Diagnostic(
      ResponseDiagnostic.badStatus, at: location,
      "'\(key)' is not the status of an error; write '404', '4xx' or 'default'")
  }

  static func badSuccess(_ key: String, at location: SourceLocation) -> Self {
    Diagnostic(
      ResponseDiagnostic.badStatus, at: location,
      "'\(key)' is not the status of a success; write '200', '2xx' or 'default'")
  }

  static func pagingParameter(
    _ name: String, expected: String, at location: SourceLocation
  ) -> Self {
    Diagnostic(
      ResponseDiagnostic.pagingParameter, at: location,
      "'\(name)' must be \(expected) to page by it")
  }

  static func pagingItems(_ what: String, at location: SourceLocation) -> Self {
    Diagnostic(ResponseDiagnostic.pagingItems, at: location, "\(what); paging needs an array")
  }
}

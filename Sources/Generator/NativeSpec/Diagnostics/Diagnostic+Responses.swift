import SDKGenDiagnostics

/// Mistakes in what an endpoint returns.
extension DiagnosticRule {
  static let responseNotAllowed = error(
    "response-not-allowed", "The response to a HEAD request never has a body.")
  static let unwrapNeedsReturns = error(
    "unwrap-needs-returns",
    "'unwrap' is the path of a value inside the response, so 'returns' must state the type of "
      + "that value.")
  static let badResponsePath = error(
    "bad-response-path",
    "A path into a response consists of names with dots between them: 'response.body.items'.")
  static let badStatus = error(
    "bad-status",
    "Errors are declared for a status, for a class of them, or for all others: '404', '4xx', "
      + "'default'; responses by status for '200', '2xx' and 'default'.")
  static let pagingParameter = error(
    "paging-parameter",
    "The parameter that selects the page must have a type that can be counted or hold a cursor.")
  static let pagingItems = error(
    "paging-items",
    "Paging yields items one by one, so the response, or 'items' in it, must be an array.")
  static let pagingPlace = warning(
    "paging-place",
    "The next cursor, and whether more pages follow, are read from the response, whose type does "
      + "not have them where 'next' or 'more' says. A response without them is the last page.")
  static let successNeedsJSON = error(
    "success-needs-json",
    "'success' reads a code from a JSON response. Bytes, files, text, streams and HEAD have none, "
      + "so that every call would fail.")
  static let exampleMismatch = warning(
    "example-mismatch",
    "An example shows the response to its status; mocks and previews read one of a success as "
      + "what the endpoint returns.")
}

extension Diagnostic {
  static func responseNotAllowed(at location: SourceLocation) -> Self {
    Self(
      .responseNotAllowed, at: location,
      "the response to a HEAD request has no body; remove 'returns'")
  }

  static func unwrapNeedsReturns(at location: SourceLocation) -> Self {
    Self(
      .unwrapNeedsReturns, at: location,
      "'unwrap' needs 'returns' with a type that is decoded from JSON")
  }

  static func exampleMismatch(_ expected: String, at location: SourceLocation) -> Self {
    Self(
      .exampleMismatch, at: location,
      "the example must be \(expected) here, as the spec says of this response")
  }

  static func exampleLacks(
    _ name: String, of type: String, at location: SourceLocation
  ) -> Self {
    Self(.exampleMismatch, at: location, "the example has no '\(name)', which '\(type)' needs")
  }

  static func successNeedsJSON(at location: SourceLocation) -> Self {
    Self(
      .successNeedsJSON, at: location,
      "'success' needs a response that is JSON; remove it, or write \"none\"")
  }

  static func badResponsePath(_ path: String, at location: SourceLocation) -> Self {
    // As JSONPath and JSON Pointer write it.
    let names =
      path.hasPrefix("$.")
      ? path.dropFirst(2).split(separator: ".")
      : path.hasPrefix("/") ? path.split(separator: "/") : []
    let steps = path.split { "./[]".contains($0) }
    if steps.contains(where: { $0 == "*" || $0.allSatisfy(\.isNumber) }) {
      return Self(
        .badResponsePath, at: location,
        "'\(path)' is not a path into a response, which leads through objects and not to an element of "
          + "an array; write the path of the array, and its type in 'returns'")
    }
    return Self(
      .badResponsePath, at: location,
      "'\(path)' is not a path into a response; write names with '.' between them"
        + suggestion(names.isEmpty ? nil : names.joined(separator: ".")))
  }

  static func badStatus(_ key: String, at location: SourceLocation) -> Self {
    Self(
      .badStatus, at: location,
      "'\(key)' is not the status of an error; write '404', '4xx' or 'default'")
  }

  static func badSuccess(_ key: String, at location: SourceLocation) -> Self {
    Self(
      .badStatus, at: location,
      "'\(key)' is not the status of a success; write '200', '2xx' or 'default'")
  }

  static func pagingParameter(
    _ name: String, expected: String, at location: SourceLocation
  ) -> Self {
    Self(.pagingParameter, at: location, "'\(name)' must be \(expected) to page by it")
  }

  /// `field` is one in which the items may be.
  static func pagingItems(
    _ what: String, field: String? = nil, at location: SourceLocation
  ) -> Self {
    let hint = field.map { ", such as \"items\": \"\($0)\"" } ?? ""
    return Self(.pagingItems, at: location, "\(what); paging needs an array\(hint)")
  }

  static func pagingPlace(
    _ name: String, in type: String, known: [String], at location: SourceLocation
  ) -> Self {
    Self(
      .pagingPlace, at: location,
      "'\(type)' has no '\(name)', so paging may end too early or too late"
        + suggestion(for: name, among: known))
  }
}

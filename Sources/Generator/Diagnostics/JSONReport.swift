extension Sequence<Diagnostic> {
  /// The diagnostics as JSON, for other programs. The shape is stable: members may be added, none changes its meaning.
  ///
  /// ```json
  /// {
  ///   "errors": 1,
  ///   "warnings": 0,
  ///   "diagnostics": [
  ///     {
  ///       "id": "duplicate-key",
  ///       "severity": "error",
  ///       "message": "the key 'a' is already in this object",
  ///       "location": { "file": "a.json", "line": 2, "column": 3, "length": 3 },
  ///       "notes": [
  ///         { "message": "'a' is first here", "location": { … } }
  ///       ]
  ///     }
  ///   ]
  /// }
  /// ```
  /// `severity` is `error`, `warning` or `note`; `location` is left out where there is none, and so
  /// is `pointer`, a JSON pointer (RFC 6901) into the file, which diagnostics of OpenAPI documents have;
  /// lines and columns count from 1, columns and `length` in Unicode scalars.
  package func json() -> String {
    let value = JSONValue.object([
      ("errors", .number(count(of: .error))),
      ("warnings", .number(count(of: .warning))),
      ("diagnostics", .array(map(\.json))),
    ])
    return value.text() + "\n"
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    .object(
      [
        ("id", .string(id)), ("severity", .string(severity.rawValue)),
        ("message", .string(message)),
      ] + member(location) + (pointer.map { [("pointer", .string($0))] } ?? [])
        + [("notes", .array(notes.map(\.json)))])
  }
}

extension Diagnostic.Note {
  fileprivate var json: JSONValue { .object([("message", .string(message))] + member(location)) }
}

private func member(_ location: SourceLocation?) -> [(key: String, value: JSONValue)] {
  location.map { [("location", $0.json)] } ?? []
}

extension SourceLocation {
  /// The location as an object of reports.
  package var json: JSONValue {
    .object([
      ("file", .string(file)), ("line", .number(line)), ("column", .number(column)),
      ("length", .number(length)),
    ])
  }
}

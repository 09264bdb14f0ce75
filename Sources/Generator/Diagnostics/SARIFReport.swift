extension Sequence<Diagnostic> {
  /// Returns a report as SARIF 2.1.0, which code hosts show next to the code.
  ///
  /// One run with the rules that were broken; notes are related locations. `version` is the tool's.
  package func sarif(rules: [DiagnosticRule], version: String) -> String {
    let diagnostics = Array(self)
    let ids = Set(diagnostics.map(\.id))
    let broken = rules.filter { ids.contains($0.id) }.sorted { $0.id < $1.id }
    let driver = JSONValue.object([
      ("name", "sdkgen"), ("version", .string(version)), ("rules", .array(broken.map(\.json))),
    ])
    let results = diagnostics.map { diagnostic in
      diagnostic.result(ruleIndex: broken.firstIndex { $0.id == diagnostic.id })
    }
    let log = JSONValue.object([
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"),
      ("version", "2.1.0"),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", "unicodeCodePoints"),
            ("results", .array(results)),
          ])
        ])
      ),
    ])
    return log.text() + "\n"
  }
}

extension DiagnosticRule {
  /// The rule with its id in words as short description: `unknown-type` is "Unknown type".
  fileprivate var json: JSONValue {
    let spellings = [
      "openapi": "OpenAPI", "json": "JSON", "id": "ID", "url": "URL", "utf8": "UTF-8",
    ]
    let words = id.split(separator: "-").map { spellings[String($0)] ?? String($0) }
      .joined(separator: " ")
    return .object([
      ("id", .string(id)),
      (
        "shortDescription",
        .object([("text", .string(words.prefix(1).uppercased() + words.dropFirst()))])
      ),
      ("fullDescription", .object([("text", .string(explanation))])),
      ("defaultConfiguration", .object([("level", .string(severity.rawValue))])),
    ])
  }
}

extension Diagnostic {
  fileprivate func result(ruleIndex: Int?) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("ruleId", .string(id))]
    if let ruleIndex { members.append(("ruleIndex", .number(ruleIndex))) }
    members += [("level", .string(severity.rawValue)), ("message", text(message))]
    if let location {
      members.append(
        (
          "locations",
          .array([.object([("physicalLocation", physical(location))] + logical(pointer))])
        ))
    }
    let related = notes.map { note in
      let place = note.location.map { [(key: "physicalLocation", value: physical($0))] } ?? []
      return JSONValue.object(place + [("message", text(note.message))])
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    return .object(members)
  }
}

/// Returns a message; braces are doubled, because single ones are placeholders in SARIF (§3.11.5).
private func text(_ message: String) -> JSONValue {
  let escaped = message.map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : "\($0)" }.joined()
  return .object([("text", .string(escaped))])
}

/// Returns a JSON pointer as a logical location, which does not depend on lines (§3.33).
private func logical(_ pointer: String?) -> [(key: String, value: JSONValue)] {
  guard let pointer, !pointer.isEmpty else { return [] }
  let place = JSONValue.object([("fullyQualifiedName", .string(pointer)), ("kind", "member")])
  return [("logicalLocations", .array([place]))]
}

private func physical(_ location: SourceLocation) -> JSONValue {
  .object([
    ("artifactLocation", .object([("uri", .string(uri(of: location.file)))])),
    (
      "region",
      .object([
        ("startLine", .number(location.line)), ("startColumn", .number(location.column)),
        ("endColumn", .number(location.column + location.length)),
      ])
    ),
  ])
}

/// Returns a path as a URI reference: percent-encoded, with a scheme when it is absolute.
private func uri(of path: String) -> String {
  (path.hasPrefix("/") ? "file://" : "")
    + path.percentEncoded { $0.isASCIILetterOrDigit || "-./_~".utf8.contains($0) }
}

extension Sequence<Diagnostic> {
  /// Returns the diagnostics as SARIF 2.1.0, which code hosts show beside the code.
  ///
  /// There is one run with a rule for each id; notes are related locations. `version` is that of the tool.
  package func sarif(version: String) -> String {
    let diagnostics = Array(self)
    let ids = Set(diagnostics.map(\.id)).sorted()
    let driver = JSONValue.object([
      ("name", "sdkgen"), ("version", .string(version)), ("rules", .array(ids.map(rule))),
    ])
    let results = diagnostics.map { $0.result(ruleIndex: ids.firstIndex(of: $0.id) ?? 0) }
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

/// Makes the rule of an id, described by the id in words: "Unknown type".
private func rule(_ id: String) -> JSONValue {
  let words = id.split(separator: "-").joined(separator: " ")
  return .object([
    ("id", .string(id)),
    (
      "shortDescription",
      .object([("text", .string(words.prefix(1).uppercased() + words.dropFirst()))])
    ),
  ])
}

extension Diagnostic {
  fileprivate func result(ruleIndex: Int) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(id)), ("ruleIndex", .number(ruleIndex)),
      ("level", .string(severity.rawValue)), ("message", text(message)),
    ]
    if let location {
      members.append(
        (
          "locations",
          .array([.object([("physicalLocation", physical(location))] + logical(pointer))])
        ))
    }
    let related = notes.map { note in
      let location = note.location.map { [(key: "physicalLocation", value: physical($0))] } ?? []
      return JSONValue.object(location + [("message", text(note.message))])
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    return .object(members)
  }
}

/// Makes a message; SARIF takes single braces for placeholders, so they are doubled (§3.11.5).
private func text(_ message: String) -> JSONValue {
  let escaped = message.map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : "\($0)" }.joined()
  return .object([("text", .string(escaped))])
}

/// Makes the logical location of a JSON pointer, which holds whatever the lines are (§3.33).
private func logical(_ pointer: String?) -> [(key: String, value: JSONValue)] {
  guard let pointer, !pointer.isEmpty else { return [] }
  let location = JSONValue.object([("fullyQualifiedName", .string(pointer)), ("kind", "member")])
  return [("logicalLocations", .array([location]))]
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

/// A path as a URI reference: percent-encoded, with a scheme when it is absolute.
private func uri(of path: String) -> String {
  let encoded = path.utf8.map { byte in
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F, 0x7E:
      return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return (byte < 0x10 ? "%0" : "%") + digits
    }
  }
  return (path.hasPrefix("/") ? "file://" : "") + encoded.joined()
}

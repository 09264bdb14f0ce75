internal import SDKGenDiagnostics

extension [APIChange] {
  /// The changes for people: for each its level, subject and both locations, and below it what follows.
  package var text: String {
    let blocks = map { change in
      let head = "\(change.level.rawValue): \(change.subject) (\(change.places))"
      return ([head] + change.consequences.map { "  " + $0.line }).map { $0 + "\n" }.joined()
    }
    return blocks.joined() + summary + "\n"
  }

  /// The changes as a comment on a pull request.
  package var markdown: String {
    let sections = ChangeLevel.allCases.reversed().compactMap { level -> String? in
      let those = filter { $0.level == level }
      if those.isEmpty { return nil }
      let items = those.map { change in
        "- `\(change.subject)` (\(change.places))\n"
          + change.consequences.map { "  - \($0.line.markdown)\n" }.joined()
      }
      return "### \(level.title)\n\n\(items.joined())\n"
    }
    return sections.joined() + summary + "\n"
  }

  /// The changes for other programs. Members may be added; none changes its meaning.
  package var json: String {
    let changes = map { change in
      JSONValue.object([
        ("level", .string(change.level.rawValue)), ("subject", .string(change.subject)),
        ("old", change.old.json), ("new", change.new.json),
        (
          "consequences",
          .array(
            change.consequences.map {
              .object([
                ("kind", .string($0.kind.rawValue)), ("level", .string($0.kind.level.rawValue)),
                ("message", .string($0.message)), ("effect", .string($0.kind.effect)),
              ])
            })
        ),
      ])
    }
    let value = JSONValue.object([
      ("version", .string(level?.versionStep ?? "none")), ("changes", .array(changes)),
    ])
    return value.text() + "\n"
  }

  /// `2 breaking, 1 additive: a major version`
  private var summary: String {
    guard let level else { return "Nothing changed." }
    let counts = ChangeLevel.allCases.reversed().compactMap { level -> String? in
      let count = count { $0.level == level }
      guard count > 0 else { return nil }
      return level == .none ? "\(count) without effect" : "\(count) \(level.rawValue)"
    }
    let before = level == .breaking ? " (before 1.0: a minor one)" : ""
    return "\(counts.joined(separator: ", ")): a \(level.versionStep) version\(before)"
  }
}

extension APIChange {
  fileprivate var places: String { "\(old) → \(new)" }
}

extension APIChange.Consequence {
  fileprivate var line: String { "\(message); \(kind.effect) [\(kind.rawValue)]" }
}

extension ChangeLevel {
  fileprivate var title: String {
    switch self {
    case .breaking: "Breaking"
    case .additive: "Additive"
    case .none: "Without effect"
    }
  }
}

extension String {
  /// The text with what is in quotes as code.
  fileprivate var markdown: String { replacing("'", with: "`") }
}

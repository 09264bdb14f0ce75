package import SDKGenDiagnostics

/// Which part of an API is wanted.
package struct Selection: Equatable, Sendable {
  /// Only these, and what they need; empty: everything.
  package var include: [Selector]
  /// Not these, and nothing that only they needed.
  package var exclude: [Selector]

  package init(include: [Selector] = [], exclude: [Selector] = []) {
    self.include = include
    self.exclude = exclude
  }

  package var isEmpty: Bool { include.isEmpty && exclude.isEmpty }
}

/// Some operations or models, by name: `operation=posts.*`.
package struct Selector: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable, CaseIterable {
    case operation, tag, path, schema
    /// Operations and models that are marked as deprecated; says no pattern.
    case deprecated
  }

  package var kind: Kind
  package var pattern: Glob
  /// nil: the command line.
  package var location: SourceLocation?

  package init(_ kind: Kind, _ pattern: String, at location: SourceLocation? = nil) {
    self.kind = kind
    self.pattern = Glob(pattern)
    self.location = location
  }

  /// Reads `kind=pattern`; nil when it is not of that form.
  package init?(_ text: String, at location: SourceLocation? = nil) {
    if text == Kind.deprecated.rawValue {
      self.init(.deprecated, "*", at: location)
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    self.init(kind, String(parts[1]), at: location)
  }

  package var text: String {
    kind == .deprecated ? kind.rawValue : "\(kind.rawValue)=\(pattern.text)"
  }

  /// What a text that is no selector is answered with.
  package static let form =
    "expected operation=PATTERN, tag=PATTERN, path=PATTERN, schema=PATTERN or deprecated"
}

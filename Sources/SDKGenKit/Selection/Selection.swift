package import SDKGenDiagnostics

/// The selected part of an API.
package struct Selection: Equatable, Sendable {
  /// Only these, and the models they need; empty: everything.
  package var include: [Selector]
  /// Neither these nor the models that only they need.
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
    /// Operations and models that are marked as deprecated; has no pattern.
    case deprecated
  }

  package var kind: Kind
  package var pattern: Glob
  /// nil: it was given on the command line.
  package var location: SourceLocation?

  package init(_ kind: Kind, _ pattern: String, at location: SourceLocation? = nil) {
    self.kind = kind
    self.pattern = Glob(pattern)
    self.location = location
  }

  /// Parses `kind=pattern`; nil when it does not have that form.
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

  /// The message for a string that is not a selector.
  package static let form =
    "expected operation=PATTERN, tag=PATTERN, path=PATTERN, schema=PATTERN or deprecated"
}

/// A pattern for names: `*` stands for any text, `?` for any character, all else for itself.
package struct Glob: Equatable, Sendable {
  package var text: String
  private let pattern: [Character]

  package init(_ text: String) {
    self.text = text
    pattern = Array(text)
  }

  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  package func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (at, position) = (0, 0)
    // Where to go on when a later part does not match: behind the last `*`, one character further.
    var retry: (at: Int, position: Int)?
    while position < name.count {
      if at < pattern.count, pattern[at] == "*" {
        retry = (at + 1, position)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == name[position] {
        (at, position) = (at + 1, position + 1)
      } else if let last = retry {
        retry = (last.at, last.position + 1)
        (at, position) = (last.at, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}

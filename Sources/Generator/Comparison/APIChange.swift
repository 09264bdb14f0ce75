package import SDKGenDiagnostics

/// A part of an API that is not as it was, with all that this means for callers.
package struct APIChange: Equatable, Sendable {
  /// One of the things that follow from it.
  package struct Consequence: Hashable, Sendable {
    package var kind: ChangeKind
    /// The change in words: `'limit: Int' is required`.
    package var message: String
  }

  /// The part by its name in Swift: `posts.create`, `Post.title`.
  package var subject: String
  /// The location in the old version of it, or of what it was added to.
  package var old: SourceLocation
  /// The location in the new version of it, or of what it was removed from.
  package var new: SourceLocation
  /// The most serious first.
  package var consequences: [Consequence]

  package var level: ChangeLevel { consequences.map(\.kind.level).max() ?? .none }
}

extension [APIChange] {
  /// The level of all together; nil when nothing changed.
  package var level: ChangeLevel? { map(\.level).max() }
}

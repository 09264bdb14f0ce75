/// A name that is legal in Swift where it stands: never empty, escaped when it is a keyword.
package struct SwiftIdentifier: Hashable, Sendable, CustomStringConvertible {
  /// As it is written in code: `` `default` ``.
  package let text: String

  /// `text` without backticks: what argument labels and doc comments show.
  package var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

  package var description: String { text }

  private init(text: String) { self.text = text }

  package static func lowerCamelCase(_ words: [String]) -> Self { Self(text: words.joined()) }
  package static func upperCamelCase(_ words: [String]) -> Self { Self(text: words.joined()) }
}

/// A generated file, wherever it is to be written.
package struct OutputFile: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    /// A file of the client's module.
    case client
    /// A file of the test target.
    case mocks
  }

  /// `JSONPlaceholderModels.swift`
  package var name: String
  package var kind: Kind
  package var text: String

  package init(name: String, kind: Kind = .client, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
  }
}

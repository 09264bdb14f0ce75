package import SDKGenDiagnostics

/// The Swift name that an entry of `rename` gives a part of an API.
package struct GivenName: Equatable, Sendable {
  package var text: String
  /// The part as the entry refers to it: `Pet.tag`, or `operation=get*`.
  package var subject: String
  /// Indicates that `subject` is a pattern, which other parts fit as well.
  package var isPattern: Bool
  /// The location of the name in the settings.
  package var location: SourceLocation?

  package init(_ text: String, subject: String, isPattern: Bool, location: SourceLocation?) {
    self.text = text
    self.subject = subject
    self.isPattern = isPattern
    self.location = location
  }
}

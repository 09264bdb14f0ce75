/// The protocols of a type.
package struct ConformanceClause: Equatable, Sendable {
  package var protocols: [String]
  /// From the colon to the space before the brace: `: Decodable, Sendable `.
  package var text: String

  package init(protocols: [String], text: String) {
    self.protocols = protocols
    self.text = text
  }
}

/// `public enum ShopContract: APIContract`
package struct ContractDeclaration: Equatable, Sendable {
  package var doc: DocComment
  package var access: String
  package var name: String
  /// The lines of a literal of several, without indentation.
  package var lines: [String]

  package init(doc: DocComment, access: String, name: String, lines: [String]) {
    self.doc = doc
    self.access = access
    self.name = name
    self.lines = lines
  }
}

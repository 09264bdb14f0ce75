/// A client's method in another style, which calls the `async` one, in an extension of the client:
/// `public func get(id: Int, …, completion: @escaping CompletionHandler<Post>) -> CallHandle { … }`
package struct VariantDeclaration: Equatable, Sendable {
  package var doc: DocComment
  package var access: String
  package var name: String
  package var attributes: [String]
  /// `public func getPublisher(id: Int, options: RequestOptions = .init()) -> CallPublisher<Post>`
  package var signature: Code
  /// The expression that it returns.
  package var value: Code

  package init(
    doc: DocComment, access: String, name: String, attributes: [String], signature: Code,
    value: Code
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.attributes = attributes
    self.signature = signature
    self.value = value
  }
}

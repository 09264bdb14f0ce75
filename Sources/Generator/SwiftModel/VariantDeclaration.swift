/// A client's method in another style, which calls the `async` one, in an extension of the client:
/// `public func get(id: Int, …, completion: @escaping CompletionHandler<Post>) -> CallHandle { … }`
package struct VariantDeclaration: Equatable, Sendable {
  package var doc: String
  package var access: String
  package var name: String
  /// Whole lines above it, each with its line break.
  package var attributes: String
  /// `public func getPublisher(id: Int, options: RequestOptions = .init()) -> CallPublisher<Post>`
  package var signature: String
  /// The expression that it returns.
  package var value: String

  package init(
    doc: String, access: String, name: String, attributes: String, signature: String, value: String
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.attributes = attributes
    self.signature = signature
    self.value = value
  }
}

package struct MethodDeclaration: Equatable, Sendable {
  package var doc: DocComment
  /// Whole lines above it, each with its line break.
  package var attributes: [String]
  /// `func get(id: Int, options: RequestOptions = .init()) async throws -> Post`
  package var signature: Code
  package var name: String
  /// Without `options`.
  package var parameters: [ParameterDeclaration]
  /// The type of the result; empty where there is none.
  package var result: String
  /// The statements before the call; mostly empty.
  package var preparation: Code
  /// The call that sends the request, without `return`.
  package var call: Code
  /// The literal of the operation's ID: `"Posts.get"`.
  package var operationID: String
  /// Its call is that of another method of the client, which sends the request.
  package var isShorthand: Bool

  package init(
    doc: DocComment, attributes: [String], signature: Code, name: String,
    parameters: [ParameterDeclaration], result: String, preparation: Code = "", call: Code,
    operationID: String, isShorthand: Bool = false
  ) {
    self.doc = doc
    self.attributes = attributes
    self.signature = signature
    self.name = name
    self.parameters = parameters
    self.result = result
    self.preparation = preparation
    self.call = call
    self.operationID = operationID
    self.isShorthand = isShorthand
  }
}

/// A parameter of a method or of an endpoint's case.
package struct ParameterDeclaration: Equatable, Sendable {
  /// Empty where there is none.
  package var label: String
  /// The name inside.
  package var name: String
  package var type: String
  /// The default; empty where there is none.
  package var defaultValue: String

  package init(label: String, name: String, type: String, defaultValue: String) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

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

struct MethodDeclaration: Equatable, Sendable {
  var doc: DocComment
  /// Whole lines above it, each with its line break.
  var attributes: [String]
  /// `func get(id: Int, options: RequestOptions = .init()) async throws -> Post`
  var signature: Code
  var name: String
  /// Without `options`.
  var parameters: [ParameterDeclaration]
  /// The type of the result; empty where there is none.
  var result: String
  /// The statements before the call; mostly empty.
  var preparation: Code = ""
  /// The call that sends the request, without `return`.
  var call: Code
  /// The literal of the operation's ID: `"Posts.get"`.
  var operationID: String
  /// Its call is that of another method of the client, which sends the request.
  var isShorthand = false
}

/// A parameter of a method or of an endpoint's case.
struct ParameterDeclaration: Equatable, Sendable {
  /// Empty where there is none.
  var label: String
  /// The name inside.
  var name: String
  var type: String
  /// The default; empty where there is none.
  var defaultValue: String
}

/// A client's method in another style, which calls the `async` one, in an extension of the client:
/// `public func get(id: Int, …, completion: @escaping CompletionHandler<Post>) -> CallHandle { … }`
struct VariantDeclaration: Equatable, Sendable {
  var doc: DocComment
  var access: String
  var name: String
  var attributes: [String]
  /// `public func getPublisher(id: Int, options: RequestOptions = .init()) -> CallPublisher<Post>`
  var signature: Code
  /// The expression that it returns.
  var value: Code
}

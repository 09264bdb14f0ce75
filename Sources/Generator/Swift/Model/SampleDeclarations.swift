/// `public nonisolated static var sample: Self { … }`, in an extension of a model.
struct SampleDeclaration: Equatable, Sendable {
  var doc: DocComment
  var access: String
  var name: String
  /// The expression.
  var value: Code
}

/// A client that responds with samples, and what it responds, in an extension of the client.
struct PreviewDeclaration: Equatable, Sendable {
  struct Response: Equatable, Sendable {
    /// The literal of the operation's ID: `"Posts.list"`.
    var operationID: String
    /// `.json("[]")`
    var value: String
  }

  var doc: DocComment
  var access: String
  /// `preview`
  var name: String
  /// The call of the client's initialiser.
  var value: Code
  var responses: [Response]
}

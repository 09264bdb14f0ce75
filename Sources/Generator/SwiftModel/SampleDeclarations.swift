/// `public nonisolated static var sample: Self { … }`, in an extension of a model.
package struct SampleDeclaration: Equatable, Sendable {
  package var doc: DocComment
  package var access: String
  package var name: String
  /// The expression.
  package var value: Code

  package init(doc: DocComment, access: String, name: String, value: Code) {
    self.doc = doc
    self.access = access
    self.name = name
    self.value = value
  }
}

/// A client that responds with samples, and what it responds, in an extension of the client.
package struct PreviewDeclaration: Equatable, Sendable {
  package struct Response: Equatable, Sendable {
    /// The literal of the operation's ID: `"Posts.list"`.
    package var operationID: String
    /// `.json("[]")`
    package var value: String

    package init(operationID: String, value: String) {
      self.operationID = operationID
      self.value = value
    }
  }

  package var doc: DocComment
  package var access: String
  /// `preview`
  package var name: String
  /// The call of the client's initialiser.
  package var value: Code
  package var responses: [Response]

  package init(
    doc: DocComment, access: String, name: String, value: Code, responses: [Response]
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.value = value
    self.responses = responses
  }
}

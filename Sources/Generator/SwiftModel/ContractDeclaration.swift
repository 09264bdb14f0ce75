/// `public enum ShopContract: APIContract`
package struct ContractDeclaration: Equatable, Sendable {
  package var doc: DocComment
  package var access: String
  package var name: String
  /// The lines of a literal of several, without indentation.
  package var lines: [String]
  /// The endpoints that handlers of a fake server take.
  package var endpoints: [Endpoint]

  /// How an endpoint is read back from a request.
  package struct Endpoint: Equatable, Sendable {
    package var name: String
    package var cases: [Case]

    package init(name: String, cases: [Case]) {
      self.name = name
      self.cases = cases
    }

    package struct Case: Equatable, Sendable {
      /// The pattern of the operation: `"Pets.get"`
      package var test: String
      /// The statement that sets the case.
      package var value: Code

      package init(test: String, value: Code) {
        self.test = test
        self.value = value
      }
    }
  }

  package init(
    doc: DocComment, access: String, name: String, lines: [String], endpoints: [Endpoint]
  ) {
    self.doc = doc
    self.access = access
    self.name = name
    self.lines = lines
    self.endpoints = endpoints
  }
}

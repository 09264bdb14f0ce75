/// `public enum ShopContract: APIContract`
struct ContractDeclaration: Equatable, Sendable {
  var doc: DocComment
  var access: String
  var name: String
  /// The lines of a literal of several, without indentation.
  var lines: [String]
  /// The endpoints that handlers of a fake server take.
  var endpoints: [Endpoint]

  /// How an endpoint is read back from a request.
  struct Endpoint: Equatable, Sendable {
    var name: String
    var cases: [Case]

    struct Case: Equatable, Sendable {
      /// The pattern of the operation: `"Pets.get"`
      var test: String
      /// The statement that sets the case.
      var value: Code
    }
  }
}

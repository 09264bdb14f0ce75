/// A kind of scope, and the names that cannot stand there.
struct NameScope: Sendable {
  /// Names that Swift or the generated code needs, each with the reason.
  private(set) var taken: [String: String]

  private init(taken: [String: String]) { self.taken = taken }

  func with(_ names: [String: String]) -> Self {
    NameScope(taken: taken.merging(names) { old, _ in old })
  }

  /// Any scope: `x.self` and `X.Type` mean something else, and some keywords cannot be labels as they are,
  /// while with backticks the compiler warns of them.
  private static let everywhere = NameScope(taken: [
    "self": "'self' means the value itself", "Self": "'Self' means the type itself",
    "Type": "'Type' means the type's type", "Protocol": "'Protocol' means a protocol's type",
    "inout": "'inout' cannot be an argument's label", "let": "'let' cannot be an argument's label",
    "var": "'var' cannot be an argument's label",
  ])

  static let property = everywhere.with(["hashValue": "every Hashable type has it"])

  static let enumerationCase = everywhere.with([
    "none": "'.none' means nil where the value is optional",
    "allCases": "every CaseIterable type has it",
  ])

  /// The cases of an enumeration or union that keeps values nobody declared.
  static let openCase = enumerationCase.with([
    "unrecognized": "'unrecognized' keeps the values that the spec does not declare"
  ])

  /// The cases of a union, whose spelling may be that of a type.
  static let unionCase = openCase.with(PublicTypes.saidInNestedTypes)

  /// The case of an endpoint and the method of a client.
  static let operation = everywhere.with(PublicTypes.saidInNestedTypes).with([
    "client": "the client has a property of that name"
  ]).with(
    Dictionary(
      uniqueKeysWithValues: (["response"] + (2...99).map { "response\($0)" }).map {
        ($0, "endpoints may have a constant of that name")
      }))

  /// On the API's client: groups, and the operations of the group without a name.
  static let clientMember = operation.with([
    "withResponse": "the client has a method of that name"
  ])

  static let argument = everywhere.with([
    "options": "generated methods end with an argument of that name",
    "client": "generated methods send through a property of that name",
  ])

  /// The arguments of an operation with a body, which is bound to the name `body`.
  static let argumentBesideBody = argument.with([
    "body": "the request's body has that name"
  ])

  /// The same for an operation whose response is written to a file.
  var besideFile: NameScope {
    with([
      "file": "the method has an argument of that name",
      "to": "the method has an argument of that name",
      "progress": "the method has an argument of that name",
    ])
  }

  static let clientArgument = everywhere.with([
    "server": "the client's initialiser has an argument of that name",
    "transport": "the client's initialiser has an argument of that name",
    "configure": "the client's initialiser has an argument of that name",
    "configuration": "the client's initialiser has a variable of that name",
    "client": "the client has a property of that name",
  ])

  static let server = everywhere
  static let serverVariable = everywhere
}

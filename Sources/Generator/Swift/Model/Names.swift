package import SDKGenAPIModel

/// Every Swift name in the output, decided once for the whole API, so that a selected part of it is named as in
/// the whole. Each is found by what identifies the thing.
package struct Names: Equatable, Sendable {
  /// `JSONPlaceholderClient`
  package var client: SwiftIdentifier
  /// The members of the client's `Servers`, by the names of the servers; that of an unnamed one is not used.
  package var servers: [String?: ServerNames] = [:]
  /// The arguments of the client's initialiser for credentials, by the names of the schemes.
  package var credentials: [String: SwiftIdentifier] = [:]
  /// The arguments of the client's initialiser for parameters.
  package var parameters: [ParameterID: SwiftIdentifier] = [:]
  /// The names of groups by the names they have in the spec; nil for that of the API itself.
  package var groups: [String?: GroupNames] = [:]
  /// The names of operations by provenance.
  package var operations: [String: OperationNames] = [:]
  /// The operations of groups whose methods stand on the client itself, by provenance: `bot.sendMessage()` of the tag
  /// `sendMessage`.
  package var methodsOfClient: Set<String> = []
  package var models: [ModelID: ModelNames] = [:]
  /// Other names of types at top level whose own name a nested type or a member has as well, for code that finds the
  /// other by it: `ShopClient.CardModel`.
  var aliases: [SwiftIdentifier: SwiftTypeName] = [:]
  /// The members that have the name of a type at top level, by the type in whose code they stand.
  var hiding: [SwiftTypeName: Set<SwiftIdentifier>] = [:]

  /// Returns the API with its operations in the groups whose clients have their methods.
  package func arranging(_ api: API) -> API {
    guard !methodsOfClient.isEmpty else { return api }
    var api = api
    var moved: [Operation] = []
    for index in api.groups.indices {
      moved += api.groups[index].operations.filter { methodsOfClient.contains($0.provenance) }
      api.groups[index].operations.removeAll { methodsOfClient.contains($0.provenance) }
    }
    guard let first = moved.first else { return api }
    api.groups.removeAll { $0.name != nil && $0.operations.isEmpty }
    if let index = api.groups.firstIndex(where: { $0.name == nil }) {
      api.groups[index].operations += moved
    } else {
      api.groups.insert(
        OperationGroup(name: nil, operations: moved, location: first.location), at: 0)
    }
    return api
  }
}

package struct ServerNames: Equatable, Sendable {
  package var name: SwiftIdentifier
  /// The arguments for the variables of its URL, by the names of these.
  package var variables: [String: SwiftIdentifier] = [:]
}

package struct GroupNames: Equatable, Sendable {
  /// `PostsEndpoint`
  package var endpoint: SwiftIdentifier
  /// `PostsClient`; the API's client where the group has no name.
  package var client: SwiftIdentifier
  /// `posts`, on the API's client; not used where the group has no name.
  package var property: SwiftIdentifier

  /// Returns an operation's ID by the name of its method: `Posts.list`.
  func id(of method: SwiftIdentifier) -> String {
    "\(endpoint.name.droppingSuffix("Endpoint")).\(method.name)"
  }
}

package struct OperationNames: Equatable, Sendable {
  /// The enum's case and the client's method.
  package var name: SwiftIdentifier
  /// The method that returns the pages one by one; nil where there is none.
  var pages: SwiftIdentifier?
  /// The method that streams, where there is another that does not.
  var stream: SwiftIdentifier?
  /// The methods that stream the same in another form, one for each.
  var otherStreams: [SwiftIdentifier] = []
  /// The arguments for parameters; none for constants.
  package var arguments: [ParameterID: SwiftIdentifier] = [:]
  /// One for each other body of the operation: the case of the endpoint and its arguments.
  package var otherBodies: [OperationNames] = []
  /// The arguments for the properties of an object body, by their names on the wire; by nil that for additional ones.
  package var body: [String?: SwiftIdentifier] = [:]
  /// The enum of a stream whose events have names, and its cases.
  package var event: ModelNames?
  /// The enum of responses that differ by status, and its cases.
  package var response: ModelNames?

  /// The operation's own method and those beside it.
  package var methods: [SwiftIdentifier] {
    [name, pages, stream].compactMap(\.self) + otherStreams
  }
}

package struct ModelNames: Equatable, Sendable {
  package var type: SwiftTypeName
  /// The properties of a structure, or the cases of an enumeration or a union, in their order.
  package var members: [SwiftIdentifier] = []
  /// The case that keeps an undeclared value: `unrecognized`. A wire value of that name is named otherwise.
  var unrecognized: SwiftIdentifier?
  /// The property for additional properties: `additionalProperties`.
  var additional: SwiftIdentifier?
  /// The properties that read the cases of a union: `asURL`.
  package var accessors: [SwiftIdentifier] = []
}

/// A part of the API with its Swift name.
package struct Named<Value: Sendable>: Sendable {
  package var value: Value
  package var name: SwiftIdentifier

  init(_ value: Value, _ name: SwiftIdentifier) {
    self.value = value
    self.name = name
  }

  /// Joins parts with the names that were found for them, in the same order.
  package static func joining(_ values: [Value], _ names: [SwiftIdentifier]) -> [Named] {
    (0..<min(values.count, names.count)).map { Named(values[$0], names[$0]) }
  }
}

import SDKGenAPIModel

/// Operations that belong together, with the names of their types.
struct PlannedGroup: Sendable {
  var group: OperationGroup
  private let names: GroupNames
  var operations: [PlannedOperation]

  init(
    _ group: OperationGroup, _ names: GroupNames, operations: [String: OperationNames],
    types: SwiftTypes
  ) {
    let types = types.aroundAndIn(SwiftTypeName(names.endpoint))
    self.group = group
    self.names = names
    self.operations = group.operations.flatMap { operation in
      operations[operation.provenance].map { PlannedOperation.all(operation, $0, types: types) }
        ?? []
    }
  }

  /// `PostsEndpoint`
  var endpoint: SwiftIdentifier { names.endpoint }
  /// `PostsClient`; the API's client where the group has no name.
  var client: SwiftIdentifier { names.client }
  /// `posts`, on the API's client; not used where the group has no name.
  var property: SwiftIdentifier { names.property }

  /// Returns the literal of an operation's ID: `"Posts.list"`.
  func operationID(of operation: PlannedOperation) -> String { "\"\(id(of: operation))\"" }

  /// Returns an operation's ID: `Posts.list`.
  func id(of operation: PlannedOperation) -> String { names.id(of: operation.names.name) }
}

/// The enum that stands for named events, or for responses that differ by status.
struct NamedCases<Value: Sendable>: Sendable {
  var type: SwiftTypeName
  var cases: [Named<Value>]

  init(_ values: [Value], _ names: ModelNames) {
    type = names.type
    cases = Named.joining(values, names.members)
  }
}

/// An operation with its Swift names, the arguments of its methods and the types of their results. One object,
/// which each of its methods has.
final class PlannedOperation: Sendable {
  let operation: Operation
  let names: OperationNames
  /// The client's method. With another body, its methods are overloads of those of the same operation with the first.
  let method: SwiftIdentifier
  var isOverload: Bool { names.name != method }
  let path: [PathPart]
  /// Each once, however often it stands in the path.
  let pathParameters: [PlannedParameter]
  let query: [PlannedParameter]
  let headers: [PlannedParameter]
  let cookies: [PlannedParameter]
  /// The fields of a form or multipart body.
  let fields: [PlannedParameter]
  /// Path, then what is required, the body, and last what has a default. The body stands in front of that if
  /// it has one.
  let arguments: [CallArgument]
  /// The same with the properties of an object body instead of the body; nil for other bodies.
  let body: BodyArguments?
  /// nil: nothing.
  let result: String?
  /// The enum of a stream whose events have names.
  let events: NamedCases<StreamResponse.NamedEvent>?
  /// The enum of responses that differ by status.
  let responses: NamedCases<Response.Success>?
  /// The type of what a stream yields.
  let element: String?
  /// The methods that stream the same in another form.
  let otherStreams: [OtherStream]

  struct OtherStream: Sendable {
    var name: SwiftIdentifier
    var response: StreamResponse
    /// The type of what it yields.
    var element: String
  }

  enum PathPart: Sendable {
    case literal(String)
    case parameter(PlannedParameter)
  }

  /// Returns an operation, and what it is with each of its other bodies.
  static func all(
    _ operation: Operation, _ names: OperationNames, types: SwiftTypes
  ) -> [PlannedOperation] {
    [PlannedOperation(operation, names, types: types)]
      + zip(operation.otherBodies, names.otherBodies).map {
        PlannedOperation(operation.taking($0), $1, overloading: names.name, types: types)
      }
  }

  init(
    _ operation: Operation, _ names: OperationNames, overloading method: SwiftIdentifier? = nil,
    types: SwiftTypes
  ) {
    self.operation = operation
    self.names = names
    self.method = method ?? names.name
    func planned(_ place: ParameterID.Place, _ parameters: [Parameter]) -> [PlannedParameter] {
      PlacedParameter.all(place, parameters).map {
        PlannedParameter($0.parameter, names.arguments[$0.id], types: types)
      }
    }
    let pathParameters = planned(.path, operation.pathParameters)
    self.pathParameters = pathParameters
    path = operation.path.compactMap { part in
      switch part {
      case .literal(let text): .literal(text)
      case .parameter(let parameter):
        pathParameters.first { $0.parameter.name == parameter.name }.map { .parameter($0) }
      }
    }
    query = planned(.query, operation.query)
    headers = planned(.header, operation.headers)
    cookies = planned(.cookie, operation.cookies)
    fields = planned(.field, operation.fields)
    events =
      if case .namedEvents(let values)? = operation.stream?.kind {
        names.event.map { NamedCases(values, $0) }
      } else {
        nil
      }
    responses =
      if case .choice(let values) = operation.response.returns {
        names.response.map { NamedCases(values, $0) }
      } else {
        nil
      }
    body = BodyArguments(operation.body, names.body, types: types)
    otherStreams = Named.joining(operation.otherStreams, names.otherStreams).compactMap { stream in
      stream.value.element.map {
        OtherStream(name: stream.name, response: stream.value, element: types.text(of: $0))
      }
    }
    result = Self.resultType(of: operation, responses, types)
    element = events?.type.text ?? operation.stream?.element.map { types.text(of: $0) }
    arguments = Self.arguments(
      of: pathParameters + query + headers + cookies, fields: fields,
      body: Self.bodyArgument(of: operation, types)
    ) { $0.argument }
  }

  /// Returns the arguments as the code of the enum itself writes their types.
  func caseArguments(_ types: SwiftTypes) -> [CallArgument] {
    Self.arguments(
      of: pathParameters + query + headers + cookies, fields: fields,
      body: Self.bodyArgument(of: operation, types)
    ) { $0.argument(types) }
  }

  private static func arguments(
    of parameters: [PlannedParameter], fields: [PlannedParameter], body: [CallArgument],
    _ argument: (PlannedParameter) -> CallArgument?
  ) -> [CallArgument] {
    let parameters = parameters.compactMap(argument)
    let isOptional = body.contains { $0.fallback != nil }
    return (parameters + (isOptional ? [] : body) + fields.compactMap(argument))
      .requiredFirst(then: isOptional ? body : [])
  }

  /// Returns the arguments with others instead of the body.
  func arguments(replacingBodyWith others: [CallArgument]) -> [CallArgument] {
    ((pathParameters + query + headers + cookies).compactMap(\.argument) + others).requiredFirst()
  }

  /// The operation's own name and those of its arguments.
  var allNames: [SwiftIdentifier] {
    [names.name] + (pathParameters + query + headers + cookies + fields).compactMap(\.name)
  }

  /// The types that the results of its methods are made of.
  var resultTypes: [TypeReference] {
    var types: [TypeReference] = []
    switch operation.response.returns {
    case .value(let type): types.append(type)
    case .choice(let successes):
      for case .value(let type) in successes.map(\.returns) { types.append(type) }
    case .nothing, .bytes, .file, .text: break
    }
    return types + operation.streamedTypes
  }

  // MARK: Worked out once

  private static func resultType(
    of operation: Operation, _ responses: NamedCases<Response.Success>?, _ types: SwiftTypes
  ) -> String? {
    switch operation.response.returns {
    case .nothing, .file: nil
    case .bytes: "Data"
    case .text: "String"
    case .value(let type): types.text(of: type)
    case .choice: responses?.type.text
    }
  }

  private static func bodyArgument(of operation: Operation, _ types: SwiftTypes) -> [CallArgument] {
    func plain(_ type: String) -> [CallArgument] {
      [
        CallArgument(
          name: "body", type: type + (operation.isBodyOptional ? "?" : ""),
          fallback: operation.isBodyOptional ? "nil" : nil)
      ]
    }
    return switch operation.body {
    case .json(let type), .formValue(let type, _):
      [
        CallArgument(
          name: "body", type: types.text(of: type),
          fallback: type.isOptional ? "nil" : nil,
          isFoundation: types.needsFoundation(type))
      ]
    case .raw: plain("HTTPBody")
    case .text: plain("String")
    case .form, .multipart, nil: []
    }
  }
}

extension StreamResponse {
  /// The type of what it yields; nil where names tell.
  fileprivate var element: TypeReference? {
    switch kind {
    case .events(let type), .lines(let type): type
    case .namedEvents: nil
    }
  }
}

internal import SDKGenAPIModel
internal import SDKGenDiagnostics

extension Namer {
  /// Returns the arguments of the client's initialiser.
  func clientArguments(
    of api: API
  ) -> (credentials: [String: SwiftIdentifier], parameters: [ParameterID: SwiftIdentifier]) {
    // In the order of the document: which one is the default renames none.
    let schemes = api.securitySchemes.sorted { $0.location < $1.location }.map {
      Request(name: $0.name, swiftName: $0.swiftName, origin: "in 'auth'", location: $0.location)
    }
    let parameters = api.defaults.allParameters.filter(\.isArgument)
    let names = partNames(
      of: schemes + parameters.map { request(for: $0) }, in: .clientArgument)
    return (
      Dictionary(naming: schemes.map(\.name), names),
      Dictionary(naming: parameters.map(\.id), names.dropFirst(schemes.count))
    )
  }

  /// Returns the names of the arguments of one operation. They share a scope, wherever they go.
  func arguments(of operation: Operation) -> [ParameterID: SwiftIdentifier] {
    let parameters = operation.parameters.filter(\.isArgument)
    return Dictionary(
      naming: parameters.map(\.id),
      names(of: parameters.map { request(for: $0) }, in: operation.argumentScope))
  }

  private func request(for item: PlacedParameter) -> Request {
    let (origin, qualifier): (String, String?) =
      switch item.id.place {
      case .path: ("in the path", nil)
      case .query: ("in the query", "query")
      case .header: ("in the headers", "header")
      case .cookie: ("in the cookies", "cookie")
      case .field: ("in the body", "field")
      case .client: ("in 'clientParameters'", "client")
      }
    return Request(
      name: item.parameter.name, swiftName: item.parameter.swiftName, given: item.parameter.given,
      origin: origin, qualifier: qualifier, location: item.parameter.location)
  }

  func servers(of api: API) -> [String?: ServerNames] {
    let choices = api.choices
    let own = names(
      of: choices.compactMap { server in
        server.name.map {
          Request(name: $0, swiftName: server.swiftName, location: server.location)
        }
      }, in: .server)
    let names =
      Named.joining(choices.filter { $0.name != nil }, own)
      + choices.filter { $0.name == nil }.map { Named($0, .lowerCamelCase(["server"])) }
    var servers: [String?: ServerNames] = [:]
    for server in names {
      let requests = variables(of: server.value)
      servers[server.value.name] = ServerNames(
        name: server.name,
        variables: Dictionary(
          naming: requests.map(\.name), self.names(of: requests, in: .serverVariable)))
    }
    return servers
  }

  private func variables(of server: Server) -> [Request] {
    server.url.compactMap { part in
      switch part {
      case .literal: nil
      case .variable(let name, _, _): Request(name: name, location: server.location)
      }
    }
  }
}

extension Dictionary where Value == SwiftIdentifier {
  /// The names of things, in their order, by what identifies these; of several alike the first counts.
  fileprivate init(naming things: [Key], _ names: some Sequence<SwiftIdentifier>) {
    self.init(zip(things, names), uniquingKeysWith: { first, _ in first })
  }
}

extension PlacedParameter {
  /// Indicates that it needs a name: a constant has none, nor has what the client knows.
  fileprivate var isArgument: Bool { parameter.type != nil }
}

extension Operation {
  fileprivate var argumentScope: NameScope {
    let scope: NameScope =
      switch body {
      case .json, .formValue, .text, .raw: .argumentBesideBody
      case .form, .multipart, nil: .argument
      }
    return fileDownload == nil ? scope : scope.besideFile
  }
}

extension Namer {
  /// Adds the names of the arguments that object bodies become, and those of other bodies.
  func nameBodies(of api: API, in names: inout Names) {
    let models = ModelIndex(api.models)
    for group in api.groups {
      let operations = group.operations.compactMap { names.operations[$0.provenance] }
      var taken = Set(operations.flatMap(\.methods).map(\.name))
      for operation in group.operations {
        guard var own = names.operations[operation.provenance] else { continue }
        own.body = bodyArguments(of: operation, own, models: models, named: names.models)
        own.otherBodies = operation.otherBodies.map {
          otherBody($0, of: operation, own, beside: &taken)
        }
        names.operations[operation.provenance] = own
      }
    }
  }

  /// Returns the names of an operation with another body. Its methods are overloads of the operation's own;
  /// the case of the endpoint says the kind of body too.
  private func otherBody(
    _ offered: OfferedBody, of operation: Operation, _ names: OperationNames,
    beside taken: inout Set<String>
  ) -> OperationNames {
    var taking = operation.taking(offered)
    let scope = taking.argumentScope
    // What is sent beside the body is named as it is beside the others.
    taking.changeParameters { id, parameter in
      guard id.place != .field, let name = names.arguments[id]?.name, scope.taken[name] == nil
      else { return }
      parameter.swiftName = name
    }
    var other = OperationNames(
      name: free(.lowerCamelCase([names.name.name, offered.body.kind]), in: &taken),
      arguments: arguments(of: taking), event: names.event,
      response: names.response)
    other.pages = names.pages
    other.stream = names.stream
    other.otherStreams = names.otherStreams
    return other
  }

  /// Returns the names of the arguments that the properties of an object body become, by the names on the
  /// wire; by nil that for additional ones. None where the body is no object.
  ///
  /// An argument has the name of its property. Where the method has an argument of that name already,
  /// it is the body's that gives way: `bodyID` beside the `id` of the path.
  private func bodyArguments(
    of operation: Operation, _ names: OperationNames, models: ModelIndex,
    named modelNames: [ModelID: ModelNames]
  ) -> [String?: SwiftIdentifier] {
    guard let body = operation.body?.value, case .model(let id) = models.value(of: body),
      case .structure(let structure)? = models[id]?.shape, let own = modelNames[id]
    else { return [:] }
    let declared = Named.joining(structure.properties, own.members)
    let properties: [(wireName: String?, name: SwiftIdentifier)] =
      declared.map { ($0.value.name, $0.name) } + (own.additional.map { [(nil, $0)] } ?? [])
    let ofDownload = operation.fileDownload == nil ? [] : ["to", "file", "progress"]
    var taken = Set(names.arguments.values.map(\.name) + ofDownload + ["options"])
    let unused = declared.filter(\.value.isNoArgument).map(\.name.name)
    let kept = properties.map(\.name.name).filter { !taken.contains($0) } + unused
    taken.formUnion(kept)
    var arguments: [String?: SwiftIdentifier] = [:]
    for property in properties {
      arguments[property.wireName] = property.name
      if kept.contains(property.name.name) { continue }
      let wireName = property.wireName ?? "additionalProperties"
      let name = free(casing.lower("body_" + wireName), in: &taken)
      found.report(
        .renamedName(
          "the argument for '\(wireName)' of the body", name: name.name,
          why: "the method has an argument of that name", at: operation.location))
      arguments[property.wireName] = name
    }
    return arguments
  }

  /// Returns the name, with a number where it is taken.
  private func free(_ name: SwiftIdentifier, in taken: inout Set<String>) -> SwiftIdentifier {
    taken.insert(name.name).inserted ? name : numbered(name, beside: &taken).name
  }
}

extension Body {
  /// The word for the kind of body in names.
  fileprivate var kind: String {
    switch self {
    case .json: "JSON"
    case .form, .formValue: "Form"
    case .multipart: "Multipart"
    case .text: "Text"
    case .raw: "Data"
    }
  }
}

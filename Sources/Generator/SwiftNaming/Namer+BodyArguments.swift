internal import SDKGenAPIModel
internal import SDKGenDiagnostics
internal import SDKGenSwiftModel

extension Namer {
  /// Adds the names of the arguments that object bodies become, and those of other bodies.
  func namingBodies(of api: API, in named: Diagnosed<Names>) -> Diagnosed<Names> {
    let models = ModelIndex(api.models)
    var named = named
    for group in api.groups {
      let operations = group.operations.compactMap { named.value.operations[$0.provenance] }
      var taken = Set(operations.flatMap(\.caseNames))
      for operation in group.operations {
        guard var names = named.value.operations[operation.provenance] else { continue }
        let arguments = bodyArguments(
          of: operation, names, models: models, named: named.value.models)
        names.body = arguments.value
        let others = operation.otherBodies.map {
          otherBody($0, of: operation, names, beside: &taken)
        }
        names.otherBodies = others.map(\.value)
        named.value.operations[operation.provenance] = names
        named.diagnostics += arguments.diagnostics + others.flatMap(\.diagnostics)
      }
    }
    return named
  }

  /// Returns the names of an operation with another body. Its methods are overloads of the operation's own;
  /// the case of the endpoint says the kind of body too.
  private func otherBody(
    _ offered: OfferedBody, of operation: Operation, _ names: OperationNames,
    beside taken: inout Set<String>
  ) -> Diagnosed<OperationNames> {
    var other = arguments(of: operation.taking(offered))
    other.value.name = free(
      .lowerCamelCase([names.name.name, offered.body.kind]), in: &taken)
    other.value.pages = names.pages
    other.value.stream = names.stream
    other.value.otherStreams = names.otherStreams
    other.value.event = names.event
    other.value.response = names.response
    return other
  }

  /// Returns the names of the arguments that the properties of an object body become, in the order of its
  /// fields, the property for additional ones last; empty where the body is no object.
  ///
  /// An argument has the name of its property. Where the method has an argument of that name already,
  /// it is the body's that gives way: `bodyID` beside the `id` of the path.
  private func bodyArguments(
    of operation: Operation, _ names: OperationNames, models: ModelIndex,
    named modelNames: [ModelID: ModelNames]
  ) -> Diagnosed<[SwiftIdentifier]> {
    guard let body = operation.body?.value, case .model(let id) = models.value(of: body),
      case .structure(let structure)? = models[id]?.shape, let own = modelNames[id]
    else { return Diagnosed([]) }
    let wireNames = structure.properties.map(\.name) + ["additionalProperties"]
    let properties = own.members + [own.additional].compactMap { $0 }
    var taken = argumentNames(of: operation, names)
    let unused = zip(properties, structure.properties).filter { $1.isNoArgument }.map(\.0.name)
    let kept = properties.map(\.name).filter { !taken.contains($0) } + unused
    taken.formUnion(kept)
    var diagnostics: [Diagnostic] = []
    let arguments = zip(properties, wireNames).map { property, wireName in
      if kept.contains(property.name) { return property }
      let name = free(casing.lower("body_" + wireName), in: &taken)
      diagnostics.append(
        .renamedName(
          "the argument for '\(wireName)' of the body", name: name.name,
          why: "the method has an argument of that name", at: operation.location))
      return name
    }
    return Diagnosed(arguments, diagnostics)
  }

  /// The names of all other arguments of the methods of an operation.
  private func argumentNames(of operation: Operation, _ names: OperationNames) -> Set<String> {
    let parameters = names.path + (names.query + names.headers + names.cookies).compactMap { $0 }
    let ofDownload = operation.fileDownload == nil ? [] : ["to", "file", "progress"]
    return Set(parameters.map(\.name) + ofDownload + ["options"])
  }

  /// Returns the name, with a number where it is taken.
  private func free(_ name: SwiftIdentifier, in taken: inout Set<String>) -> SwiftIdentifier {
    var free = name
    var number = 2
    while !taken.insert(free.name).inserted {
      free = .lowerCamelCase([name.name, "\(number)"])
      number += 1
    }
    return free
  }
}

extension OperationNames {
  fileprivate var caseNames: [String] {
    ([name, pages, stream] + otherStreams).compactMap { $0?.name }
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

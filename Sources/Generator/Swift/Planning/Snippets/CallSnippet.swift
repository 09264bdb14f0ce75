import SDKGenAPIModel

/// The call of an operation as callers write it, with a value for each argument that it needs:
/// `let pet = try await api.pets.create(name: "Rex")`.
struct CallSnippet: Sendable {
  private let types: SwiftTypes
  private let values: ArgumentValues
  private let operation: PlannedOperation
  private let method: ClientMethod
  private let owner: String
  private let examples: SpecExamples

  /// Returns nil where the client has no method for it.
  init?(
    _ operation: PlannedOperation, in group: PlannedGroup, _ values: ArgumentValues,
    _ source: ContractSource?
  ) {
    let methods = ClientMethod.all(of: operation, values.types)
    // Whoever wants a list seldom wants its first page.
    guard let method = methods.first(where: \.isOfPages) ?? methods.first else { return nil }
    self.method = method.takingProperties ?? method
    self.operation = operation
    self.values = values
    types = values.types
    owner = group.group.isOnClient ? "api" : "api.\(group.property.text)"
    examples = SpecExamples(operation.operation, source)
  }

  var code: Code {
    let head = "\(owner).\(method.name.text)"
    let shown = shownContent
    let stated = method.arguments.filter { argument in
      argument.fallback == nil || argument.label != nil && argument.label == shown
    }
    let arguments = stated.map { argument in
      let value = value(of: argument) ?? .text(argument.name)
      return argument.label.map { .labelled($0, value) } ?? value
    }
    let name = ResultName(of: method, types)
    guard method.isSequence else {
      let result = method.result == nil ? "" : "let \(name.text) = "
      return .call("\(result)try await \(head)", arguments)
    }
    return .block(
      .row([
        .text("for try await \(name.text) in "), .call(head, arguments),
        .text(method.isOfPages ? ".items" : ""),
      ]), [.text("print(\(name.text)\(method.yieldsOptionals ? " as Any" : ""))")], isBroken: true)
  }

  // MARK: Arguments

  /// The label of an argument that is stated though it need not be: a body would be sent with nothing in it. One with an
  /// example is the best.
  private var shownContent: String? {
    let content = method.arguments.filter { property(of: $0) != nil || field(of: $0) != nil }
    guard content.allSatisfy({ $0.fallback != nil }) else { return nil }
    let simple = content.filter { argument in
      let type = property(of: argument)?.property.type ?? field(of: argument)?.parameter.type
      return type.map(isSimple) == true && value(of: argument) != nil
    }
    return (simple.first(where: hasExample) ?? simple.first)?.label
  }

  private func hasExample(_ argument: CallArgument) -> Bool {
    if let property = property(of: argument)?.property {
      return bodyExample?[property.name] != nil || property.example != nil
    }
    guard let body = operation.operation.body, let field = field(of: argument) else { return false }
    return examples.field(field.parameter.name, of: body).example != nil
  }

  /// Returns whether a value is short.
  private func isSimple(_ type: TypeReference) -> Bool {
    switch types.index.value(of: type) {
    case .scalar: true
    case .model(let id): if case .enumeration? = types.shape(of: id) { true } else { false }
    case .array, .dictionary, .optional, .nullable: false
    }
  }

  private func value(of argument: CallArgument) -> Code? {
    let places = [
      ("path", operation.pathParameters), ("query", operation.query),
      ("header", operation.headers), ("cookie", operation.cookies),
    ]
    for (place, parameters) in places {
      guard let parameter = parameters.first(where: { $0.takes(argument) }) else {
        continue
      }
      return value(of: parameter, examples.parameter(parameter.parameter.name, in: place))
    }
    if let field = field(of: argument) {
      let hint = operation.operation.body.map {
        examples.field(field.parameter.name, of: $0)
      }
      return value(of: field, hint ?? .init())
    }
    if let (property, model) = property(of: argument) {
      return values.value(of: property, in: model, example: bodyExample?[property.name])
    }
    switch (argument.label, operation.operation.body) {
    case ("to", _): return .text(ArgumentValues.file(named: "file"))
    case (nil, .raw?): return .text(".file(\(ArgumentValues.file(named: "file")))")
    case (nil, .text?):
      return values.value(of: .scalar(.string), named: "text", .init(example: bodyExample))
    case (nil, let body?):
      return body.value.flatMap {
        values.value(of: $0, named: "body", .init(example: bodyExample))
      }
    default: return nil
    }
  }

  private func value(of parameter: PlannedParameter, _ hint: SpecExamples.Hint) -> Code? {
    parameter.parameter.type.flatMap {
      values.value(of: $0, named: parameter.parameter.name, hint)
    }
  }

  private func field(of argument: CallArgument) -> PlannedParameter? {
    operation.fields.first { $0.takes(argument) }
  }

  /// Returns the property of the body that an argument is for, with its model.
  private func property(of argument: CallArgument) -> (property: Property, model: ModelID?)? {
    guard let name = method.forwarding?.body.wireName(of: argument),
      let type = operation.operation.body?.value?.nonNull,
      let property = types.structure(type)?.property(name)?.declared
    else { return nil }
    if case .model(let id) = types.unaliased(type) { return (property, id) }
    return (property, nil)
  }

  private var bodyExample: Literal? { operation.operation.body.flatMap { examples.body($0) } }
}

extension PlannedParameter {
  fileprivate func takes(_ other: CallArgument) -> Bool {
    argument.map { $0.label == other.label } ?? false
  }
}

extension ClientMethod {
  fileprivate var isOfPages: Bool { if case .pages = kind { true } else { false } }

  /// Indicates that the values of its sequence may be nil, which `print` is told.
  fileprivate var yieldsOptionals: Bool {
    switch kind {
    case .pages(let items): items.type.hasSuffix("?")
    case .stream(_, let element): element.hasSuffix("?")
    case .call, .download: false
    }
  }
}

/// The name that a snippet gives the result of a call, or an item of a sequence: `pet`, `pets`, `result`.
struct ResultName {
  let text: String
  /// A longer name says less than the call.
  private static let longest = 24

  init(of method: ClientMethod, _ types: SwiftTypes) {
    let words: String? =
      switch method.kind {
      case .download: nil
      case .stream(let response, _):
        switch response.kind {
        case .events(let type): Self.name(of: type, types) ?? "event"
        case .namedEvents: "event"
        case .lines(let type): Self.name(of: type, types) ?? "item"
        }
      case .pages(let items): Self.name(of: items.element, types) ?? "item"
      case .call:
        switch method.operation.operation.response.returns {
        case .value(let type): Self.name(of: type, types)
        case .text: "text"
        case .bytes: "data"
        case .choice: "response"
        case .nothing, .file: nil
        }
      }
    let other = method.isSequence ? "item" : "result"
    let isShort = words.map { $0.utf8.count <= Self.longest } ?? false
    let name = isShort ? words.flatMap { SwiftIdentifier($0) }?.text ?? other : other
    text = name == "api" ? other : name
  }

  /// Returns the name of what a type is made of; nil where it has none that says anything.
  private static func name(of type: TypeReference, _ types: SwiftTypes) -> String? {
    switch types.index.value(of: type) {
    case .array(let element): name(of: element, types).map(plural(name:))
    case .model(let id):
      types.models[id].flatMap { model in
        model.model.origin == .declared ? lowercased(model.name.own.name) : nil
      }
    case .scalar, .dictionary, .optional, .nullable: nil
    }
  }

  /// Returns `apiKey` for `APIKey`.
  private static func lowercased(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count > 1 && name[capitals.endIndex...].first?.isLetter == true
    let head = isWord ? capitals.dropLast() : capitals
    return head.lowercased() + name[head.endIndex...]
  }
}

import SDKGenAPIModel
import SDKGenSwiftModel

extension Artifact {
  /// For tests: what each client offers as a protocol, a mock of it, and the coding the app does not need.
  static let mocks = Artifact(
    suffix: "Mocks", isForTests: true,
    declarations: { context in
      let services = zip(context.api.groups, context.names.groups)
        .filter { !$0.0.operations.isEmpty }
        .map { context.service($0, $1) }
      return services.flatMap { [.service($0), .mock($0)] } + context.missingCoding
    },
    modules: { context in
      ModuleUse(
        showsFoundation: true, showsRuntime: true,
        showsModule: context.options.access == .public && !context.missingCoding.isEmpty,
        shown: context.modules(of: context.signatureTypes))
    })
}

extension PlanningContext {
  fileprivate func service(_ group: OperationGroup, _ names: GroupNames) -> ServiceDeclaration {
    let stem =
      names.client.name.hasSuffix("Client")
      ? String(names.client.name.dropLast("Client".count)) : names.client.name
    return ServiceDeclaration(
      doc: DocComment("The methods of `\(names.client.name)`.").text(indent: 0, layout: Layout()),
      access: "", name: stem + "Service", mock: stem + "Mock", client: outside(names.client.text),
      methods: zip(group.operations, names.operations).flatMap { clientMethods($0, $1) }
        .map(serviceMethod))
  }

  private func serviceMethod(_ method: ClientMethod) -> ServiceDeclaration.Method {
    let layout = Layout()
    let arguments = method.arguments.map { argument in
      var argument = argument
      argument.fallback = nil
      argument.type = outside(argument.type)
      return argument
    }
    let name = method.name.text
    let options = "options: RequestOptions"
    let result = method.result.map(outside)
    let effects = outside(method.effects)
    let attempt = method.isSequence ? "" : "try await "
    let head = "func \(name)"
    let parameters = arguments.map(\.methodParameter)
    let values = arguments.map(\.name) + ["options"]
    let forwarded = (arguments.map(\.forwarded) + [.text("options: .init()")])
    let handler = "on" + method.name.name.prefix(1).uppercased() + method.name.name.dropFirst()
    return ServiceDeclaration.Method(
      doc: doc(of: method),
      requirement: layout.declaration(head, parameters + [options], tail: effects, indent: 2),
      shorter: layout.declaration(head, parameters, tail: effects, indent: 2),
      forwarding: layout.text(.call("\(attempt)\(name)", forwarded), indent: 4, column: 4),
      handler: handler,
      handlerType: handlerType(
        handler, arguments.map { "_ \($0.name): \($0.type)" } + ["_ \(options)"],
        effects: method.isSequence ? "" : " async throws", result: result ?? "Void"),
      fallback: fallback(method, result: result),
      handling: layout.text(
        .call(
          (result == nil ? "" : "return ") + "\(attempt)\(handler)", values.map { .text($0) }),
        indent: 4, column: 4))
  }

  /// An optional closure, broken as the formatter does.
  private func handlerType(
    _ handler: String, _ parameters: [String], effects: String, result: String
  ) -> String {
    let tail = "\(effects) -> \(result)"
    let flat = "(@Sendable (\(parameters.joined(separator: ", ")))\(tail))?"
    // The formatter joins these lines whenever they fit.
    let width = 100
    if "  var \(handler): ".utf8.count + flat.utf8.count <= width { return " " + flat }
    if 4 + flat.utf8.count <= width { return "\n    " + flat }
    let inside = parameters.joined(separator: ",\n        ")
    return "\n    (\n      @Sendable (\n        \(inside)\n      )\(tail)\n    )?"
  }

  /// What a mock does that a test has not set: the first successful example, or an error that names the operation.
  private func fallback(_ method: ClientMethod, result: String?) -> String {
    let operation = method.operation
    let unset = "UnsetMock(\(swiftLiteral(operation.provenance)))"
    switch method.kind {
    case .pages: return "return Pages(throwing: \(unset))"
    case .stream: return "return AsyncThrowingStream { $0.finish(throwing: \(unset)) }"
    case .call, .download: break
    }
    let example = operation.examples.first { (200..<300).contains($0.status) }
    guard let example, let result, operation.response.returns.hasExamples else {
      return "throw \(unset)"
    }
    let text = swiftLiteral(example.body.jsonText)
    let line = "return try Example.decode(\(text), as: \(result).self)"
    return line.utf8.count + 6 <= Layout().width ? line : "// swift-format-ignore\n      " + line
  }

  /// As code outside the API's namespace spells it.
  private func outside(_ type: String) -> String {
    guard api.isNamespaced else { return type }
    let own = Set(
      names.models.values.map(\.type.text)
        + names.groups.flatMap { [$0.client.text, $0.endpoint.text] }
        + names.groups.flatMap {
          $0.operations.flatMap { [$0.event, $0.response].compactMap { $0?.type.text } }
        }
    )
    .subtracting([names.client.text])
    return qualified(type, own: own)
  }

  private func qualified(_ type: String, own: Set<String>) -> String {
    var result = ""
    var word = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "`" {
        word.append(character)
      } else {
        result += own.contains(word) ? "\(names.client.text).\(word)" : word
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }

  // MARK: Coding

  fileprivate var missingCoding: [Declaration] {
    let hidden = modelsWithHiddenFields
    return ownModels.compactMap { model in
      let coding = coding(of: model)
      let missing = ["Decodable", "Encodable"].filter { !coding.contains($0) }
      guard let direction = missing.first, missing.count == 1, !hidden.contains(model.id),
        let names = names.models[model.id],
        let inside = codingModel(model, names, direction)
      else { return nil }
      // Names with their modules say "retroactive" without the attribute, which the same package forbids.
      let module = options.mocks?.module
      return .coding(
        CodingDeclaration(
          name: (module.map { $0 + "." } ?? "") + outside(names.type.text),
          access: options.access == .public ? "public " : access,
          conformance: (module == nil ? "" : "Swift.") + direction, model: inside))
    }
  }

  /// Models with deprecated fields, which an extension reaches only with a warning, and all that hold
  /// such a model.
  private var modelsWithHiddenFields: Set<ModelID> {
    let models = ownModels.filter { coding(of: $0).count < 2 }
    var holders: [ModelID: [ModelID]] = [:]
    var found: Set<ModelID> = []
    for model in models {
      for held in model.shape.types.flatMap(\.namedModels) {
        holders[held, default: []].append(model.id)
      }
      if case .structure(let structure) = model.shape,
        structure.fields.contains(where: { $0.deprecation != nil })
      {
        found.insert(model.id)
      }
    }
    var open = Array(found)
    while let next = open.popLast() {
      for holder in holders[next] ?? [] where found.insert(holder).inserted { open.append(holder) }
    }
    return found
  }

  private func codingModel(
    _ model: Model, _ names: ModelNames, _ direction: String
  ) -> CodingDeclaration.Model? {
    switch model.shape {
    case .structure(let structure):
      var declaration = declaration(structure, model, names)
      let texts = publicCoding(structure, model, names)
      declaration.decoding = direction == "Decodable" ? texts.decoding : nil
      declaration.encoding = direction == "Encodable" ? texts.encoding : nil
      return .structure(declaration)
    case .union(let union):
      var declaration = declaration(union, model, names)
      declaration.isDecodable = direction == "Decodable"
      declaration.isEncodable = direction == "Encodable"
      if case .tag = union.discriminator { return .taggedUnion(declaration) }
      return .shapeUnion(declaration)
    case .enumeration, .alias: return nil
    }
  }
}

extension Response.Returns {
  /// Samples are JSON: a value, or a text.
  fileprivate var hasExamples: Bool {
    switch self {
    case .value, .text: true
    case .nothing, .bytes, .file, .choice: false
    }
  }
}

import SDKGenAPIModel
import SDKGenSwiftModel

/// Plans what tests need: each client as a protocol, a mock of it, and the coding the app does not need.
struct MockPlanner: Sendable {
  private let context: PlanningContext
  private let methods: MethodPlanner
  private let scope: OutsideNamespace
  private let coding: CodingPlanner
  /// The names of models.
  private let taken: Set<String>
  /// No namespace indents what is only for tests.
  private let layout = Layout()

  init(_ context: PlanningContext) {
    self.context = context
    methods = MethodPlanner(context)
    scope = OutsideNamespace(context)
    coding = CodingPlanner(context, scope)
    taken = Set(context.models.map(\.name.text))
  }

  /// Plans the mocks of groups, and the coding of models.
  func contents(of groups: [PlannedGroup], _ models: [PlannedModel]) -> FileContents {
    let services = groups.filter { !$0.operations.isEmpty }.map(service)
    let coding = coding.declarations(of: models)
    let types =
      context.signatureTypes(of: groups.flatMap(\.operations)) + context.initializerTypes
    return FileContents(
      declarations: services.flatMap { [.service($0), .mock($0)] } + coding,
      modules: ModuleUse(
        showsFoundation: true, showsRuntime: true,
        showsModule: context.options.access == .public && !coding.isEmpty,
        shown: context.types.modules(of: types)))
  }

  private func service(_ group: PlannedGroup) -> ServiceDeclaration {
    let stem = group.client.name.droppingSuffix("Client")
    let all = group.operations.flatMap { ClientMethod.all(of: $0, context.types) }
    return ServiceDeclaration(
      doc: DocComment("The methods of `\(group.client.name)`.").text(indent: 0, layout: layout),
      access: "", name: free(stem, "Service"), mock: free(stem, "Mock"),
      client: scope.spelling(of: group.client.text),
      methods: all.map { method($0, in: group) },
      shorthands: all.compactMap(\.takingProperties).compactMap { shorthand($0, in: group) })
  }

  /// Returns a name that no model has: mocks stand beside them, and their methods show them.
  private func free(_ stem: String, _ kind: String) -> String {
    taken.contains(stem + kind) ? stem + "Client" + kind : stem + kind
  }

  /// Returns a method that takes the properties of a body as arguments.
  private func shorthand(
    _ method: ClientMethod, in group: PlannedGroup
  ) -> MethodDeclaration? {
    var method = method
    for index in method.arguments.indices {
      method.arguments[index].type = scope.spelling(of: method.arguments[index].type)
    }
    if let body = method.forwarding?.body {
      method.forwarding?.body = body.spelling(scope.spelling)
    }
    method.result = method.result.map(scope.spelling)
    return methods.shorthand(method, in: group, access: "")
  }

  private func method(
    _ method: ClientMethod, in group: PlannedGroup
  ) -> ServiceDeclaration.Method {
    let arguments = method.arguments.map { argument in
      var argument = argument
      argument.fallback = nil
      argument.type = scope.spelling(of: argument.type)
      return argument
    }
    let name = method.name.text
    let options = "options: RequestOptions"
    let result = method.result.map(scope.spelling)
    let effects = scope.spelling(of: method.effects)
    let attempt = method.isSequence ? "" : "try await "
    let head = "func \(name)"
    let attribute = method.isDiscardable ? "@discardableResult\n  " : ""
    let parameters = arguments.map(\.methodParameter)
    let forwarded = arguments.map(\.forwarded) + [.text("options: .init()")]
    let handler = method.handler
    return ServiceDeclaration.Method(
      doc: methods.doc(of: method), name: name,
      requirement: attribute
        + layout.declaration(
          head, parameters: parameters + [options], tail: effects, indent: 2),
      shorter: attribute
        + layout.declaration(
          head, parameters: parameters, tail: effects + " {", indent: 2
        ).droppingSuffix(" {"),
      forwarding: layout.text(.call("\(attempt)\(name)", forwarded), indent: 4),
      handler: handler,
      handlerType: handlerType(
        handler, parameters: arguments.map { "_ \($0.name): \($0.type)" } + ["_ \(options)"],
        effects: method.isSequence ? "" : " async throws", result: result ?? "Void"),
      fallback: fallback(method, in: group, result: result),
      handling: layout.text(
        .call(
          (result == nil ? "" : "return ") + "\(attempt)\(handler)",
          (arguments.map(\.name) + ["options"]).map { .text($0) }), indent: 4))
  }

  /// An optional closure, broken as the formatter does, which joins these lines whenever they fit.
  private func handlerType(
    _ handler: String, parameters: [String], effects: String, result: String
  ) -> String {
    let tail = "\(effects) -> \(result)"
    let flat = "(@Sendable (\(parameters.joined(separator: ", ")))\(tail))?"
    if "  var \(handler): ".utf8.count + flat.utf8.count <= layout.limit { return " " + flat }
    if 4 + flat.utf8.count <= layout.limit { return "\n    " + flat }
    let inside = parameters.joined(separator: ",\n        ")
    return "\n    (\n      @Sendable (\n        \(inside)\n      )\(tail)\n    )?"
  }

  /// The statement of a mock until a test sets its handler: returns the first successful example, or
  /// throws an error that names the method as it is called on the API's client.
  private func fallback(
    _ method: ClientMethod, in group: PlannedGroup, result: String?
  ) -> String {
    let operation = method.operation.operation
    let property = group.client == context.client ? nil : group.property.name
    let unset = "UnsetMock(\(swiftLiteral((property.map { $0 + "." } ?? "") + method.name.name)))"
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
    return layout.fits(line, at: 6) ? line : "// swift-format-ignore\n      " + line
  }
}

extension Response.Returns {
  /// Samples are JSON: a value, or a string.
  fileprivate var hasExamples: Bool {
    switch self {
    case .value, .text: true
    case .nothing, .bytes, .file, .choice: false
    }
  }
}

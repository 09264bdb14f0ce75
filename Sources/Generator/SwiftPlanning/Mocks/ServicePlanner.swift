import SDKGenAPIModel
import SDKGenSwiftModel

/// Plans the methods of clients as protocols, and mocks of these.
struct ServicePlanner: Sendable {
  private let context: PlanningContext
  private let methods: MethodPlanner
  /// How protocols and mocks spell types.
  private let scope: OutsideNamespace
  /// How extensions do, which no namespace contains.
  private let outside: OutsideNamespace
  private let isApart: Bool
  private let layout: Layout
  private var access: String { context.access }

  /// `isApart`: in files of their own, which no namespace contains.
  init(_ context: PlanningContext, isApart: Bool) {
    self.context = context
    self.isApart = isApart
    methods = MethodPlanner(context)
    outside = OutsideNamespace(context)
    scope = isApart ? outside : .none
    layout = isApart ? Layout() : context.layout
  }

  /// Returns the protocols and mocks that stand here.
  func declarations(of groups: [PlannedGroup]) -> [Declaration] {
    let options = context.options
    let hasMocks = options.mocks?.isApart == isApart
    let hasServices = options.hasProtocols ? !isApart : hasMocks
    guard hasMocks || hasServices else { return [] }
    return groups.filter { !$0.operations.isEmpty }.flatMap { group in
      let service = service(group)
      var comparing = service
      comparing.comparesEndpoint = hasMocks
      // The extension stands outside of namespaces, of which files of mocks have none.
      var declarations: [Declaration] =
        hasServices
        ? [.service(service), .serviceExtension(isApart ? service : comparing)] : []
      if hasMocks { declarations.append(.mock(isApart ? comparing : service)) }
      return declarations
    }
  }

  private func service(_ group: PlannedGroup) -> ServiceDeclaration {
    let all = group.operations.flatMap { ClientMethod.all(of: $0, context.types) }
    let name = context.name(of: group, "Service")
    let isInside = context.api.isNamespaced && !isApart
    return ServiceDeclaration(
      doc: DocComment("The methods of `\(group.client.name)`.").text(indent: 0, layout: layout),
      access: access, name: name,
      qualifiedName: (isInside ? context.client.text + "." : "") + name,
      mock: context.name(of: group, "Mock"), client: outside.spelling(of: group.client.text),
      endpoint: scope.spelling(of: group.endpoint.text),
      qualifiedEndpoint: outside.spelling(of: group.endpoint.text),
      conformsByExtension: isApart || isInside && group.client == context.client,
      methods: all.map { method($0, in: group) },
      shorthands: all.compactMap(\.takingProperties).compactMap { shorthand($0, in: group) })
  }

  /// Returns a method that takes the properties of a body as arguments.
  private func shorthand(
    _ method: ClientMethod, in group: PlannedGroup
  ) -> MethodDeclaration? {
    var method = method
    for index in method.arguments.indices {
      method.arguments[index].type = outside.spelling(of: method.arguments[index].type)
    }
    if let body = method.forwarding?.body {
      method.forwarding?.body = body.spelling(outside.spelling)
    }
    method.result = method.result.map(outside.spelling)
    return methods.shorthand(method, in: group, access: access)
  }

  private func method(
    _ method: ClientMethod, in group: PlannedGroup
  ) -> ServiceDeclaration.Method {
    let arguments = method.arguments.map { argument in
      var argument = argument
      argument.type = scope.spelling(of: argument.type)
      argument.fallback = nil
      return argument
    }
    let options = "options: RequestOptions"
    let result = method.result.map(scope.spelling)
    let effects = scope.spelling(of: method.effects)
    let attempt = method.isSequence ? "" : "try await "
    let head = "func \(method.name.text)"
    let parameters = arguments.map(\.methodParameter) + [options]
    let attribute = method.isDiscardable ? "@discardableResult\n  " : ""
    // An argument may have the name of the method.
    let call = attempt + "self." + method.name.text
    let handler = method.handler
    let ending = " {"
    return ServiceDeclaration.Method(
      doc: methods.doc(of: method), name: method.name.text,
      requirement: attribute
        + layout.declaration(head, parameters: parameters, tail: effects, indent: 2),
      implementation: attribute
        + layout.declaration(
          access + head, parameters: parameters, tail: effects + ending, indent: 2
        ).droppingSuffix(ending),
      convenience: convenience(method),
      forwarding: layout.text(
        .call(call, arguments.map(\.forwarded) + [.text("options: options ?? .init()")]), indent: 4),
      handler: handler,
      handlerType: handlerType(
        handler, parameters: arguments.map { "_ \($0.name): \($0.type)" } + ["_ \(options)"],
        effects: method.isSequence ? "" : " async throws", result: result ?? "Void"),
      call: method.mockedName,
      recording: layout.text(
        .call(
          "self.calls.record",
          [
            .text("." + method.mockedName), methods.endpoint(method, in: group, spelling: scope),
            .labelled("options", .text("options")),
          ]), indent: 4),
      fallback: fallback(method, in: group, result: result),
      handling: layout.text(
        .call(
          (result == nil ? "" : "return ") + "\(attempt)\(handler)",
          (arguments.map(\.name) + ["options"]).map { .text($0) }), indent: 4))
  }

  /// Returns the method with defaults. The type of its options is another than the requirement's, or it would stand
  /// for one that is missing, and call itself.
  private func convenience(_ method: ClientMethod) -> String {
    let arguments = method.arguments.map { argument in
      var argument = argument
      argument.type = outside.spelling(of: argument.type)
      return argument
    }
    let ending = " {"
    return methods.attributes(of: method) + "  "
      + layout.declaration(
        access + "func " + method.name.text,
        parameters: arguments.map(\.methodParameter) + ["options: RequestOptions? = nil"],
        tail: outside.spelling(of: method.effects) + ending, indent: 2
      ).droppingSuffix(ending)
  }

  /// An optional closure, broken as the formatter does, which joins these lines whenever they fit.
  private func handlerType(
    _ handler: String, parameters: [String], effects: String, result: String
  ) -> String {
    let tail = "\(effects) -> \(result)"
    let flat = "(@Sendable (\(parameters.joined(separator: ", ")))\(tail))?"
    let head = "  \(access)var \(handler): "
    if head.utf8.count + flat.utf8.count <= layout.limit { return " " + flat }
    if 4 + flat.utf8.count <= layout.limit { return "\n    " + flat }
    let inside = parameters.joined(separator: ",\n        ")
    return "\n    (\n      @Sendable (\n        \(inside)\n      )\(tail)\n    )?"
  }

  /// The statement of a mock until its closure is set: returns the first successful example, or throws an error
  /// that names the method as it is called on the API's client.
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
    let line = "return try self.calls.example(\(text), as: \(result).self)"
    return layout.fits(line, at: 6) ? line : "// swift-format-ignore\n      " + line
  }
}

extension PlanningContext {
  /// Returns the name of a group's protocol or mock. No model has it: these stand beside the models, and show them.
  func name(of group: PlannedGroup, _ kind: String) -> String {
    let stem = group.client.name.droppingSuffix("Client")
    return modelNames.contains(stem + kind) ? stem + "Client" + kind : stem + kind
  }

  /// Indicates that clients conform to protocols of their methods: those that are asked for, or those of the mocks beside them.
  var hasServices: Bool { options.hasProtocols || options.mocks?.isApart == false }

  /// Returns what the client of a group conforms to.
  func conformance(of group: PlannedGroup?) -> String {
    guard hasServices, let group, !group.operations.isEmpty,
      // A type cannot state that it conforms to a protocol inside.
      !api.isNamespaced || group.client != client
    else { return "Sendable" }
    return name(of: group, "Service")
  }
}

extension ClientMethod {
  /// The name by which a mock counts its calls: that of the handler without `on`.
  fileprivate var mockedName: String {
    let stem = handler.dropFirst(2)
    let name = stem.prefix(1).lowercased() + stem.dropFirst()
    return name == self.name.name ? self.name.text : name
  }
}

extension Response.Returns {
  /// Examples are JSON: a value, or a string.
  fileprivate var hasExamples: Bool {
    switch self {
    case .value, .text: true
    case .nothing, .bytes, .file, .choice: false
    }
  }
}

import SDKGenAPIModel
import SDKGenDiagnostics

/// Plans the methods of clients as protocols, and mocks of these.
struct ServicePlanner: Sendable {
  private let context: PlanningContext
  private let methods: MethodPlanner
  /// How protocols and mocks spell types.
  private let scope: OutsideNamespace
  /// How extensions do, which no namespace contains.
  private let outside: OutsideNamespace
  private let isApart: Bool
  private var access: String { context.access }

  /// `isApart`: in files of their own, which no namespace contains.
  init(_ context: PlanningContext, isApart: Bool) {
    self.context = context
    self.isApart = isApart
    methods = MethodPlanner(context)
    outside = OutsideNamespace(context)
    scope = isApart ? outside : .none
  }

  /// Returns the protocols and mocks that stand here.
  ///
  /// - `withClient`: that of the API's client among them.
  func declarations(of groups: [PlannedGroup], withClient: Bool) -> [Declaration] {
    let options = context.options
    let hasMocks = options.mocks?.isApart == isApart
    let hasServices = options.protocols != nil ? !isApart : hasMocks
    guard hasMocks || hasServices else { return [] }
    let services = withClient && context.hasClientService ? [clientService] : []
    return
      (services + groups.filter { !$0.group.isOnClient && !$0.operations.isEmpty }.map(service))
      .flatMap { service in
        var comparing = service
        comparing.comparesEndpoint = hasMocks && !service.methods.isEmpty
        // The extension stands outside of namespaces, of which files of mocks have none.
        let inExtension = isApart ? service : comparing
        var declarations: [Declaration] = hasServices ? [.service(service)] : []
        if hasServices, !service.methods.isEmpty || service.conformsByExtension {
          declarations.append(.serviceExtension(inExtension))
        }
        // A mock has a property of that name.
        let isNameless =
          !service.methods.isEmpty && service.groups.contains { $0.name == "calls" }
        if hasMocks, !isNameless { declarations.append(.mock(isApart ? comparing : service)) }
        return declarations
      }
  }

  private func service(_ group: PlannedGroup) -> ServiceDeclaration {
    service(of: group.client, group, groups: [])
  }

  /// That of the API's client has its groups, and the methods of operations without one.
  private var clientService: ServiceDeclaration {
    let groups = context.groups.filter { !$0.group.isOnClient && !$0.operations.isEmpty }
    return service(
      of: context.client, context.groups.first { $0.group.isOnClient && !$0.operations.isEmpty },
      groups: groups.map { group in
        ServiceDeclaration.Group(
          doc: DocComment(group.group.about ?? group.group.summaryOfPaths)
            .excusing([group.property]),
          name: group.property.text, type: context.name(of: group.client, "Group"),
          service: context.serviceName(of: group.client),
          mock: context.name(of: group.client, "Mock"))
      })
  }

  private func service(
    of client: SwiftIdentifier, _ group: PlannedGroup?, groups: [ServiceDeclaration.Group]
  ) -> ServiceDeclaration {
    let methods = group.map { group in
      group.operations.flatMap { ClientMethod.all(of: $0, context.types) }.map { ($0, group) }
    }
    let all = methods ?? []
    let name = context.serviceName(of: client)
    // Files of mocks have the protocols outside, unless the client has them.
    let isInside = context.api.isNamespaced && !isApart
    let isFar = context.api.isNamespaced && isApart && context.options.protocols != nil
    let parts = (groups.isEmpty ? [] : ["groups"]) + (all.isEmpty ? [] : ["methods"])
    var service = ServiceDeclaration(
      doc: DocComment("The \(parts.joined(separator: " and ")) of `\(client.name)`."),
      access: access, name: (isFar ? context.client.text + "." : "") + name,
      qualifiedName: (isInside ? context.client.text + "." : "") + name,
      mock: context.name(of: client, "Mock"), client: outside.spelling(of: client.text),
      endpoint: group.map { scope.spelling(of: $0.endpoint.text) } ?? "",
      qualifiedEndpoint: group.map { outside.spelling(of: $0.endpoint.text) } ?? "",
      conformsByExtension: isApart || isInside && client == context.client,
      groups: groups, methods: all.map { method($0, in: $1) },
      shorthands: all.compactMap { method, group in
        method.takingProperties.flatMap { shorthand($0, in: group) }
      })
    service.isDecorated =
      context.options.hasDecorators && context.options.protocols != nil && !all.isEmpty
    return service
  }

  /// Returns a method that takes the properties of a body as arguments.
  private func shorthand(
    _ method: ClientMethod, in group: PlannedGroup
  ) -> MethodDeclaration? {
    var method = method
    method.arguments = method.arguments.map { $0.spelled(outside.spelling) }
    if let body = method.forwarding?.body {
      method.forwarding?.body = body.spelling(outside.spelling)
    }
    method.result = method.result.map(outside.spelling)
    return methods.shorthand(method, in: group, access: access)
  }

  private func method(
    _ method: ClientMethod, in group: PlannedGroup
  ) -> ServiceDeclaration.Method {
    let arguments = method.arguments.map { $0.spelled(scope.spelling, withDefault: false) }
    let options = "options: RequestOptions"
    let result = method.result.map(scope.spelling)
    let effects = scope.spelling(of: method.effects)
    let attempt = method.isSequence ? "" : "try await "
    let head = "func \(method.name.text)"
    let parameters = arguments.map { Code.text($0.methodParameter) } + [.text(options)]
    let attribute: [Code] = method.isDiscardable ? ["@discardableResult"] : []
    // An argument may have the name of the method.
    let call = attempt + "self." + method.name.text
    let handler = method.handler
    return ServiceDeclaration.Method(
      doc: methods.doc(of: method), name: method.name.text,
      requirement: .lines(attribute + [.function(head, parameters, result: effects)]),
      implementation: .lines(attribute + [.function(access + head, parameters, result: effects)]),
      convenience: convenience(method),
      forwarding: .call(call, arguments.map(\.forwarded) + ["options: options ?? .init()"]),
      decoration: decoration(method, in: group), handler: handler,
      handlerType: handlerType(
        arguments.map { "_ \($0.name): \($0.type)" } + ["_ \(options)"],
        effects: method.isSequence ? "" : " async throws", result: result ?? "Void"),
      call: method.mockedName,
      recording: .call(
        "self.calls.record",
        [
          .text("." + method.mockedName), methods.endpoint(method, in: group, spelling: scope),
          .labelled("options", "options"),
        ]),
      fallback: fallback(method, in: group, result: result),
      handling: .call(
        (result == nil ? "" : "return ") + "\(attempt)\(handler)",
        (arguments.map(\.name) + ["options"]).map { .text($0) }))
  }

  /// Returns the method with defaults. The type of its options is another than the requirement's, or it would stand
  /// for one that is missing, and call itself.
  private func convenience(_ method: ClientMethod) -> Code {
    .lines(
      methods.attributes(of: method).map { .text($0) } + [
        .function(
          access + "func " + method.name.text,
          method.arguments.map { .text($0.spelled(outside.spelling).methodParameter) }
            + ["options: RequestOptions? = nil"],
          result: outside.spelling(of: method.effects))
      ])
  }

  /// Returns the method of decorators: `try await self.perform("Posts.get") { try await self.decorated.get(…) }`.
  private func decoration(_ method: ClientMethod, in group: PlannedGroup) -> Code {
    let parameters = method.arguments.map { argument in
      Code.text(argument.spelled(outside.spelling, withDefault: false).methodParameter)
    }
    let call = Code.call(
      (method.isSequence ? "" : "try await ") + "self.decorated." + method.name.text,
      method.arguments.map(\.forwarded) + [.text("options: options")])
    let head = Code.text("try await self.perform(\(group.operationID(of: method.operation)))")
    let function = Code.function(
      access + "func " + method.name.text, parameters + ["options: RequestOptions"],
      result: outside.spelling(of: method.effects))
    return .lines(
      (method.isDiscardable ? ["@discardableResult"] : [])
        + [.block(function, [method.isSequence ? call : .closure(head, [call])], isBroken: true)])
  }

  /// An optional closure.
  private func handlerType(_ parameters: [String], effects: String, result: String) -> Code {
    let closure = Code.row([
      .list(head: "@Sendable ", .parameterTypes, parameters.map { .text($0) }),
      .text("\(effects) -> \(result)"),
    ])
    return .below([.row([.list(head: "", .parameterTypes, [closure]), "?"])])
  }

  /// The statement of a mock until its closure is set: returns the first successful example, or throws an error
  /// that names the method as it is called on the API's client.
  private func fallback(
    _ method: ClientMethod, in group: PlannedGroup, result: String?
  ) -> Code {
    let operation = method.operation.operation
    let property = group.client == context.client ? nil : group.property.name
    let unset = "UnsetMock(\(swiftLiteral((property.map { $0 + "." } ?? "") + method.name.name)))"
    switch method.kind {
    case .pages: return "return Pages(throwing: \(unset))"
    case .stream(let stream, _):
      return context.example(of: stream, method.operation.events?.cases ?? [], in: scope)
        ?? "return AsyncThrowingStream { $0.finish(throwing: \(unset)) }"
    case .call, .download: break
    }
    let example = operation.examples.first { (200..<300).contains($0.status) }
    guard let example, let result, operation.response.returns.hasExamples else {
      return "throw \(unset)"
    }
    let text = swiftLiteral(example.body.jsonText)
    return .unbroken("return try self.calls.example(\(text), as: \(result).self)")
  }
}

extension PlanningContext {
  /// Returns the name of a type that goes with a client, such as its mock. No model has it: these stand beside the
  /// models, and show them.
  func name(of client: SwiftIdentifier, _ kind: String) -> String {
    let stem = client.name.droppingSuffix("Client")
    return modelNames.contains(stem + kind) ? stem + "Client" + kind : stem + kind
  }

  /// Returns the name of a client's protocol.
  func serviceName(of client: SwiftIdentifier) -> String {
    let form = options.protocols?.form ?? PlanningOptions.ProtocolNames.standard
    let parts = form.split(separator: "*", omittingEmptySubsequences: false)
    if parts.count == 2 { return parts[0] + name(of: client, String(parts[1])) }
    return client == self.client
      ? form : name(of: client, String(PlanningOptions.ProtocolNames.standard.dropFirst()))
  }

  /// Indicates that clients conform to protocols of their methods: those that are asked for, or those of the mocks beside them.
  var hasServices: Bool { options.protocols != nil || options.mocks?.isApart == false }

  /// Indicates that the API's client has anything for a protocol.
  var hasClientService: Bool { groups.contains { !$0.operations.isEmpty } }

  /// Returns what the client of a group, or the API's, conforms to.
  func conformance(of client: SwiftIdentifier, hasService: Bool) -> String {
    // A type cannot state that it conforms to a protocol inside.
    let isAround = api.isNamespaced && client == self.client
    return hasServices && hasService && !isAround ? serviceName(of: client) : "Sendable"
  }

  /// The mistakes in the names of protocols: those that another type of the client has.
  var protocolProblems: [Diagnostic] {
    guard let names = options.protocols else { return [] }
    let clients = [client] + groups.filter { !$0.group.isOnClient }.map(\.client)
    var taken = modelNames.union((clients + groups.map(\.endpoint)).map(\.text))
    return clients.map(serviceName).filter { !taken.insert($0).inserted }.map {
      .takenProtocolName($0, at: names.location)
    }
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

import SDKGenAPIModel
import SDKGenConcurrency
import SDKGenSwiftModel

extension Artifact {
  /// The API's client and one for each group.
  static let client = Artifact(
    suffix: "Client",
    declarations: { context in
      context.api.groups.isEmpty
        ? []
        : [.client(context.clientDeclaration)] + context.groupClients.map { .groupClient($0) }
          + context.eventDeclarations.map { .events($0) }
          + context.responseDeclarations.map { .response($0) }
    },
    modules: { context in
      ModuleUse(
        showsFoundation: context.hasFoundationSignatures, showsRuntime: true,
        shown: context.modules(of: context.signatureTypes))
    })
}

extension PlanningContext {
  /// What the arguments and results of all methods are, those of the initialiser included.
  var signatureTypes: [TypeReference] {
    let operations = api.groups.flatMap(\.operations)
    return operations.flatMap(\.sentTypes) + operations.flatMap(\.shownTypes)
      + (api.defaults.headers + api.defaults.query).compactMap(\.type)
  }

  fileprivate var hasFoundationSignatures: Bool {
    let returns = api.groups.flatMap(\.operations).contains { operation in
      operation.shownTypes.contains(where: needsFoundation)
        || operation.response.returns.isFoundation
    }
    let defaults = (api.defaults.query + api.defaults.headers).compactMap(\.type)
    return returns || hasFoundationArguments || defaults.contains(where: needsFoundation)
  }

  fileprivate var clientDeclaration: ClientDeclaration {
    let own = zip(api.groups, names.groups).first { group, _ in group.name == nil }
    return ClientDeclaration(
      doc: DocComment(api.about ?? "A client for \(api.name).").text(indent: 0, layout: Layout()),
      access: access, name: names.client.text,
      parameters: initializerParameters, configuration: configuration,
      groups: zip(api.groups, names.groups).compactMap { group, names in
        group.name.map { name in
          ClientDeclaration.Group(
            doc: DocComment(group.about ?? "The operations of \(name).")
              .text(indent: 2, layout: Layout()),
            declaration: groupProperty(names))
        }
      },
      methods: own.map { methods($0.0, $0.1) } ?? [], servers: serverDeclarations,
      settings: oauthSettings)
  }

  fileprivate var groupClients: [ClientDeclaration] {
    Array(zip(api.groups, names.groups)).concurrentMap(run: 2) { group, names in
      guard let name = group.name else { return nil }
      return ClientDeclaration(
        doc: DocComment(group.about ?? "The operations of \(name).").text(
          indent: 0, layout: layout),
        access: access, name: names.client.text, methods: methods(group, names))
    }.compactMap { $0 }
  }

  /// `public var posts: PostsClient { PostsClient(client) }`
  private func groupProperty(_ names: GroupNames) -> String {
    let head = "\(access)var \(names.property.text): \(names.client.text)"
    let value = "\(names.client.text)(client)"
    let width = Layout().width - 2
    if head.utf8.count + value.utf8.count + 5 <= width { return "\(head) { \(value) }" }
    let brace = head.utf8.count + 2 <= width ? " {" : "\n  {"
    return "\(head)\(brace)\n    \(value)\n  }"
  }

  // MARK: Methods

  private func methods(_ group: OperationGroup, _ names: GroupNames) -> [MethodDeclaration] {
    zip(group.operations, names.operations).flatMap { operation, operationNames in
      clientMethods(operation, operationNames).map { method($0, in: names) }
    }
  }

  private func method(_ method: ClientMethod, in group: GroupNames) -> MethodDeclaration {
    MethodDeclaration(
      doc: ignoreComment(method.names.all, indent: 2) + doc(of: method),
      attributes: method.operation.deprecation?.attribute(indent: 2) ?? "",
      signature: layout.declaration(
        access + "func " + method.name.text,
        method.arguments.map(\.methodParameter) + ["options: RequestOptions = .init()"],
        tail: method.effects + " {", indent: 2
      ).droppingSuffix(" {"),
      call: call(method, in: group))
  }

  private func call(_ method: ClientMethod, in group: GroupNames) -> String {
    let head = "\(group.endpoint.text).\(method.names.name.text)"
    let arguments = arguments(of: method.operation, method.names).map { argument in
      method.fixed[argument.name].map(argument.forwarded) ?? argument.forwarded
    }
    let endpoint: Code = arguments.isEmpty ? .text(head) : .call(head, arguments)
    switch method.kind {
    case .call: return sendCall(method, endpoint)
    case .download:
      let items: [Code] = [endpoint, .text("to: file"), .text("options: options")]
      return layout.text(.call("_ = try await client.download", items), indent: 4, column: 4)
    case .stream: return streamCall(method, endpoint: endpoint)
    case .pages: return pagesCall(method, endpoint: endpoint)
    }
  }

  private func sendCall(_ method: ClientMethod, _ endpoint: Code) -> String {
    var function = "send"
    var items = [endpoint]
    var last: [Code] = []
    switch (method.operation.response.returns, method.result) {
    case (.value(let type), let result?):
      items.append(.text(format(of: type).map { "format: \($0)" } ?? "as: \(result).self"))
    case (.text, _): function = "text"
    case (.choice, let result?): last = [.text("reading: { try \(result)($0) }")]
    case (_, let result?): items.append(.text("as: \(result).self"))
    case (_, nil): break
    }
    items += [.text("options: options")] + last
    return layout.text(.call("try await client.\(function)", items), indent: 4, column: 4)
  }
}

extension Operation {
  /// What its methods give.
  fileprivate var shownTypes: [TypeReference] {
    var types: [TypeReference] = []
    switch response.returns {
    case .value(let type): types.append(type)
    case .choice(let successes):
      for case .value(let type) in successes.map(\.returns) { types.append(type) }
    case .nothing, .bytes, .file, .text: break
    }
    switch stream?.kind {
    case .events(let type), .lines(let type): types.append(type)
    case .namedEvents(let events): types += events.map(\.type)
    case nil: break
    }
    return types
  }
}

extension Response.Returns {
  /// `Data`, or the `URL` of a file.
  fileprivate var isFoundation: Bool {
    switch self {
    case .bytes, .file: true
    case .choice(let successes): successes.contains { $0.returns.isFoundation }
    case .nothing, .value, .text: false
    }
  }
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

import SDKGenAPIModel
import SDKGenSwiftModel

extension Artifact {
  /// The API's client and one for each group.
  static let client = Artifact(
    suffix: "Client",
    declarations: { context in
      context.api.groups.isEmpty
        ? [] : [.client(context.clientDeclaration)] + context.groupClients.map { .groupClient($0) }
    },
    modules: { context in
      ModuleUse(showsFoundation: context.hasFoundationSignatures, showsRuntime: true)
    })
}

extension PlanningContext {
  fileprivate var hasFoundationSignatures: Bool {
    let returns = api.groups.flatMap(\.operations).contains { operation in
      switch operation.answer.returns {
      case .value(let type): needsFoundation(type)
      case .bytes: true
      case .nothing, .file: false
      }
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
      methods: own.map { methods($0.0, $0.1) } ?? [], servers: serverDeclarations)
  }

  fileprivate var groupClients: [ClientDeclaration] {
    zip(api.groups, names.groups).compactMap { group, names in
      guard let name = group.name else { return nil }
      return ClientDeclaration(
        doc: DocComment(group.about ?? "The operations of \(name).").text(
          indent: 0, layout: layout),
        access: access, name: names.client.text, methods: methods(group, names))
    }
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
    zip(group.operations, names.operations).map { method($0, $1, in: names) }
  }

  private func method(
    _ operation: Operation, _ names: OperationNames, in group: GroupNames
  ) -> MethodDeclaration {
    let arguments = arguments(of: operation, names)
    let tail = " async throws" + (returned(operation).map { " -> \($0)" } ?? "")
    return MethodDeclaration(
      doc: ignoreComment(names.all, indent: 2) + doc(of: operation),
      attributes: operation.deprecation?.attribute(indent: 2) ?? "",
      signature: layout.declaration(
        access + "func " + names.name.text,
        arguments.map(\.methodParameter) + ["options: RequestOptions = .init()"], tail: tail + " {",
        indent: 2
      ).droppingSuffix(" {"),
      call: call(operation, names, arguments, in: group))
  }

  /// nil: nothing.
  func returned(_ operation: Operation) -> String? {
    switch operation.answer.returns {
    case .nothing, .file: nil
    case .bytes: "Data"
    case .value(let type): text(of: type)
    }
  }

  private func call(
    _ operation: Operation, _ names: OperationNames, _ arguments: [CallArgument],
    in group: GroupNames
  ) -> String {
    let head = "\(group.endpoint.text).\(names.name.text)"
    let endpoint: Code =
      arguments.isEmpty ? .text(head) : .call(head, arguments.map(\.forwarded))
    var items = [endpoint]
    if case .value(let type) = operation.answer.returns, let format = format(of: type) {
      items.append(.text("format: \(format)"))
    } else if let type = returned(operation) {
      items.append(.text("as: \(type).self"))
    }
    items.append(.text("options: options"))
    let code = Code.call("try await client.send", items)
    return layout.text(code, indent: 4, column: 4)
  }
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

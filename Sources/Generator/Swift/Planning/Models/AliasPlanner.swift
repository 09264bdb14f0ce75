import SDKGenAPIModel

/// Plans other names for types at top level, where code that uses them would find a nested type by their own names.
struct AliasPlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  var blocks: [DeclarationBlock] {
    let needed = needed
    return context.aliases.filter { needed.contains($0.key) }.sorted { $0.key.text < $1.key.text }
      .map { name, alias in
        context.block(
          .alias(
            context.alias(
              alias,
              doc: DocComment(
                "`\(name.text)`, where \(isNested(name) ? "a nested type" : "something else") has that name."
              ), for: name.text)), of: alias)
      }
  }

  private func isNested(_ name: SwiftIdentifier) -> Bool {
    context.models.contains { $0.name.isNested && $0.name.own == name }
  }

  private var needed: Set<SwiftIdentifier> {
    guard !context.aliases.isEmpty else { return [] }
    var needed: Set<SwiftIdentifier> = []
    func add(_ types: [TypeReference], in scope: @autoclosure () -> SwiftTypes) {
      let models = types.namedModels
      if models.isEmpty { return }
      let scope = scope()
      for id in models {
        if let name = scope.aliased(id) { needed.insert(name) }
      }
    }
    for model in context.models {
      add(model.model.shape.types, in: context.types.inside(model.name))
    }
    for group in context.groups {
      let scope = context.types.aroundAndIn(SwiftTypeName(group.endpoint))
      for operation in group.operations {
        let types = operation.operation.sentTypes + operation.operation.receivedTypes
        add(types, in: scope)
        for name in [operation.events?.type, operation.responses?.type].compactMap({ $0 }) {
          add(types, in: context.types.inside(name))
        }
      }
    }
    return needed
  }
}

extension PlanningContext {
  /// Returns another name for a type.
  func alias(_ name: SwiftTypeName, doc: DocComment, for type: String) -> AliasDeclaration {
    AliasDeclaration(
      doc: doc, access: access, name: name.own.text, type: .below([.text(type)]))
  }
}

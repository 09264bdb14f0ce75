import SDKContract
import SDKGenAPIModel

/// Plans the contract: the chosen operations with the names of their methods, and the schemas they lead to.
struct ContractPlanner: Sendable {
  private let context: PlanningContext
  private let source: ContractSource

  init?(_ context: PlanningContext) {
    guard context.options.contract != nil, let source = context.api.contract else { return nil }
    self.context = context
    self.source = source
  }

  var contents: FileContents {
    let stem = context.client.name.droppingSuffix("Client")
    let coding = CodingPlanner(context, module: module)
    let endpoints = hasHandlers ? HandlerPlanner(context, coding).endpoints : []
    let declaration = ContractDeclaration(
      doc: DocComment(
        "What \(context.api.name) demands of requests and responses: `FakeServer(\(stem)Contract.self)`."
      ),
      access: context.access, name: stem + "Contract", lines: literalLines(draft.text),
      endpoints: endpoints)
    let hasEndpoints = !endpoints.isEmpty
    var modules = ModuleUse(
      showsFoundation: false, showsRuntime: hasEndpoints, usesRuntime: hasEndpoints, own: module,
      showsOwn: hasEndpoints)
    modules.shown = ["SDKContract"]
    let others = hasHandlers ? coding.declarations(of: context.models) : []
    if hasEndpoints {
      let operations = context.groups.flatMap(\.operations)
      modules.used = context.types.modules(of: operations.flatMap(\.operation.sentTypes))
      // The compiler does not count conformances as declarations that a `package import` is for.
      if context.options.access == .package {
        modules.used.insert("SDKFake")
      } else {
        modules.shown.insert("SDKFake")
      }
      if !others.isEmpty
        || operations.contains(where: { $0.arguments.contains(where: \.isFoundation) })
      {
        modules.used.insert("Foundation")
      }
    }
    return FileContents(declarations: [.contract(declaration)] + others, modules: modules)
  }

  /// The client's module, where it is another.
  private var module: String? {
    if case .only(let module) = context.options.contract { module } else { nil }
  }

  /// The client is known to be here or in a module that is named.
  private var hasHandlers: Bool { context.options.contract != .only(module: nil) }

  private var draft: ContractDraft {
    source.draft(
      named: context.api.name,
      of: context.groups.flatMap { group in
        group.operations.map { IdentifiedOperation(id: group.id(of: $0), operation: $0.operation) }
      })
  }

  /// Returns a text as the lines of a literal of several lines.
  private func literalLines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for character in text {
      let piece = escaped(String(character))
      if width + piece.utf8.count > 90 {
        lines.append(line + "\\")
        (line, width) = ("", 0)
      }
      line += piece
      width += piece.utf8.count
    }
    return lines + [line]
  }
}

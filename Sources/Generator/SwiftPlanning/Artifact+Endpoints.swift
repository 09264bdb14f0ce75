import SDKGenAPIModel
import SDKGenConcurrency
import SDKGenSwiftModel

extension Artifact {
  /// An enum for each group, with a case for each operation.
  static let endpoints = Artifact(
    suffix: "Endpoints", spread: .groups,
    declarations: { context in
      Array(zip(context.api.groups, context.names.groups)).concurrentMap(run: 2) { group, names in
        group.operations.isEmpty ? nil : .endpoint(context.endpoint(group, names))
      }.compactMap { $0 }
    },
    modules: { context in
      ModuleUse(showsFoundation: context.hasFoundationArguments, showsRuntime: true)
    })
}

extension PlanningContext {
  var hasFoundationArguments: Bool {
    zip(api.groups, names.groups).contains { group, names in
      zip(group.operations, names.operations).contains { operation, names in
        arguments(of: operation, names).contains(where: \.isFoundation)
      }
    }
  }

  func endpoint(_ group: OperationGroup, _ names: GroupNames) -> EndpointDeclaration {
    let shared = SharedAnswers(group.operations, self)
    return EndpointDeclaration(
      doc: DocComment(group.about).text(indent: 0, layout: layout), access: access,
      name: names.endpoint.text,
      ignored: ignoreComment(names.operations.flatMap(\.all).filter { !$0.isASCII }, indent: 2),
      cases: zip(group.operations, names.operations).map { operation, names in
        endpointCase(operation, names, shared)
      },
      shared: shared.declarations)
  }

  private func endpointCase(
    _ operation: Operation, _ names: OperationNames, _ shared: SharedAnswers
  ) -> EndpointDeclaration.Case {
    let arguments = arguments(of: operation, names)
    let request = request(operation, names, answer: shared.argument(operation.answer, self))
    return EndpointDeclaration.Case(
      doc: ignoreComment(names.all, indent: 2) + doc(of: operation),
      declaration: arguments.isEmpty
        ? names.name.text
        : layout.declaration(
          names.name.text, arguments.map(\.caseParameter), tail: "", indent: 2,
          before: "case ".count),
      pattern: pattern(names.name.text, arguments),
      request: layout.text(request, indent: 6, column: 6))
  }

  func doc(of operation: Operation) -> String {
    DocComment(
      operation.about, operation.deprecation?.sentence, "`\(operation.provenance)`"
    ).text(indent: 2, layout: layout)
  }

  /// Of a method that gives the pages or the stream of an operation.
  func doc(of method: ClientMethod) -> String {
    guard method.kind == .pages else { return doc(of: method.operation) }
    let operation = method.operation
    return DocComment(
      operation.about, "The pages one by one, or with `.items` what is on them.",
      operation.deprecation?.sentence, "`\(operation.provenance)`"
    ).text(indent: 2, layout: layout)
  }

  private func pattern(_ name: String, _ arguments: [CallArgument]) -> String {
    guard !arguments.isEmpty else { return ".\(name)" }
    let items = arguments.map { "let \($0.name)" }
    let flat = ".\(name)(\(items.joined(separator: ", ")))"
    if 4 + "case :".count + flat.utf8.count <= layout.width { return flat }
    return ".\(name)(\n\(layout.filled(items, indent: 6, trailing: 2)))"
  }
}

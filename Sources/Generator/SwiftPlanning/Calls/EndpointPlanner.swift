import SDKGenAPIModel
import SDKGenConcurrency
import SDKGenDiagnostics
import SDKGenSwiftModel

/// Plans an enum for each group, with a case for each operation.
struct EndpointPlanner: Sendable {
  private let context: PlanningContext
  private let requests: RequestPlanner

  init(_ context: PlanningContext) {
    self.context = context
    requests = RequestPlanner(context)
  }

  func contents(of groups: [PlannedGroup]) -> FileContents {
    let operations = groups.flatMap(\.operations)
    let errors = operations.flatMap { $0.operation.response.errors.map(\.type) }
    var modules = ModuleUse(
      showsFoundation: operations.contains { $0.arguments.contains(where: \.isFoundation) },
      showsRuntime: true,
      shown: context.types.modules(of: operations.flatMap(\.operation.sentTypes)),
      used: context.types.modules(of: errors).union(
        errors.contains(where: context.types.needsFoundation) ? ["Foundation"] : []))
    modules.use(.cache, if: operations.contains { $0.operation.options.asksForCache })
    return FileContents(
      declarations: groups.filter { !$0.operations.isEmpty }
        .concurrentMap(run: 2) { .endpoint(declaration(of: $0)) }, modules: modules)
  }

  private func declaration(of group: PlannedGroup) -> EndpointDeclaration {
    let types = context.types.inside(SwiftTypeName(group.endpoint))
    let responses = SharedResponses(group.operations.map(\.operation), types)
    let cases = group.operations.map { operation in
      endpointCase(
        operation, operation.caseArguments(types),
        response: responses.argument(for: operation.operation), of: group)
    }
    return EndpointDeclaration(
      doc: DocComment(group.group.isMerged ? nil : group.group.about)
        .excusing(group.operations.flatMap(\.allNames)),
      access: context.access,
      keyword: group.operations.contains(where: isLarge) ? "indirect enum" : "enum",
      name: group.endpoint.text, cases: cases, shared: responses.declarations)
  }

  /// Returns whether a case holds so much that copies of the enum should not: the compiler writes code
  /// for all parts of all cases wherever one is copied, and an allocation is little beside a request.
  private func isLarge(_ operation: PlannedOperation) -> Bool {
    if operation.arguments.count > 2 { return true }
    return switch operation.operation.body {
    case .json(let type), .formValue(let type, _): context.types.size(of: type) > 2
    default: false
    }
  }

  private func endpointCase(
    _ operation: PlannedOperation, _ arguments: [CallArgument], response: Code?,
    of group: PlannedGroup
  ) -> EndpointDeclaration.Case {
    let name = operation.names.own.text
    let operationID = group.operationID(of: operation)
    return EndpointDeclaration.Case(
      doc: doc(of: operation.operation),
      declaration: arguments.isEmpty
        ? .text(name)
        : .function(name, arguments.map { .text($0.caseParameter) }),
      pattern: pattern(name, operation.arguments),
      // Without "return" the compiler solves all cases of the switch together, which takes forty times as long where
      // there are 500.
      request: .row(["return ", requests.request(operation, response: response)]), name: name,
      parameters: operation.arguments.map(\.declaration), httpMethod: operation.operation.method,
      path: swiftLiteral(operation.operation.pathText), operationID: operationID,
      identification: .below(["return \(operationID)"]))
  }

  /// The first paragraph, since the methods that send it have the whole text.
  private func doc(of operation: Operation) -> DocComment {
    let about = operation.about?.firstParagraph
    return DocComment(
      about, operation.deprecation?.sentence(besides: about), code: operation.requestLine
    )
  }

  private func pattern(_ name: String, _ arguments: [CallArgument]) -> Code {
    arguments.isEmpty ? ".\(name)" : .call(".\(name)", arguments.map { "let \($0.name)" })
  }
}

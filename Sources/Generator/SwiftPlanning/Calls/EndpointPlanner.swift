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

  private var layout: Layout { context.layout }

  func contents(of groups: [PlannedGroup]) -> FileContents {
    let operations = groups.flatMap(\.operations)
    let errors = operations.flatMap { $0.operation.response.errors.map(\.type) }
    return FileContents(
      declarations: groups.filter { !$0.operations.isEmpty }
        .concurrentMap(run: 2) { .endpoint(declaration(of: $0)) },
      modules: ModuleUse(
        showsFoundation: operations.contains { $0.arguments.contains(where: \.isFoundation) },
        showsRuntime: true,
        shown: context.types.modules(of: operations.flatMap(\.operation.sentTypes)),
        used: context.types.modules(of: errors).union(
          errors.contains(where: context.types.needsFoundation) ? ["Foundation"] : [])))
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
      doc: linterComment(for: group.operations.flatMap(\.allNames), indent: 0)
        + DocComment(group.group.isMerged ? nil : group.group.about).text(
          indent: 0, layout: layout), access: context.access,
      keyword: group.operations.contains(where: isLarge) ? "indirect enum" : "enum",
      name: group.endpoint.text, ignored: ignored(cases), cases: cases,
      shared: responses.declarations(layout))
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
        ? name
        : layout.declaration(
          name, parameters: arguments.map(\.caseParameter), tail: "", indent: 2,
          before: "case ".count),
      pattern: pattern(name, operation.arguments),
      request: statement(requests.request(operation, response: response)), name: name,
      parameters: operation.arguments.map(\.declaration), httpMethod: operation.operation.method,
      path: swiftLiteral(operation.operation.pathText), operationID: operationID,
      identification: identification(of: name, operationID))
  }

  /// Returns the statement that gives a case its operation ID; on the line of the case if there is room.
  private func identification(of name: String, _ operationID: String) -> String {
    let (label, statement) = ("case .\(name):", "return \(operationID)")
    let isShort = layout.fits(statement, at: 4 + label.utf8.count + 1)
    return (isShort ? " " : "\n      ") + statement
  }

  /// Returns it with `return`: without it the compiler solves all cases of the switch together, which
  /// takes forty times as long where there are 500.
  private func statement(_ request: Code) -> String {
    let head = "return "
    return head + layout.text(request, indent: 6, column: 6 + head.utf8.count)
  }

  /// A path is one literal, however long; the linter would break it inside its interpolations. Above a
  /// single case the comment would make it crash.
  private func ignored(_ cases: [EndpointDeclaration.Case]) -> String {
    let isLong = cases.contains { endpointCase in
      endpointCase.request.hasLine(longerThan: layout.width)
        && endpointCase.request.lines.contains { line in
          line.utf8.count > layout.width && line.utf8.contains(UInt8(ascii: "\\"))
        }
    }
    return isLong ? "  // swift-format-ignore\n" : ""
  }

  /// The first paragraph, since the methods that send it have the whole text.
  private func doc(of operation: Operation) -> String {
    let about = operation.about?.firstParagraph
    return DocComment(
      about, operation.deprecation?.sentence(besides: about), code: operation.requestLine
    ).text(indent: 2, layout: layout)
  }

  private func pattern(_ name: String, _ arguments: [CallArgument]) -> String {
    guard !arguments.isEmpty else { return ".\(name)" }
    let items = arguments.map { "let \($0.name)" }
    let flat = ".\(name)(\(items.joined(separator: ", ")))"
    if layout.fits("case \(flat):", at: 4) { return flat }
    return ".\(name)(\n\(layout.filled(items, indent: 6, trailing: 2)))"
  }
}

extension String {
  fileprivate var firstParagraph: String {
    var paragraph: [Substring] = []
    for line in lines {
      if !line.allSatisfy(\.isWhitespace) {
        paragraph.append(line)
      } else if !paragraph.isEmpty {
        break
      }
    }
    let text = paragraph.joined(separator: "\n")
    // Half a code block would swallow what follows.
    return text.contains("```") ? self : text
  }
}

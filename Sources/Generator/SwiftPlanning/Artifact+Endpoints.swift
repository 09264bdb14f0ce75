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
      let operations = context.api.groups.flatMap(\.operations)
      return ModuleUse(
        showsFoundation: context.hasFoundationArguments, showsRuntime: true,
        shown: context.modules(of: operations.flatMap(\.sentTypes)),
        used: context.modules(of: operations.flatMap { $0.response.errors.map(\.type) }))
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
    let shared = SharedResponses(group.operations, self)
    let groupID = names.endpoint.name.removingSuffix("Endpoint")
    let cases = zip(group.operations, names.operations).map { operation, names in
      endpointCase(
        operation, names, responses: shared, operationID: "\(groupID).\(names.name.name)")
    }
    return EndpointDeclaration(
      doc: DocComment(group.about).text(indent: 0, layout: layout), access: access,
      name: names.endpoint.text,
      ignored: ignored(cases, names), cases: cases,
      shared: shared.declarations)
  }

  private func endpointCase(
    _ operation: Operation, _ names: OperationNames, responses: SharedResponses, operationID: String
  ) -> EndpointDeclaration.Case {
    let arguments = arguments(of: operation, names)
    let request = request(operation, names, response: responses.argument(operation, self))
    return EndpointDeclaration.Case(
      doc: ignoreComment(names.all, indent: 2) + doc(of: operation),
      declaration: arguments.isEmpty
        ? names.name.text
        : layout.declaration(
          names.name.text, arguments.map(\.caseParameter), tail: "", indent: 2,
          before: "case ".count),
      pattern: pattern(names.name.text, arguments),
      request: statement(request),
      operationID: identification(of: names.name.text, operationID))
  }

  /// Returns the lines that give a case its operation ID. On one line if there is room.
  private func identification(of name: String, _ operationID: String) -> String {
    let (label, statement) = ("case .\(name):", "return \"\(operationID)\"")
    let isShort = 4 + label.utf8.count + 1 + statement.utf8.count <= layout.width
    return label + (isShort ? " " : "\n      ") + statement
  }

  /// With `return`: without it the compiler solves all cases of the switch together, which takes forty
  /// times as long where there are 500.
  private func statement(_ request: Code) -> String {
    let head = "return "
    return head + layout.text(request, indent: 6, column: 6 + head.utf8.count)
  }

  /// A path is one literal, however long; the linter would break it inside its interpolations. Above a
  /// single case the comment would make it crash.
  private func ignored(_ cases: [EndpointDeclaration.Case], _ names: GroupNames) -> String {
    let isLong = cases.contains { endpointCase in
      endpointCase.request.split(separator: "\n").contains { line in
        line.utf8.count > layout.width && line.utf8.contains(UInt8(ascii: "\\"))
      }
    }
    if isLong { return "  // swift-format-ignore\n" }
    return ignoreComment(names.operations.flatMap(\.all).filter { !$0.isASCII }, indent: 2)
  }

  /// Of a case: the first paragraph, since the methods that send it have the whole text.
  func doc(of operation: Operation) -> String {
    DocComment(
      operation.about?.firstParagraph, operation.deprecation?.sentence, "`\(operation.provenance)`"
    ).text(indent: 2, layout: layout)
  }

  /// Of a method, with what the spec says of its arguments.
  func doc(of method: ClientMethod) -> String {
    let operation = method.operation
    if method.kind == .pages {
      let name = method.names.name.name
      return DocComment("Returns the pages of `\(name)`; `.items` is the sequence of their items.")
        .text(indent: 2, layout: layout)
    }
    return DocComment(
      operation.about,
      parameters: method.arguments.compactMap { argument in
        argument.about.map { (argument.label ?? argument.name, $0) }
      }
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

extension String {
  fileprivate func removingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }

  fileprivate var firstParagraph: String {
    var paragraph: [Substring] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
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

import SDKGenAPIModel
import SDKGenDiagnostics

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
    let name = operation.names.name.text
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

/// The `ResponseRules` of the operations of an enum; those that several share are written once.
struct SharedResponses: Sendable {
  private let types: SwiftTypes
  /// The rules that several operations share, in order of first use.
  private var shared: [(key: String, rules: [Code])] = []

  init(_ operations: [Operation], _ types: SwiftTypes) {
    self.types = types
    var uses: [String: Int] = [:]
    var order: [(key: String, rules: [Code])] = []
    for operation in operations {
      let rules = rules(operation)
      guard !rules.isEmpty else { continue }
      let key = Self.key(rules)
      if uses[key, default: 0] == 0 { order.append((key, rules)) }
      uses[key, default: 0] += 1
    }
    shared = order.filter { uses[$0.key, default: 0] > 1 }
  }

  /// `response = ResponseRules(…)`
  var declarations: [Code] {
    shared.enumerated().map { .call("\(Self.name($0)) = ResponseRules", $1.rules) }
  }

  /// `response: Self.response`, or the rules themselves; nil for plain JSON.
  func argument(for operation: Operation) -> Code? {
    let rules = rules(operation)
    if rules.isEmpty { return nil }
    let key = Self.key(rules)
    if let index = shared.firstIndex(where: { $0.key == key }) {
      return .text("response: Self.\(Self.name(index))")
    }
    return .call("response: .init", rules)
  }

  private static func name(_ index: Int) -> String {
    index == 0 ? "response" : "response\(index + 1)"
  }

  private static func key(_ rules: [Code]) -> String {
    rules.map(\.flat).joined(separator: ", ")
  }

  // MARK: Rules

  /// Returns the arguments of `ResponseRules`; none when a response is plain JSON.
  private func rules(_ operation: Operation) -> [Code] {
    let response = operation.response
    var parts: [Code] = []
    if !response.unwrap.isEmpty { parts.append(.text("unwrap: \(swiftLiteral(response.unwrap))")) }
    if let rule = response.success {
      var items: [Code] = [
        .text("at: \(swiftLiteral(rule.at))"),
        .text("is: \(swiftLiteral(rule.value, otherwise: "nil"))"),
      ]
      if let message = rule.message { items.append(.text("message: \(swiftLiteral(message))")) }
      parts.append(.call("success: SuccessRule", items))
    }
    if !response.errors.isEmpty {
      parts.append(
        .array(
          "errors: ",
          response.errors.needed.map {
            .text("\(key($0.statuses)): \(types.text(of: $0.type)).self")
          }))
    }
    let accept = accept(operation)
    if !accept.isEmpty {
      parts.append(.array("accept: ", accept.map { .text(swiftLiteral($0)) }))
    }
    if response.acceptsPartialContent { parts.append(.text("acceptsPartialContent: true")) }
    return parts
  }

  /// Responses that differ by status have no type that would suggest one.
  private func accept(_ operation: Operation) -> [String] {
    guard operation.accept.isEmpty, case .choice(let successes) = operation.response.returns else {
      return operation.accept
    }
    let isJSON = successes.allSatisfy { success in
      switch success.returns {
      case .value, .nothing: true
      case .bytes, .file, .text, .choice: false
      }
    }
    return isJSON ? ["application/json"] : []
  }

  private func key(_ statuses: ErrorBody.Statuses) -> String {
    switch statuses {
    case .exactly(let status): ".exactly(\(status))"
    case .statusClass(let first): ".statusClass(\(first))"
    case .other: ".other"
    }
  }
}

extension [ErrorBody] {
  /// Without those that others say as well: `.exactly(404)` beside `.other` of the same type.
  fileprivate var needed: [ErrorBody] {
    guard let other = first(where: { $0.statuses == .other }) else { return self }
    return filter { error in
      guard error.type == other.type else { return true }
      return switch error.statuses {
      case .exactly(let status): contains { $0.statuses == .statusClass(status / 100) }
      case .statusClass: false
      case .other: true
      }
    }
  }
}

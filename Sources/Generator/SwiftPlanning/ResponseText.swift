import SDKGenAPIModel

extension PlanningContext {
  /// The arguments of `ResponseRules`; none when a response is plain JSON.
  func responseArguments(_ operation: Operation) -> [Code] {
    let response = operation.response
    var parts: [Code] = []
    if !response.unwrap.isEmpty { parts.append(.text("unwrap: \(swiftLiteral(response.unwrap))")) }
    if let rule = response.success {
      var items: [Code] = [
        .text("at: \(swiftLiteral(rule.at))"), .text("is: \(success(rule.value))"),
      ]
      if let message = rule.message { items.append(.text("message: \(swiftLiteral(message))")) }
      parts.append(.call("success: SuccessRule", items))
    }
    if !response.errors.isEmpty {
      parts.append(
        .array(
          open: "errors: ",
          response.errors.map { .text("\(key($0.statuses)): \(text(of: $0.type)).self") }))
    }
    let accept = accept(operation)
    if !accept.isEmpty { parts.append(.text("accept: \(swiftLiteral(accept))")) }
    return parts
  }

  /// Answers that differ by status have no type that would suggest one.
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

  private func success(_ literal: Literal) -> String {
    if case .string(let text) = literal { swiftLiteral(text) } else { literal.wireText ?? "nil" }
  }

  private func key(_ statuses: ErrorBody.Statuses) -> String {
    switch statuses {
    case .exactly(let status): ".exactly(\(status))"
    case .statusClass(let hundred): ".statusClass(\(hundred))"
    case .other: ".other"
    }
  }
}

/// The answers that several operations of an enum share; each is written once.
struct SharedResponses: Sendable {
  /// `response = ResponseRules(…)`, in order of first use.
  private(set) var declarations: [String] = []
  private var names: [String: String] = [:]

  init(_ operations: [Operation], _ context: PlanningContext) {
    var uses: [String: Int] = [:]
    var order: [(key: String, operation: Operation)] = []
    for operation in operations {
      let key = Self.key(operation, context)
      guard !key.isEmpty else { continue }
      if uses[key, default: 0] == 0 { order.append((key, operation)) }
      uses[key, default: 0] += 1
    }
    for (key, operation) in order where uses[key, default: 0] > 1 {
      let name = declarations.isEmpty ? "response" : "response\(declarations.count + 1)"
      names[key] = name
      let head = "\(name) = "
      let code = Code.call("ResponseRules", context.responseArguments(operation))
      let column = 2 + "private static let ".utf8.count + head.utf8.count
      declarations.append(head + context.layout.text(code, indent: 2, column: column))
    }
  }

  /// `response: Self.response`, or the rules themselves; nil for plain JSON.
  func argument(_ operation: Operation, _ context: PlanningContext) -> Code? {
    let key = Self.key(operation, context)
    if key.isEmpty { return nil }
    if let name = names[key] { return .text("response: Self.\(name)") }
    return .call("response: .init", context.responseArguments(operation))
  }

  private static func key(_ operation: Operation, _ context: PlanningContext) -> String {
    context.responseArguments(operation).map(\.flat).joined(separator: ", ")
  }
}

import SDKGenAPIModel
import SDKGenSwiftModel

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
        .text("at: \(swiftLiteral(rule.at))"), .text("is: \(success(rule.value))"),
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

  private func success(_ literal: Literal) -> String {
    swiftLiteral(literal, otherwise: "nil")
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

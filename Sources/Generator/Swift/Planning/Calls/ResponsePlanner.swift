import SDKGenAPIModel

/// Plans an enum for each operation whose successful responses differ by status.
struct ResponsePlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func blocks(of operations: [PlannedOperation]) -> [DeclarationBlock] {
    operations.filter { !$0.isOverload }.compactMap { operation in
      operation.responses.map {
        context.block(.response(declaration($0, of: operation.operation)), of: $0.type)
      }
    }
  }

  private func declaration(
    _ responses: NamedCases<Response.Success>, of operation: Operation
  ) -> ResponseDeclaration {
    let types = context.types.inside(responses.type)
    let cases = responses.cases
    let other = cases.first { $0.value.statuses.contains(.other) }
    return ResponseDeclaration(
      doc: DocComment("A successful response of `\(operation.requestLine)`."),
      access: context.access, name: responses.type.own.text,
      conformances: context.conformances.ofReceivedEnums,
      cases: cases.map { success in
        ResponseDeclaration.Case(
          doc: DocComment(
            success.value.statuses.map { $0.words("any other status") }.joined(separator: ", ")),
          declaration: success.name.text + (payload(success.value, types).map { "(\($0))" } ?? ""))
      },
      readings: readings(cases, types, where: \.isExact)
        + readings(cases, types, where: \.isClass),
      fallback: other.map { statement($0, types) } ?? "throw response.unexpectedStatus")
  }

  private func readings(
    _ cases: [Named<Response.Success>], _ types: SwiftTypes,
    where isMeant: (ErrorBody.Statuses) -> Bool
  ) -> [ResponseDeclaration.Reading] {
    cases.compactMap { success in
      let tests = success.value.statuses.filter(isMeant).compactMap(\.pattern)
      return tests.isEmpty
        ? nil
        : ResponseDeclaration.Reading(
          test: tests.joined(separator: ", "), statement: statement(success, types))
    }
  }

  /// nil: its case holds nothing.
  private func payload(_ success: Response.Success, _ types: SwiftTypes) -> String? {
    switch success.returns {
    case .nothing, .choice: nil
    case .bytes, .file: "Data"
    case .text: "String"
    case .value(let type): types.text(of: type)
    }
  }

  private func statement(_ success: Named<Response.Success>, _ types: SwiftTypes) -> String {
    let name = success.name.text
    switch success.value.returns {
    case .nothing, .choice: return "self = .\(name)"
    case .bytes, .file: return "self = .\(name)(response.data)"
    case .text: return "self = try .\(name)(response.text())"
    case .value(let type):
      let argument =
        types.formatOfResponse(type).map { "as: \($0)" } ?? "\(types.text(of: type)).self"
      return "self = try .\(name)(response.decode(\(argument)))"
    }
  }
}

extension ErrorBody.Statuses {
  fileprivate var isExact: Bool { if case .exactly = self { true } else { false } }
  fileprivate var isClass: Bool { if case .statusClass = self { true } else { false } }

  /// nil for `other`, which is the default.
  fileprivate var pattern: String? {
    switch self {
    case .exactly(let status): "\(status)"
    case .statusClass(let first): "\(first)00..<\(first + 1)00"
    case .other: nil
    }
  }
}

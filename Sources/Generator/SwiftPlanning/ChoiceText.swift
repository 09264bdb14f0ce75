import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// An enum for each operation whose successful answers differ by status.
  var answerDeclarations: [AnswerDeclaration] {
    zip(api.groups, names.groups).flatMap { group, names in
      zip(group.operations, names.operations).compactMap { operation, names in
        guard case .choice(let successes) = operation.answer.returns, let answer = names.answer
        else { return nil }
        return declaration(of: operation, zip(successes, answer.members).map { $0 }, answer)
      }
    }
  }

  /// Of enums that hold what is received, which can be no more than their payloads are.
  var answerConformances: String { ": " + valueProtocols.joined(separator: ", ") + " " }

  private func declaration(
    of operation: Operation, _ cases: [(Answer.Success, SwiftIdentifier)], _ names: ModelNames
  ) -> AnswerDeclaration {
    let other = cases.first { success, _ in success.statuses.contains(.other) }
    return AnswerDeclaration(
      doc: DocComment("A successful answer of `\(operation.provenance)`.").text(
        indent: 0, layout: layout),
      access: access, name: names.type.text, conformances: answerConformances,
      cases: cases.map { success, name in
        AnswerDeclaration.Case(
          doc: DocComment(success.statuses.map(\.words).joined(separator: ", ")).text(
            indent: 2, layout: layout),
          declaration: name.text + (payload(success).map { "(\($0))" } ?? ""))
      },
      readings: readings(cases, { $0.isExact }) + readings(cases, { $0.isHundred }),
      fallback: other.map { statement($0.0, $0.1) } ?? "throw answer.unexpectedStatus")
  }

  private func readings(
    _ cases: [(Answer.Success, SwiftIdentifier)], _ isMeant: (ErrorBody.Statuses) -> Bool
  ) -> [AnswerDeclaration.Reading] {
    cases.compactMap { success, name in
      let tests = success.statuses.filter(isMeant).compactMap(\.pattern)
      return tests.isEmpty
        ? nil
        : AnswerDeclaration.Reading(
          test: tests.joined(separator: ", "), statement: statement(success, name))
    }
  }

  /// nil: its case holds nothing.
  private func payload(_ success: Answer.Success) -> String? {
    switch success.returns {
    case .nothing, .choice: nil
    case .bytes, .file: "Data"
    case .text: "String"
    case .value(let type): text(of: type)
    }
  }

  private func statement(_ success: Answer.Success, _ name: SwiftIdentifier) -> String {
    switch success.returns {
    case .nothing, .choice: return "self = .\(name.text)"
    case .bytes, .file: return "self = .\(name.text)(answer.data)"
    case .text: return "self = try .\(name.text)(answer.text())"
    case .value(let type):
      let argument = format(of: type).map { "as: \($0)" } ?? "\(text(of: type)).self"
      return "self = try .\(name.text)(answer.decode(\(argument)))"
    }
  }
}

extension ErrorBody.Statuses {
  fileprivate var isExact: Bool { if case .exactly = self { true } else { false } }
  fileprivate var isHundred: Bool { if case .hundred = self { true } else { false } }

  /// nil for `other`, which is the default.
  fileprivate var pattern: String? {
    switch self {
    case .exactly(let status): "\(status)"
    case .hundred(let hundred): "\(hundred)00..<\(hundred + 1)00"
    case .other: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .exactly(let status): "\(status)"
    case .hundred(let hundred): "\(hundred)xx"
    case .other: "any other status"
    }
  }
}

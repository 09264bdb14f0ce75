import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  /// An enum for each operation whose successful answers differ by status.
  var responseDeclarations: [ResponseDeclaration] {
    zip(api.groups, names.groups).flatMap { group, names in
      zip(group.operations, names.operations).compactMap { operation, names in
        guard case .choice(let successes) = operation.response.returns,
          let response = names.response
        else { return nil }
        return declaration(of: operation, zip(successes, response.members).map { $0 }, response)
      }
    }
  }

  /// Of enums that hold what is received, which can be no more than their payloads are.
  var responseConformances: String { ": " + valueProtocols.joined(separator: ", ") + " " }

  private func declaration(
    of operation: Operation, _ cases: [(Response.Success, SwiftIdentifier)], _ names: ModelNames
  ) -> ResponseDeclaration {
    let other = cases.first { success, _ in success.statuses.contains(.other) }
    return ResponseDeclaration(
      doc: DocComment("A successful response of `\(operation.provenance)`.").text(
        indent: 0, layout: layout),
      access: access, name: names.type.text, conformances: responseConformances,
      cases: cases.map { success, name in
        ResponseDeclaration.Case(
          doc: DocComment(success.statuses.map(\.words).joined(separator: ", ")).text(
            indent: 2, layout: layout),
          declaration: name.text + (payload(success).map { "(\($0))" } ?? ""))
      },
      readings: readings(cases, { $0.isExact }) + readings(cases, { $0.isHundred }),
      fallback: other.map { statement($0.0, $0.1) } ?? "throw response.unexpectedStatus")
  }

  private func readings(
    _ cases: [(Response.Success, SwiftIdentifier)], _ isMeant: (ErrorBody.Statuses) -> Bool
  ) -> [ResponseDeclaration.Reading] {
    cases.compactMap { success, name in
      let tests = success.statuses.filter(isMeant).compactMap(\.pattern)
      return tests.isEmpty
        ? nil
        : ResponseDeclaration.Reading(
          test: tests.joined(separator: ", "), statement: statement(success, name))
    }
  }

  /// nil: its case holds nothing.
  private func payload(_ success: Response.Success) -> String? {
    switch success.returns {
    case .nothing, .choice: nil
    case .bytes, .file: "Data"
    case .text: "String"
    case .value(let type): text(of: type)
    }
  }

  private func statement(_ success: Response.Success, _ name: SwiftIdentifier) -> String {
    switch success.returns {
    case .nothing, .choice: return "self = .\(name.text)"
    case .bytes, .file: return "self = .\(name.text)(response.data)"
    case .text: return "self = try .\(name.text)(response.text())"
    case .value(let type):
      let argument = format(of: type).map { "as: \($0)" } ?? "\(text(of: type)).self"
      return "self = try .\(name.text)(response.decode(\(argument)))"
    }
  }
}

extension ErrorBody.Statuses {
  fileprivate var isExact: Bool { if case .exactly = self { true } else { false } }
  fileprivate var isHundred: Bool { if case .statusClass = self { true } else { false } }

  /// nil for `other`, which is the default.
  fileprivate var pattern: String? {
    switch self {
    case .exactly(let status): "\(status)"
    case .statusClass(let hundred): "\(hundred)00..<\(hundred + 1)00"
    case .other: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .exactly(let status): "\(status)"
    case .statusClass(let hundred): "\(hundred)xx"
    case .other: "any other status"
    }
  }
}

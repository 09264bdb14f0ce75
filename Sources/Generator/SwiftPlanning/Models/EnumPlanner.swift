import SDKGenAPIModel
import SDKGenSwiftModel

/// Plans enumerations.
struct EnumPlanner: Sendable {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  func declaration(
    of model: PlannedModel, _ enumeration: Enumeration, cases: [Named<Enumeration.Value>]
  ) -> EnumDeclaration {
    let rawType = enumeration.rawType == .string ? "String" : "Int"
    let literal =
      rawType == "String" ? "ExpressibleByStringInterpolation" : "ExpressibleByIntegerLiteral"
    let own =
      enumeration.isOpen
      ? ["OpenEnum"] + (enumeration.allowsOthers ? [literal] : [])
      : [rawType, "Codable", "CaseIterable", "QueryValue", "Hashable", "Sendable"]
    return EnumDeclaration(
      doc: context.doc(of: model, naming: cases.map(\.name)), access: context.access,
      name: model.name.own.text,
      conformances: context.conformances.clause(of: model, own), rawType: rawType,
      cases: cases.map { value in
        .init(
          doc: DocComment(value.value.about), name: value.name.text,
          raw: rawLiteral(value.value.raw))
      },
      caseLines: caseLines(cases),
      unrecognized: enumeration.isOpen ? model.unrecognized?.text : nil)
  }

  /// Returns `case open, closed`; a value with a comment has a line of its own.
  private func caseLines(_ cases: [Named<Enumeration.Value>]) -> [Code] {
    var lines: [Code] = []
    var names: [String] = []
    func endLine() {
      if !names.isEmpty { lines.append(.cases(names)) }
      names = []
    }
    for value in cases {
      let comment = DocComment(value.value.about)
      if comment.isEmpty {
        names.append(value.name.text)
      } else {
        endLine()
        lines.append(.commented(comment, .cases([value.name.text])))
      }
    }
    endLine()
    return lines
  }

  private func rawLiteral(_ literal: Literal) -> String {
    swiftLiteral(literal, otherwise: "0")
  }
}

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
      conformances: context.inheritance(of: model, keyword: "enum", own), rawType: rawType,
      cases: cases.map { value in
        .init(
          ignored: comment(above: value, context.layout(of: model.name)), name: value.name.text,
          raw: rawLiteral(value.value.raw))
      },
      caseLines: caseLines(cases, context.layout(of: model.name)),
      unrecognized: enumeration.isOpen ? model.unrecognized?.text : nil)
  }

  private func comment(above value: Named<Enumeration.Value>, _ layout: Layout) -> String {
    DocComment(value.value.about).text(indent: 2, layout: layout)
  }

  /// Returns `case open, closed`, as many a line as fit; one with a comment has its own.
  private func caseLines(_ cases: [Named<Enumeration.Value>], _ layout: Layout) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for value in cases {
      let name = value.name
      let comment = comment(above: value, layout)
      if comment.isEmpty, isOpen, let last = lines.last,
        layout.fits(name.text, at: last.utf8.count + 2)
      {
        lines[lines.count - 1] = last + ", " + name.text
      } else {
        lines.append(comment + "  case " + name.text)
      }
      isOpen = comment.isEmpty
    }
    return lines
  }

  private func rawLiteral(_ literal: Literal) -> String {
    swiftLiteral(literal, otherwise: "0")
  }
}

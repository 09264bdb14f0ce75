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
    let own =
      enumeration.isOpen
      ? ["OpenEnum"] : [rawType, "Codable", "CaseIterable", "QueryValue", "Hashable", "Sendable"]
    return EnumDeclaration(
      doc: context.doc(of: model), access: context.access, name: model.name.own.text,
      conformances: context.inheritance(of: model, keyword: "enum", own), rawType: rawType,
      cases: cases.map { value in
        .init(
          ignored: linterComment(for: [value.name], indent: 2), name: value.name.text,
          raw: rawLiteral(value.value.raw))
      },
      caseLines: caseLines(cases.map(\.name), context.layout(of: model.name)),
      unrecognized: enumeration.isOpen ? model.unrecognized?.text : nil)
  }

  /// Returns `case open, closed`, as many a line as fit; a name that the linter must be told of has its own.
  private func caseLines(_ names: [SwiftIdentifier], _ layout: Layout) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for name in names {
      let comment = linterComment(for: [name], indent: 2)
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
    if case .string(let text) = literal { swiftLiteral(text) } else { literal.wireText ?? "0" }
  }
}

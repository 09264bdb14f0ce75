import SDKGenAPIModel
import SDKGenSwiftModel

extension PlanningContext {
  func declaration(
    _ enumeration: Enumeration, _ model: Model, _ names: ModelNames
  ) -> EnumDeclaration {
    let rawType = enumeration.rawType == .string ? "String" : "Int"
    let own =
      enumeration.isOpen
      ? ["OpenEnum"] : [rawType, "Codable", "CaseIterable", "QueryValue", "Hashable", "Sendable"]
    return EnumDeclaration(
      doc: doc(of: model), access: access, name: names.type.text,
      conformances: conformances(of: model, name: names.type.text, keyword: "enum", own),
      rawType: rawType,
      cases: zip(enumeration.values, names.members).map { value, name in
        .init(
          ignored: ignoreComment([name], indent: 2), name: name.text, raw: rawLiteral(value.raw))
      },
      caseLines: caseLines(names.members),
      unrecognized: enumeration.isOpen ? names.unrecognized?.text : nil)
  }

  /// `case open, closed`, as many a line as fit; a name that the linter must be told of has its own.
  private func caseLines(_ names: [SwiftIdentifier]) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for name in names {
      let comment = ignoreComment([name], indent: 2)
      if comment.isEmpty, isOpen, let last = lines.last,
        last.utf8.count + 2 + name.text.utf8.count <= layout.width
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

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
      unrecognized: enumeration.isOpen ? names.unrecognized?.text : nil)
  }

  private func rawLiteral(_ literal: Literal) -> String {
    if case .string(let text) = literal { swiftLiteral(text) } else { literal.wireText ?? "0" }
  }
}

import SDKGenDiagnostics
import SDKGenSourceText

extension ValueFormat<SpecSettings.Auth> {
  static var auth: Self {
    let schemes = ValueFormat<[Located<String>]>.locatedTexts.schema
    let list = schemes.adding(["minItems": 1])
    let alternatives: JSONSchema = ["type": "array", "minItems": 1, "items": schemes]
    return Self(.named("auth", .anyOf([textSchema, alternatives, list])), parseAuth)
  }
}

private func parseAuth(_ node: Node, _ what: String) -> Diagnosed<SpecSettings.Auth?> {
  switch node.kind {
  case .string:
    return parseLocatedText(node, what).mapValue { $0.value == "none" ? [[]] : [[$0]] }
  case .array where node.elements.isEmpty:
    return Diagnosed(nil, [.emptyList(what, hint: "write \"none\" for none", at: node.location)])
  case .array:
    let schemes = ValueFormat<[Located<String>]>.locatedTexts
    return node.elements.contains { $0.kind == .array }
      ? ValueFormat.list(of: schemes).read(node, what) : schemes.read(node, what).mapValue { [$0] }
  case .null, .bool, .number, .object:
    return Diagnosed(
      nil, [.wrongKind(what, expected: "a scheme's name, a list of them or \"none\"", found: node)])
  }
}

import SDKGenDiagnostics
import SDKGenSourceText

extension ObjectReader {
  /// Fields with their types, or the name of a model whose fields they are.
  mutating func form() -> Located<SpecBody>? {
    guard let member = self["form"] else {
      reportStyles()
      return nil
    }
    if member.value.kind == .object {
      reportStyles()
      return locate("form") { node, what in
        let fields = parseParameters(node, what)
        return Diagnosed(.form(fields.value), fields.diagnostics + emptyBody(node, what))
      }
    }
    let styles = read("styles", parseFieldStyles) ?? []
    return locate("form") { node, what in
      let type = parseTypeExpression(node, what)
      return Diagnosed(.formValue(type.value, styles: styles), type.diagnostics)
    }
  }

  private mutating func reportStyles() {
    guard let member = self["styles"] else { return }
    report(
      .misplacedKey("styles", in: "an endpoint without a form by type", at: member.keyLocation))
  }
}

private func parseFieldStyles(
  _ node: Node, _ what: String
) -> Diagnosed<[SpecBody.FieldStyle]> {
  parseMembers(node, what) { member in
    let style = parseChoice(member.value, "'\(member.key)'", of: styles)
    return Diagnosed(
      style.value.map {
        SpecBody.FieldStyle(
          field: Located(member.key, at: member.keyLocation), style: $0.value)
      },
      style.diagnostics)
  }
}

/// A form or multipart body without fields.
func emptyBody(_ node: Node, _ what: String) -> [Diagnostic] {
  guard node.kind == .object, node.members.isEmpty else { return [] }
  return [.emptyList(what, hint: "it needs a field", at: node.location)]
}

/// A content type, or `{ "type": …, "optional": true }`.
func parseContent(
  _ node: Node, _ what: String
) -> Diagnosed<(type: String, isOptional: Bool)?> {
  guard node.kind == .object else {
    let type = parseContentType(node, what)
    return Diagnosed(type.value.map { ($0, false) }, type.diagnostics)
  }
  var keys = ObjectReader(node, what, keys: ["type", "optional"])
  keys.require("type")
  let type = keys.readAny("type", parseContentType)
  let isOptional = keys.read("optional", parseBool) ?? false
  return keys.finish(type.map { ($0, isOptional) })
}

/// Media types, best first.
func parseAccept(_ node: Node, _ what: String) -> Diagnosed<[String]> {
  let types = parseElements(node, what, parseContentType)
  guard node.kind == .array, node.elements.isEmpty else { return types }
  return Diagnosed([], [.emptyList(what, hint: "leave it out", at: node.location)])
}

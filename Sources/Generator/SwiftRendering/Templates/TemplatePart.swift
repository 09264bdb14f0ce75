/// A part of a template that is ready to be filled. Its holes know in which scope their value stands:
/// 0 is the declaration, 1 an element of one of its lists, and so on.
enum TemplatePart: Sendable {
  case literal(String)
  case text(scope: Int, @Sendable (any TemplateValue) -> String)
  case condition(scope: Int, @Sendable (any TemplateValue) -> Bool, [TemplatePart])
  case list(scope: Int, @Sendable (any TemplateValue) -> [any TemplateValue], [TemplatePart])
}

extension [TemplatePart] {
  func render(_ value: any TemplateValue) -> String {
    var text = ""
    var scopes = [value]
    render(&scopes, into: &text)
    return text
  }

  private func render(_ scopes: inout [any TemplateValue], into text: inout String) {
    for part in self {
      switch part {
      case .literal(let literal): text += literal
      case .text(let scope, let value): text += value(scopes[scope])
      case .condition(let scope, let holds, let parts):
        if holds(scopes[scope]) { parts.render(&scopes, into: &text) }
      case .list(let scope, let elements, let parts):
        for element in elements(scopes[scope]) {
          scopes.append(element)
          parts.render(&scopes, into: &text)
          scopes.removeLast()
        }
      }
    }
  }
}

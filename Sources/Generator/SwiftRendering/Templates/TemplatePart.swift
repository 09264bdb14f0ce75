/// A part of a template that is ready to be filled. It names a hole by the scope in which its value stands, and by its
/// position among the holes of that value: scope 0 is the declaration, 1 an element of one of its lists, and so on.
enum TemplatePart: Sendable {
  /// What must hold for a section to be written.
  enum Condition: Sendable { case text, noText, flag, noFlag, emptyList }

  case literal(String)
  case text(scope: Int, hole: Int)
  case section(scope: Int, hole: Int, Condition, [TemplatePart])
  case list(scope: Int, hole: Int, [TemplatePart])
}

extension [TemplatePart] {
  func render(_ value: Filling) -> String {
    var text = ""
    var scopes = [value]
    render(&scopes, into: &text)
    return text
  }

  private func render(_ scopes: inout [Filling], into text: inout String) {
    // A loop over the elements of an array takes several times as long in a debug build.
    var index = 0
    while index < count {
      let part = self[index]
      index += 1
      switch part {
      case .literal(let literal): text += literal
      case .text(let scope, let hole): text += scopes[scope].text(hole)
      case .section(let scope, let hole, let condition, let parts):
        if condition.holds(for: hole, of: scopes[scope]) { parts.render(&scopes, into: &text) }
      case .list(let scope, let hole, let parts):
        for element in scopes[scope].list(hole) {
          scopes.append(element)
          parts.render(&scopes, into: &text)
          scopes.removeLast()
        }
      }
    }
  }
}

extension TemplatePart.Condition {
  fileprivate func holds(for hole: Int, of value: Filling) -> Bool {
    switch self {
    case .text: !value.text(hole).isEmpty
    case .noText: value.text(hole).isEmpty
    case .flag: value.flag(hole)
    case .noFlag: !value.flag(hole)
    case .emptyList: value.list(hole).isEmpty
    }
  }
}

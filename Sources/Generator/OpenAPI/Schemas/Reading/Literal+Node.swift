import SDKGenAPIModel
import SDKGenSourceText

extension Literal {
  /// Reads a JSON value.
  init(_ node: Node) {
    self =
      switch node.kind {
      case .null: .null
      case .bool: .bool(node.bool ?? false)
      case .number: .number(node.number ?? "0")
      case .string: .string(node.string ?? "")
      case .array: .array(node.elements.map(Literal.init))
      case .object:
        .object(node.members.map { Member(name: $0.key, value: Literal($0.value)) })
      }
  }

  /// Reads a value of the given kinds; YAML reads the string `200` as a number.
  init(_ node: Node, as kinds: Kinds?) {
    let literal = Literal(node)
    switch literal {
    case .number(let text) where kinds?.subtracting(.null) == .string: self = .string(text)
    case .bool where kinds?.subtracting(.null) == .string: self = .string(literal.text)
    default: self = literal
    }
  }
}

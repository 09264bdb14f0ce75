import SDKGenAPIModel
import SDKGenSourceText
import SDKGenSpecReading

extension Literal {
  /// Where a string is meant the text counts: YAML reads `200` as a number.
  init(_ node: Node, as kinds: Kinds?) {
    let literal = Literal(node)
    switch literal {
    case .number(let text) where kinds?.subtracting(.null) == .string: self = .string(text)
    case .bool where kinds?.subtracting(.null) == .string: self = .string(literal.text)
    default: self = literal
    }
  }
}

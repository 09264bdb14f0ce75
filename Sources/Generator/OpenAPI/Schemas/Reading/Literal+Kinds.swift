import SDKGenAPIModel
import SDKGenSourceText
import SDKGenSpecReading

extension Literal {
  /// Reads a value of the given kinds; YAML reads the string `200` as a number, and `0x1F` is meant as it is written.
  init(_ node: Node, as kinds: Kinds?) {
    let literal = Literal(node)
    switch literal {
    case .number(let number) where kinds?.subtracting(.null) == .string:
      self = .string(node.text ?? number)
    case .bool where kinds?.subtracting(.null) == .string: self = .string(literal.text)
    default: self = literal
    }
  }

  /// A value that a property may be limited to.
  var isConstant: Bool {
    switch self {
    case .string, .bool: true
    case .number: kind == .integer
    case .null, .array, .object: false
    }
  }

  var kind: Kinds {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number(let text): Int64(text) == nil ? .number : .integer
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// As a person would write it.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let text), .string(let text): text
    case .array(let elements): "[" + elements.map(\.written).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.name)\": \($0.value.written)" }.joined(separator: ", ") + "}"
    }
  }

  /// The same with quotes around strings.
  var written: String {
    if case .string(let text) = self { "\"\(text)\"" } else { text }
  }
}

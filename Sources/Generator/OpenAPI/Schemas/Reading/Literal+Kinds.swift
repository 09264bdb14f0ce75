import SDKGenAPIModel
import SDKGenSourceText
import SDKGenSpecReading

extension Literal {
  /// Reads a value of the given kinds. Of strings it is the text as it is written.
  init(_ node: Node, as kinds: Kinds?) {
    self = node.textMeant(as: kinds).map(Literal.string) ?? Literal(node)
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

extension Node {
  /// Returns the text of a scalar where only strings are allowed: YAML reads `1.10`, `True` and `~` as other values. What
  /// is written `null` is null, as is each spelling of it where that is allowed.
  func textMeant(as kinds: Kinds?) -> String? {
    guard kinds?.subtracting(.null) == .string else { return nil }
    if kind == .null, kinds != .string || ["", "null"].contains(text) { return nil }
    return text
  }

  /// The text of a scalar where a name or prose is meant, as a string; nil for other values. What YAML has for null by
  /// itself, `~`, is null.
  var prose: Node? {
    if kind == .string { return self }
    guard let text = textMeant(as: .string), kind != .null || text != "~" else { return nil }
    return .string(text, at: self)
  }
}

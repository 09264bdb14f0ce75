import SDKGenAPIModel
import SDKGenSourceText

extension TypeReference {
  /// Returns whether a value can be of the type; any value but null can be of a model.
  func accepts(_ node: Node) -> Bool {
    switch self {
    case .optional(let inner), .nullable(let inner): node.kind == .null || inner.accepts(node)
    case .array(let inner): node.kind == .array && node.elements.allSatisfy(inner.accepts)
    case .dictionary(let inner):
      node.kind == .object && node.members.allSatisfy { inner.accepts($0.value) }
    case .model: node.kind != .null
    case .scalar(let scalar): scalar.accepts(node)
    }
  }

  /// Returns whether Swift can write the value as the default of an argument of the type.
  func canDefault(to literal: Literal) -> Bool {
    switch (self, literal) {
    case (.scalar(.integer), .number): literal.fits(self)
    case (.scalar(.bool), _), (.scalar(.string), _), (.scalar(.double), _): true
    // Models are known when all are lowered: `checkDefaults`.
    case (.model, .string), (.model, .number), (.model, .bool): true
    case (.array, .array(let elements)): elements.isEmpty
    default: false
    }
  }
}

extension Scalar {
  func accepts(_ node: Node) -> Bool {
    switch jsonKind {
    case .bool: node.kind == .bool
    case .integer: node.number.map { Double($0)?.rounded() == Double($0) } ?? false
    case .number: node.kind == .number
    case .string: node.kind == .string
    case .any: true
    }
  }
}

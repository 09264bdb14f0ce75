import SDKGenAPIModel
import SDKGenSourceText
import SDKGenSpecReading

extension TypeReference {
  /// Returns a value as one of the type; nil where it is not. Any value but null can be of a model.
  func literal(_ node: Node) -> Literal? {
    switch self {
    case .optional(let inner), .nullable(let inner):
      return node.kind == .null ? .null : inner.literal(node)
    case .array(let inner):
      let elements = node.elements.compactMap(inner.literal)
      return node.kind == .array && elements.count == node.elements.count ? .array(elements) : nil
    case .dictionary(let inner):
      let members = node.members.compactMap { member in
        inner.literal(member.value).map { Literal.Member(name: member.key, value: $0) }
      }
      return node.kind == .object && members.count == node.members.count ? .object(members) : nil
    case .model: return node.kind == .null ? nil : Literal(node)
    case .scalar(.string): return node.textMeant(as: .string).map(Literal.string)
    case .scalar(let scalar): return scalar.accepts(node) ? Literal(node) : nil
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

extension SchemaGraph {
  /// Returns whether lists are of the kinds that their schemas state, which types of models do not tell.
  func allows(_ node: Node, by schema: MergedSchema) -> Bool {
    guard node.kind == .array, !schema.items.isEmpty, schema.tuple.isEmpty else { return true }
    let items = merged(member: schema.items)
    let kinds = allowedKinds(of: items, depth: 8)?.union(items.isNullable ? .null : [])
    return node.elements.allSatisfy { element in
      kinds.map { !$0.isDisjoint(with: Kinds(of: element)) } ?? true && allows(element, by: items)
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

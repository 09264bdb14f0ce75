package import SDKGenAPIModel
package import SDKGenSourceText

extension Literal {
  /// Makes the literal of a JSON value.
  package init(_ node: Node) {
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
}

import SDKGenAPIModel
import SDKGenDiagnostics
import SDKGenSourceText

extension SchemaLowering {
  /// A default as a value of its type; nil, reported, when it is none.
  func defaultValue(_ element: Element, as type: TypeReference) -> Literal? {
    let node = element.node
    if case .optional = type, node.kind == .null { return .null }
    if case .scalar(.string) = type, node.kind == .number, let text = node.number {
      return .string(text)
    }
    guard fits(node, type) else {
      graph.report(.openAPIDefault(Literal(node).written, element))
      return nil
    }
    return Literal(node)
  }

  /// A value can be of a type; any value but null can be of a model.
  func fits(_ node: Node, _ type: TypeReference) -> Bool {
    switch type {
    case .optional(let inner), .nullable(let inner): node.kind == .null || fits(node, inner)
    case .array(let inner): node.kind == .array && node.elements.allSatisfy { fits($0, inner) }
    case .dictionary(let inner):
      node.kind == .object && node.members.allSatisfy { fits($0.value, inner) }
    case .model: node.kind != .null
    case .scalar(let scalar): fits(node, scalar)
    }
  }

  private func fits(_ node: Node, _ scalar: Scalar) -> Bool {
    switch scalar {
    case .bool: node.kind == .bool
    case .integer: node.number.map { Double($0)?.rounded() == Double($0) } ?? false
    case .float, .double, .decimal: node.kind == .number
    case .date(.unixSeconds), .date(.unixMilliseconds): node.kind == .number
    case .json, .external: true
    case .string, .uuid, .url, .date, .day, .number, .flag, .data, .bytes, .file:
      node.kind == .string
    }
  }

  /// Swift can write the value as the default of an argument.
  func isInitializer(_ literal: Literal, _ type: TypeReference) -> Bool {
    switch (type, literal) {
    case (.scalar(.integer), .number(let text)): Int(text) != nil
    case (.scalar(.bool), _), (.scalar(.string), _), (.scalar(.double), _): true
    // Models are known when all are lowered: `checkDefaults`.
    case (.model, .string), (.model, .number): true
    case (.array, .array(let elements)): elements.isEmpty
    default: false
    }
  }
}
